/**
 * Fields whose name inside differs from the one in requests and replies, for names that mean one thing everywhere.
 * `docs/glossary.md` lists the fields that keep their wire name inside.
 */
export const wireNames = {
  offerId: 'itemStorePriceId',
  offerIds: 'itemStorePriceIds',
  toOfferId: 'toItemStorePriceId',
  categoryName: 'typeName',
} as const

const swapped: Record<string, string> = Object.fromEntries(
  Object.entries(wireNames).flatMap(([inside, wire]) => [
    [inside, wire],
    [wire, inside],
  ]),
)

// A quote inside a JSON string is escaped, so an unescaped name between quotes before a colon is a key.
const keys = new RegExp(`(?<!\\\\)"(${Object.keys(swapped).join('|')})"(?=\\s*:)`, 'g')

/**
 * Translates the keys of a JSON text between inside and wire. One function for both directions: it swaps the two names of
 * each field, so that it is its own inverse and no text gains or loses a key.
 */
export function swapWireNames(json: string): string {
  return json.replace(keys, (_, name: string) => `"${swapped[name]}"`)
}

/** Translates the name of a field, or each part of a dotted path: `items.0.offerId`, `items.0.itemStorePriceId`. */
export function swapFieldPath(path: string): string {
  return path.replace(/[^.]+/g, (name) => (Object.hasOwn(swapped, name) ? swapped[name]! : name))
}
