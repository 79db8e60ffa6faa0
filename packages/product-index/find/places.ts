/**
 * Bits of the places where a word stands in a product: labels D to A of its texts, and its name in the language of the query, once or more often.
 * None: it is only mentioned.
 */
export const place = { details: 1, kind: 2, name: 4, head: 8, written: 16, repeated: 32 } as const

/** Combinations of {@link place}. */
export const placeCount = 64
