import process from 'node:process'
import { sql } from 'drizzle-orm'
import type { SearchData } from '#contract/search/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { demoProducts } from '#demo/mall/demo-products.ts'
import type { DemoProduct } from '#demo/mall/shapes.ts'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import type { Ctx } from '#server/context.ts'
import { startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { serviceUse } from '#server/platform/metrics/service-use.ts'
import { buildEngine } from '#server/search/execute/engine-status.service.ts'
import { outsideEngine } from '#server/search/execute/opensearch/opensearch.service.ts'
import { search } from '#server/search/search.service.ts'
import { filledDataDir, removeDataDir } from '../tools/mall/filled-mall.ts'
import { productIds } from './photo-search/photo-client.ts'
import { reportRows } from './report.ts'
import { runCatalogue } from './search-catalogue.ts'
import { scale } from './scale.ts'
import { ratedQueries, type RatedQuery } from './search-queries/rated-queries.ts'

/** Percent of the held queries; the measurement fails below. */
const bars = {
  ka: { first: 93, five: 88, nothing: 0 },
  en: { first: 93, five: 88, nothing: 0 },
  ru: { first: 93, five: 90, nothing: 0 },
  zh: { first: 93, five: 88, nothing: 0 },
}
type RatedLanguage = keyof typeof bars
const ratedLanguages = Object.keys(bars) as RatedLanguage[]

interface Outcome {
  isFirstRight: boolean
  /** The part of the first five that is right; of fewer where fewer are shown or fewer are right in the whole mall. */
  five: number
  /** The same, counting places that are left empty though the mall has more that is right. */
  filled: number
  isNothing: boolean
}

/**
 * Searches the demo mall for the rated queries of each language. `first %`: the first result is right; `five %`: the part of the first five that
 * is right, `five filled %` the same with places left empty; `nothing %`: nothing was found. `--misses` lists what is wrong of the tuned half; a
 * smoke run asks the held ones alone. With `SEARCH_URL` OpenSearch is asked, whose figures must be those of the database.
 */
export async function run(): Promise<void> {
  const catalogue = process.argv.find((each) => each.startsWith('--catalogue='))?.slice('--catalogue='.length)
  if (catalogue) return runCatalogue(catalogue)
  const dataDir = filledDataDir('search-quality')
  const postgres = await startPostgres(dataDir)
  const searchUrl = process.env.SEARCH_URL
  const { ctx, close } = await openDirectDb(dataDir, undefined, searchUrl ? { SEARCH_URL: searchUrl } : {})
  try {
    if (searchUrl) await fillEngine(ctx)
    const rows = await searchQuality(ctx)
    const { failed, skipped } = serviceUse.get('opensearch') ?? { failed: 0, skipped: 0 }
    if (failed + skipped > 0) throw new Error('The database has answered some of the searches')
    reportRows(rows, { bench: 'search-quality', rows })
    for (const lang of ratedLanguages)
      assertBars(
        lang,
        rows.find((row) => row[''] === `${lang} held`)!,
      )
  } finally {
    await close()
    await postgres.release()
    removeDataDir(dataDir)
  }
}

async function fillEngine(ctx: Ctx): Promise<void> {
  if (!(await buildEngine(ctx))) throw new Error('SEARCH_URL is not set')
  await outsideEngine(ctx)!.probe()
}

/** The figures of each language's halves over the demo mall that `ctx` opens. */
async function searchQuality(ctx: Ctx): Promise<Row[]> {
  const rate = await raterOf(ctx)
  const rows: Row[] = []
  for (const lang of ratedLanguages) {
    for (const half of scale.smoke ? (['held'] as const) : (['tuned', 'held'] as const))
      rows.push({ '': `${lang} ${half}`, ...figuresOf(await outcomesOf(lang, half, rate)) })
  }
  return rows
}

type Row = Record<string, string | number>
type Rater = (lang: Language, query: RatedQuery) => Promise<Outcome & { shown: string }>

async function raterOf(ctx: Ctx): Promise<Rater> {
  const products = new Map((await demoProducts()).map((product) => [product.key, product]))
  const byId = new Map([...(await productIds({ ctx }))].map(([key, id]) => [id, products.get(key)]))
  const { rows } = await ctx.db.execute<{ id: number; key: string }>(sql`select id, key from categories`)
  const categories = new Map(rows.map(({ id, key }) => [id, key]))
  return async (lang, query) => {
    const data = await search({ ...ctx, lang }, { keywords: query.typed })
    if (query.near) return nearOutcome(data, query.near, categories)
    const cards = data.pageResult.results.map((card) => ({ product: byId.get(card.productId), price: card.price }))
    const isRight = ({ product, price }: { product: DemoProduct | undefined; price: number }) =>
      product !== undefined && query.isRight(product, price)
    const rightOnes = [...products.values()].filter((product) => product.offers.some(({ price }) => query.isRight(product, price))).length
    const most = Math.min(5, rightOnes)
    const right = cards.slice(0, most).filter(isRight).length
    return {
      isFirstRight: cards[0] !== undefined && isRight(cards[0]),
      five: right / Math.max(1, Math.min(most, cards.length)),
      filled: right / most,
      isNothing: cards.length === 0,
      shown: `${data.corrected ? `[${data.corrected}] ` : ''}${cards
        .slice(0, 3)
        .map(({ product }) => product?.key)
        .join(' ')} (${data.namedCount}/${data.pageResult.totalRecord})`,
    }
  }
}

/** What is not sold here is answered by naming the category, and by no product as if it were the thing. */
function nearOutcome(data: SearchData, near: string, categories: Map<number, string>): Outcome & { shown: string } {
  const isNear = data.namedCount === 0 && categories.get(data.nearCategories?.[0]?.id ?? 0) === near
  return {
    isFirstRight: isNear,
    five: Number(isNear),
    filled: Number(isNear),
    isNothing: false,
    shown: `near ${data.nearCategories?.[0]?.categoryName} (${data.namedCount})`,
  }
}

async function outcomesOf(lang: Language, half: RatedQuery['half'], rate: Rater): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const query of ratedQueries(lang, await demoProducts()).filter((each) => each.half === half)) {
    const { shown, ...outcome } = await rate(lang, query)
    outcomes.push(outcome)
    const isListed = process.argv.includes('--misses') && half === 'tuned' && (!outcome.isFirstRight || outcome.filled < 0.8)
    if (isListed) console.log(`${lang} ${outcome.isFirstRight ? '     ' : 'first'} ${outcome.filled.toFixed(1)}  ${query.typed}: ${shown}`)
  }
  return outcomes
}

function figuresOf(outcomes: Outcome[]) {
  const percent = (values: number[]) => Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10
  return {
    queries: outcomes.length,
    'first %': percent(outcomes.map(({ isFirstRight }) => Number(isFirstRight))),
    'five %': percent(outcomes.map(({ five }) => five)),
    'five filled %': percent(outcomes.map(({ filled }) => filled)),
    'nothing %': percent(outcomes.map(({ isNothing }) => Number(isNothing))),
  }
}

function assertBars(lang: RatedLanguage, row: Record<string, number | string>): void {
  const { first, five, nothing } = bars[lang]
  const isMet = Number(row['first %']) >= first && Number(row['five %']) >= five && Number(row['nothing %']) <= nothing
  if (!isMet) throw new Error(`Searches in ${lang} are worse than the bars: first ${first} %, five ${five} %, nothing ${nothing} %`)
}
