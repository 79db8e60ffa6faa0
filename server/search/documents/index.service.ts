import { maxTextWords } from '@kalata/product-index/words/words.ts'
import {
  count,
  countedIn,
  countWords,
  documentOf,
  groupDocument,
  GroupNames,
  indexWord,
  textsOf,
  wordsOfTexts,
  type WordCount,
} from '@kalata/query-words/documents/item-texts.ts'
import { codeKey } from '@kalata/query-words/letters/codes.ts'
import { indexedWords } from '@kalata/query-words/letters/fold.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { allowLongTransaction } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { analyzeTables } from '@kalata/drizzle-postgres/schema/analyze.ts'
import { indexAttributes } from '../attributes/index-attributes.service.ts'
import { writeCodes } from '../plan/codes.queries.ts'
import {
  allCategories,
  clearWords,
  lockIndexVersion,
  productsAfter,
  productsOf,
  writeCategories,
  writeDocuments,
  writeIndexVersion,
  writeWords,
} from './index.queries.ts'
import { indexVersion, itemOf, type IndexedProduct } from './index.rules.ts'
import { searchCategories, searchCodes, searchDocuments, searchWords } from '../search.tables.ts'
import { termLists } from '../interpret/synonyms/synonyms.rules.ts'

const batch = 250

/** Rebuilds the whole index: documents, categories, vocabulary. Searches go on in the old one until it is done. */
export async function rebuildIndex(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, rebuildWithin)
}

/** As {@link rebuildIndex}, inside the caller's transaction. */
export async function rebuildWithin(ctx: Ctx): Promise<void> {
  await allowLongTransaction(ctx.db)
  await clearWords(ctx.db)
  const counts = new Map<string, WordCount>()
  await writeCategoryDocuments(ctx, counts)
  const categories = new GroupNames(await allCategories(ctx.db), termLists())
  let last = 0
  for (;;) {
    const products = await productsAfter(ctx.db, last, batch)
    if (products.length === 0) break
    await indexBatch(ctx, products, categories, counts)
    last = products.at(-1)!.id
  }
  await addWords(ctx, counts)
  await writeIndexVersion(ctx.db, indexVersion)
  ctx.changed('catalogue')
}

/** Rebuilds the index where an earlier version of the rules built it; idempotent, and one of several processes does it. */
export async function rebuildOutdated(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if ((await lockIndexVersion(ctx.db)) === indexVersion) return
    ctx.log.info('rebuilding the search index')
    await rebuildWithin(ctx)
  })
}

/** Brings the documents of some products up to date, and adds their words to the vocabulary. */
export async function indexProducts(ctx: Ctx, ids: number[]): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await allowLongTransaction(ctx.db)
    await indexWithin(ctx, ids)
  })
}

/** As {@link indexProducts}, inside the caller's transaction. Categories are indexed by {@link indexCategories}. */
export async function indexWithin(ctx: Ctx, ids: number[]): Promise<void> {
  const products = await productsOf(ctx.db, ids)
  if (products.length === 0) return
  const counts = new Map<string, WordCount>()
  await indexBatch(ctx, products, new GroupNames(await allCategories(ctx.db), termLists()), counts)
  await addWords(ctx, counts)
  ctx.changed('catalogue')
}

/** Brings the documents of all categories up to date. */
export async function indexCategories(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const counts = new Map<string, WordCount>()
    await writeCategoryDocuments(ctx, counts)
    await addWords(ctx, counts)
  })
}

/** Renews the planner's statistics of the index. Idempotent. */
export const analyzeIndex = (ctx: Ctx) => analyzeTables(ctx.db, [searchDocuments, searchCategories, searchWords, searchCodes])

async function indexBatch(ctx: Ctx, products: IndexedProduct[], categories: GroupNames, counts: Map<string, WordCount>): Promise<void> {
  const texts = products.map((product) => textsOf(itemOf(product), categories, termLists()))
  const wordsOf = wordsOfTexts()
  const variants = await indexAttributes(ctx.db, products)
  await writeDocuments(
    ctx.db,
    products.map(({ id }, place) => {
      const document = documentOf(texts[place]!, wordsOf)
      return { id, ...document, textWords: Math.min(document.textWords, maxTextWords), variants: arrayText(variants[place]!) }
    }),
  )
  await writeCodes(
    ctx.db,
    products.map(({ id, codes }) => ({ productId: id, codes: codes.map(codeKey).filter(Boolean) })),
  )
  for (const each of texts) countWords(each, counts, wordsOf)
}

/** Rows of numbers as PostgreSQL writes an array. */
const arrayText = (rows: number[][]) => `{${rows.map((row) => `{${row.join()}}`).join()}}`

async function writeCategoryDocuments(ctx: Ctx, counts: Map<string, WordCount>): Promise<void> {
  const documents = (await allCategories(ctx.db)).map((category) => groupDocument(category, termLists()))
  if (documents.length === 0) return
  const words = documents.map(({ names, related }) => ({ names: indexedWords(names), related: indexedWords(related) }))
  for (const { names } of words) count(countedIn(names), true, counts)
  for (const word of termLists().relatedWords) if (!counts.has(word)) counts.set(word, { uses: 0, named: 0 })
  await writeCategories(
    ctx.db,
    documents.map(({ id }, place) => {
      const { names, related } = words[place]!
      return { id, names: names.inDocument.join(' '), related: related.inDocument.join(' ') }
    }),
  )
}

async function addWords(ctx: Ctx, counts: Map<string, WordCount>): Promise<void> {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, each]) => indexWord(word, each, termLists()))
  for (let at = 0; at < rows.length; at += 2000) await writeWords(ctx.db, rows.slice(at, at + 2000))
}
