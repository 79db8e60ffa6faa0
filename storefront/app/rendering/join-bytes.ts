const encoder = new TextEncoder()
let buffer = new Uint8Array(2 ** 20)

/** The bytes of a text in parts, some of them encoded. Joined first, they would be copied twice more: a tenth of a page's time. */
export function joinBytes(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const most = parts.reduce((length, part) => length + (typeof part === 'string' ? 3 : 1) * part.length, 0)
  if (most > buffer.length) buffer = new Uint8Array(most)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') at += encoder.encodeInto(part, buffer.subarray(at)).written
    else {
      buffer.set(part, at)
      at += part.length
    }
  }
  return buffer.slice(0, at)
}
