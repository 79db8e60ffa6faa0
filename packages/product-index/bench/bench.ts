/**
 * `node packages/product-index/bench/bench.ts [products] [--smoke]`: processor time of building an index of random products and of searching it. The products
 * are the same at each run.
 */
import process from 'node:process'
import { dimension, codes } from '../attributes/value-ids.ts'
import { Finder } from '../find/finder.ts'
import type { IndexQuery } from '../find/query.ts'
import type { QueryWords } from '../find/word-hits.ts'
import { Layout } from '../schema/layout.ts'
import { segmentOf } from '../segments/segment-builder.ts'
import type { Segment, SharedArray } from '../segments/segment.ts'
import { aBook, books, type Book } from '../testing/books.ts'
import type { DocumentVectors } from '../words/document.ts'
import { encodeDocument, type DocumentWord } from '../words/document-encoder.ts'

const smoke = process.argv.includes('--smoke')
const products = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? (smoke ? 2000 : 100_000))
/** ms of processor time that each row is measured for. */
const measured = smoke ? 20 : 1500
const inSegment = 50_000
const vocabulary = 5000

let state = 7
/** Random numbers that are the same at every run. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
/** Low numbers are frequent, as words and authors are. */
const skewed = (below: number) => Math.min(random(below), random(below), random(below))

/** ms */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function randomBook(id: number): Book {
  const genre = 1 + random(12)
  const numbers = { genre, series: 100 * genre + random(9), author: random(6) ? 1 + skewed(2000) : 0, pages: 10 + random(900) }
  return aBook(id, { ...numbers, loans: skewed(1000), bought: random(1000), bound: random(9) > 0, lent: random(5) === 0 })
}

/** Ten words of names and details, thirty of texts, up to three variants of three attributes. */
function randomWords(): DocumentVectors {
  const places = ['A', 'B', 'B', 'C', 'C', 'D', 'D', 'D', 'D', 'D'] as const
  const words = new Map<string, DocumentWord>()
  for (const label of places) words.set(`w${skewed(vocabulary)}`, { lexeme: '', labels: [label], written: [random(2)] })
  for (let at = 1; at <= 30; at++) {
    const lexeme = `w${skewed(vocabulary)}`
    const word = words.get(lexeme) ?? { lexeme }
    words.set(lexeme, { ...word, texts: [...(word.texts ?? []), at] })
  }
  const value = (attribute: number, kind: 'texts' | 'amounts', count: number) => dimension(attribute, kind) * codes + 1000 + skewed(count)
  const variants = Array.from({ length: 1 + random(3) }, () => [value(1, 'texts', 30), value(2, 'texts', 12), value(3, 'amounts', 40)])
  return encodeDocument(
    [...words].map(([lexeme, word]) => ({ ...word, lexeme })),
    variants,
    // Each seventh is not bound.
    variants.map(([first, second]) => (first! + second!) % 7 > 0),
  )
}

function bytesOf({ words, attributes, columns, ids, nameWords, textWords, flags, byId }: Segment): number {
  const arrays: SharedArray[] = [ids, nameWords, textWords, flags, byId, ...columns, ...Object.values(words), ...Object.values(attributes)]
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const layout = new Layout(books)
const finder = new Finder(layout)
const segments: Segment[] = []
let building = 0
for (let id = 1; id <= products; id += inSegment) {
  const cards = Array.from({ length: Math.min(inSegment, products - id + 1) }, (_, at) => randomBook(id + at))
  const documents = new Map(cards.map((card) => [card.id, randomWords()]))
  const begun = processorTime()
  segments.push(segmentOf(layout, cards, documents))
  building += processorTime() - begun
}
const bytes = segments.reduce((sum, segment) => sum + bytesOf(segment), 0)
console.log(`${products} products: built in ${Math.round(building)} ms, ${Math.round(bytes / products)} bytes each`)

const asked = (...words: string[]): QueryWords => ({
  alternatives: words.map((word) => word.split('|').map((lexeme) => [lexeme])),
  weights: words.map((_, at) => 10 + at),
  modifiers: [],
})
const chosen = dimension(1, 'texts') * codes + 1003
const rows: Record<string, Partial<IndexQuery>> = {
  'everything, by relevance': {},
  'everything, no facets': { sort: 'short', facets: false },
  'one genre': { group: { outer: 3 }, sort: 'newest' },
  'a frequent word': { words: asked('w1') },
  'two words with synonyms': { words: asked('w1|w2', 'w5|w7') },
  'three words, not all': { words: { ...asked('w1|w2', 'w40', 'w90'), least: 12 } },
  'a rare word': { words: asked(`w${Math.round(vocabulary * 0.9)}`) },
  'an author, from 100 to 300 pages': { filters: { facets: { author: [3, 5] }, ranges: { pages: { from: 100, to: 300 } } } },
  'bound ones': { filters: { flags: { bound: true } } },
  'an attribute, bound ones': {
    filters: { flags: { bound: true }, attributes: [{ dimension: dimension(1, 'texts'), ranges: [{ from: chosen, to: chosen }] }] },
  },
  'an attribute': { filters: { attributes: [{ dimension: dimension(1, 'texts'), ranges: [{ from: chosen, to: chosen }] }] } },
}
const table = Object.entries(rows).map(([name, part]) => {
  const query: IndexQuery = { language: 'la', sort: 'relevance', limit: 24, moment: 1000, facets: 'frequent', ...part }
  const { total } = finder.find(segments, query)
  for (const until = processorTime() + measured / 3; processorTime() < until;) finder.find(segments, query)
  let searches = 0
  const begun = processorTime()
  for (; processorTime() < begun + measured; searches++) finder.find(segments, query)
  return { query: name, found: total, 'ms of a processor': Number(((processorTime() - begun) / searches).toFixed(3)) }
})
console.table(table)
