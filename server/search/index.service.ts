import { languages, pickText } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { analyzeTables } from '#server/platform/db/analyze.ts'
import { documentWords, isChinese, words } from './fold.rules.ts'
import { allCategories, clearWords, productsAfter, productsOf, writeCategories, writeDocuments, writeWords } from './index.queries.ts'
import { countWords, documentOf, indexWord, type IndexedProduct } from './index.rules.ts'
import { searchCategories, searchDocuments, searchWords } from './search.tables.ts'

const batch = 250

/** Makes the whole index anew: documents, categories, vocabulary. Searches go on in the old one until it is done. */
export async function rebuildIndex(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, rebuildWithin)
}

/** As {@link rebuildIndex}, inside the caller's transaction. */
export async function rebuildWithin(ctx: Ctx): Promise<void> {
  await clearWords(ctx.db)
  const counts = new Map<string, number>()
  await writeCategoryDocuments(ctx, counts)
  let last = 0
  for (;;) {
    const products = await productsAfter(ctx.db, last, batch)
    if (products.length === 0) break
    await writeDocuments(ctx.db, products.map(documentOf))
    for (const product of products) countWords(product, counts)
    last = products.at(-1)!.id
  }
  await addWords(ctx, counts)
  ctx.changed('catalogue')
}

/** Brings the documents of some products up to date, and adds their words to the vocabulary. */
export async function indexProducts(ctx: Ctx, ids: number[]): Promise<void> {
  await inTransaction(ctx, (ctx) => indexWithin(ctx, ids))
}

/** As {@link indexProducts}, inside the caller's transaction. Categories are indexed by {@link indexCategories}. */
export async function indexWithin(ctx: Ctx, ids: number[]): Promise<void> {
  const products: IndexedProduct[] = await productsOf(ctx.db, ids)
  if (products.length === 0) return
  await writeDocuments(ctx.db, products.map(documentOf))
  const counts = new Map<string, number>()
  for (const product of products) countWords(product, counts)
  await addWords(ctx, counts)
  ctx.changed('catalogue')
}

/** Brings the documents of all categories up to date. */
export async function indexCategories(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const counts = new Map<string, number>()
    await writeCategoryDocuments(ctx, counts)
    await addWords(ctx, counts)
  })
}

/** Renews the planner's statistics of the index. Idempotent. */
export const analyzeIndex = (ctx: Ctx) => analyzeTables(ctx.db, [searchDocuments, searchCategories, searchWords])

async function writeCategoryDocuments(ctx: Ctx, counts: Map<string, number>): Promise<void> {
  const rows = (await allCategories(ctx.db)).map(({ id, text }) => ({
    id,
    text: languages.map((lang) => pickText(text, lang).text).join(' '),
  }))
  for (const word of rows.flatMap(({ text }) => words(text))) if (!isChinese(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (rows.length > 0)
    await writeCategories(
      ctx.db,
      rows.map(({ id, text }) => ({ id, words: documentWords(text).join(' ') })),
    )
}

async function addWords(ctx: Ctx, counts: Map<string, number>): Promise<void> {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, uses]) => indexWord(word, uses))
  for (let at = 0; at < rows.length; at += 2000) await writeWords(ctx.db, rows.slice(at, at + 2000))
}
