/** `node bench/bench.ts [books]`: ms of searches in a server of its own; `--smoke` has few books. */
import process from 'node:process'
import { books } from '@kalata/product-index/testing/books.ts'
import { encodeDocument } from '@kalata/product-index/words/document-encoder.ts'
import { PostgresIndex } from '../postgres-index.ts'
import type { TableQuery } from '../query/hits.ts'
import { openBookServer } from '../testing/book-server.ts'
import { bookTables } from '../testing/book-tables.ts'

const count = process.argv.includes('--smoke') ? 50 : Number(process.argv[2] ?? 5000)
const { tables, remove } = await openBookServer()
try {
  const titles = ['a', 'b', 'c'].map((lexeme) => encodeDocument([{ lexeme, labels: ['A'], written: [0], texts: [1] }]))
  for (let id = 1; id <= count; id++)
    await tables.write({ id, author: id % 50, pages: id % 700, loans: id % 900, bought: id }, titles[id % 3])
  await tables.withConnection((client) => client.query('analyze'))
  const index = new PostgresIndex(books, bookTables)
  const words = { alternatives: [[['a']]], weights: [1], modifiers: [] }
  const queries: Record<string, TableQuery> = {
    'a listing, facets counted': { sort: 'newest', limit: 20 },
    'a word, facets counted': { words, sort: 'relevance', limit: 20 },
    'a word, nothing counted': { words, sort: 'relevance', limit: 20, facets: false },
  }
  for (const [name, query] of Object.entries(queries)) {
    const rounds = 10
    await index.find(tables, query)
    const began = performance.now()
    for (let round = 0; round < rounds; round++) await index.find(tables, query)
    console.log(`${name.padEnd(28)} ${((performance.now() - began) / rounds).toFixed(1)} ms of ${count}`)
  }
} finally {
  await remove()
}
