/** Bytes of a header that every proxy accepts. */
const maxHeader = 7000

/** What names no single things, or too many of them: it is dropped by every change. */
export const untagged = 'untagged'

/**
 * What a reply shows, for caches in front that drop by it: Fastly and others read `surrogate-key`, Varnish `xkey`.
 * @param allTag what every tagged reply has: by it all are dropped
 */
export function tagHeaders(allTag: string, tags: readonly string[]): [string, string][] {
  const named = [allTag, ...(tags.length > 0 ? tags : [untagged])].join(' ')
  const value = named.length > maxHeader ? `${allTag} ${untagged}` : named
  return ['surrogate-key', 'xkey'].map((name) => [name, value])
}
