/**
 * Where a value has the character U+0000, which no text of PostgreSQL can have, as a JSON pointer; undefined where it has none.
 */
export function nullCharacterAt(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const at = nullCharacterAt(part)
    if (at !== undefined) return `/${name}${at}`
  }
  return undefined
}
