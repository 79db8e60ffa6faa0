/** Version 4 of RFC 9562: random digits in place of 0, 1 and 8, the last with the variant's bits. */
const template = '10000000-1000-4000-8000-100000000000'

/** A random UUID, also on pages without a secure context, where `crypto.randomUUID` is missing. */
export const randomId = (): string =>
  template.replace(/[018]/g, (digit) => (+digit ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (+digit / 4)))).toString(16))
