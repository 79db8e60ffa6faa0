/** For tests: a vector as PostgreSQL sends it (`tsvectorsend`). @param words places are 16 bits: weight, place */
export function vectorOf(words: readonly { lexeme: string; places: readonly number[] }[]): Buffer {
  const parts = words.map(({ lexeme, places }) => {
    const numbers = Buffer.alloc(2 + 2 * places.length)
    numbers.writeUInt16BE(places.length)
    places.forEach((place, at) => numbers.writeUInt16BE(place, 2 + 2 * at))
    return Buffer.concat([Buffer.from(lexeme), Buffer.of(0), numbers])
  })
  const count = Buffer.alloc(4)
  count.writeUInt32BE(words.length)
  return Buffer.concat([count, ...parts])
}
