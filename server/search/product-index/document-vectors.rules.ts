import { positionOf, type IndexedWords, type Places } from './words.rules.ts'

/** The vectors of a search document as PostgreSQL sends them: one a language in the order ka, en, ru, zh, and all words without places. */
export interface DocumentVectors {
  languages: [Buffer, Buffer, Buffer, Buffer]
  all: Buffer
}

const none = new Uint16Array(0)

/** What a document says. */
export function wordsOf({ languages, all }: DocumentVectors): IndexedWords {
  const named = new Map<string, Places>()
  const lengths = languages.map((vector, language) => {
    let length = 0
    readVector(vector, (lexeme, places) => {
      let known = named.get(lexeme)
      if (!known) named.set(lexeme, (known = [none, none, none, none]))
      known[language] = places
      for (const place of places) length = Math.max(length, positionOf(place))
    })
    return length
  })
  const mentions: string[] = []
  readVector(all, (lexeme) => {
    if (!named.has(lexeme)) mentions.push(lexeme)
  })
  return { named, mentions, lengths }
}

/** `tsvectorsend`: the number of lexemes, and for each its text, a zero byte, the number of its places and the places. */
function readVector(vector: Buffer, found: (lexeme: string, places: Uint16Array) => void): void {
  const count = vector.readUInt32BE(0)
  let at = 4
  for (let i = 0; i < count; i++) {
    const end = vector.indexOf(0, at)
    const lexeme = vector.toString('utf8', at, end)
    const places = new Uint16Array(vector.readUInt16BE(end + 1))
    at = end + 3
    for (let place = 0; place < places.length; place++, at += 2) places[place] = vector.readUInt16BE(at)
    found(lexeme, places)
  }
}
