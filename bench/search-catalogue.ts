/**
 * `npm run bench -- search-quality --catalogue=<folder>`: a catalogue of somebody else, with ratings. The folder has `products.tsv`, a Google Merchant
 * file, and `ratings.csv` with a line of heads and then `query,id of the product,rating`: 0 wrong, 1 poor, 2 good, 3 right. It is imported into a data folder
 * of its own and searched as it is; engines that are installed here (`npm install --no-save minisearch flexsearch @orama/orama`) and PostgreSQL's own ranking
 * search the same texts. None of them finds a word in Chinese by itself: texts and queries come to them with the words apart, as ICU divides them. Each query is asked once, by a process that has started as a server does: nothing of it is cached. `CPU` is the
 * processor time of this process. `--misses` lists the worst queries, `--lang=<language>` names that of the texts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import type { Ctx } from '#server/context.ts'
import { startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { closeIndex, followCatalogue } from '#server/search/execute/product-index/product-index.service.ts'
import { warmUp } from '#server/search/warm-up.service.ts'
import { search } from '#server/search/search.service.ts'
import { removeDataDir } from '../tools/mall/filled-mall.ts'
import { reportRows } from './report.ts'

/** Ids of products, the best first. */
type Engine = (query: string) => Promise<string[]>
/** By query the ratings of products. */
type Ratings = Map<string, Map<string, number>>

const shown = 60

export async function runCatalogue(folder: string): Promise<void> {
  const lang = (process.argv.find((each) => each.startsWith('--lang='))?.slice('--lang='.length) ?? 'en') as Language
  const ratings = readRatings(readFileSync(join(folder, 'ratings.csv'), 'utf8'))
  const dataDir = mkdtempSync(join(tmpdir(), 'kalata-search-catalogue-'))
  importCatalogue(join(folder, 'products.tsv'), lang, dataDir)
  const postgres = await startPostgres(dataDir)
  const { ctx, close } = await openDirectDb(dataDir)
  try {
    // As a server has it.
    await followCatalogue(ctx)
    await warmUp(ctx)
    const texts = await textsOf(ctx, lang)
    const engines = {
      Kalata: kalata({ ...ctx, lang }, texts),
      PostgreSQL: await postgresRank(ctx, lang, texts),
      ...(await peers(lang, texts)),
    }
    const rows = []
    for (const [name, engine] of Object.entries(engines)) rows.push({ '': name, ...(await measured(engine, ratings)) })
    reportRows(rows, { bench: 'search-quality', catalogue: folder, rows })
  } finally {
    await closeIndex(ctx)
    await close()
    await postgres.release()
    removeDataDir(dataDir)
  }
}

/** @throws Error for a line that is none */
function readRatings(text: string): Ratings {
  const ratings: Ratings = new Map()
  for (const line of text.trim().split(/\r?\n/).slice(1)) {
    const [, query, id, rating] = /^"?(.*?)"?,([^,]*),([0-3])$/.exec(line) ?? []
    if (query === undefined) throw new Error(`No rating: ${line}`)
    ratings.set(query, (ratings.get(query) ?? new Map<string, number>()).set(id!, Number(rating)))
  }
  return ratings
}

/** As an operator imports it. @throws Error with what the command printed, where nothing was imported */
function importCatalogue(file: string, lang: Language, dataDir: string): void {
  const args = ['tools/kalata.mjs', 'import', file, '--store', 'Catalogue', '--lang', lang, '--create-categories']
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const done = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  // Rows that are wrong end the command with 1 and are left out.
  if (done.status === null || done.status > 1) throw new Error(`The catalogue could not be imported: ${done.stdout}${done.stderr}`)
}

interface Text {
  productId: number
  id: string
  title: string
  description: string
  brand: string
}

/** The texts that were imported; each product has one offer, whose number is the id in the file. */
async function textsOf({ db }: Ctx, lang: Language): Promise<Text[]> {
  const { rows } = await db.execute<Record<keyof Text, never>>(sql`
    select p.id as "productId", o.sku as id, coalesce(p.name ->> ${lang}::text, '') as title,
      coalesce(p.description ->> ${lang}::text, '') as description, coalesce(b.name ->> 'latin', '') as brand
    from products p join offers o on o.product_id = p.id left join brands b on b.id = p.brand_id order by p.id`)
  return rows
}

function kalata(ctx: Ctx, texts: Text[]): Engine {
  const ids = new Map(texts.map(({ productId, id }) => [productId, id]))
  return async (keywords) => {
    const { pageResult } = await search(ctx, { keywords, pageSize: shown })
    return pageResult.results.map(({ productId }) => ids.get(productId)!)
  }
}

/** A text as an engine gets it that divides at spaces: where a language has none between words, they are put there. */
function wordsApart(lang: Language): (text: string) => string {
  if (lang !== 'zh') return (text) => text
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  return (text) => Array.from(segmenter.segment(text.toLowerCase()), ({ segment }) => segment.trim()).join(' ')
}

const dividedText = (text: Text, apart: (text: string) => string): Text => ({
  ...text,
  title: apart(text.title),
  description: apart(text.description),
  brand: apart(text.brand),
})

/** What the database finds by itself: all words before some, by `ts_rank_cd` with the length of the texts. */
async function postgresRank({ db }: Ctx, lang: Language, texts: Text[]): Promise<Engine> {
  const config = sql`${{ en: 'english', ru: 'russian' }[lang as string] ?? 'simple'}::regconfig`
  const apart = wordsApart(lang)
  const divided = texts.map((text) => dividedText(text, apart))
  await db.execute(sql`create table peer_texts (place int, id text, words tsvector)`)
  for (let at = 0; at < texts.length; at += 2000)
    await db.execute(sql`
      insert into peer_texts select ${at}::int + place, t.id, setweight(to_tsvector(${config}, t.title || ' ' || t.brand), 'A') || to_tsvector(${config}, t.description)
      from rows from (jsonb_to_recordset(${JSON.stringify(divided.slice(at, at + 2000))}::jsonb) as (id text, title text, brand text, description text)) with ordinality t (id, title, brand, description, place)`)
  await db.execute(sql`create index on peer_texts using gin (words)`)
  return async (asked) => {
    const query = apart(asked)
    const { rows } = await db.execute<{ id: string }>(sql`
      with asked as (select plainto_tsquery(${config}, ${query}) as every, replace(plainto_tsquery(${config}, ${query})::text, '&', '|')::tsquery as some)
      select t.id from peer_texts t, asked where t.words @@ asked.some
      order by t.words @@ asked.every desc, ts_rank_cd(t.words, asked.some, 1) desc, t.place limit ${shown}`)
    return rows.map(({ id }) => id)
  }
}

interface PeerIndex {
  add(text: Text): void
  addAll(texts: Text[]): void
  search(query: string, options: object): { id: string }[]
}
type PeerClass = new (options: object) => PeerIndex
interface Orama {
  create(options: object): object
  insertMultiple(index: object, texts: Text[], atOnce: number): Promise<unknown>
  search(index: object, options: object): Promise<{ hits: { document: Text }[] }>
}

/** The engines that are installed here. */
async function peers(lang: Language, all: Text[]): Promise<Record<string, Engine>> {
  const load = async <T>(name: string) => (await import(name).catch(() => undefined)) as T | undefined
  const found: Record<string, Engine> = {}
  const fields = ['title', 'description', 'brand']
  const idsOf = (results: { id: string }[]) => results.slice(0, shown).map(({ id }) => id)
  const apart = wordsApart(lang)
  const texts = all.map((text) => dividedText(text, apart))

  const mini = await load<{ default: PeerClass }>('minisearch')
  if (mini) {
    const index = new mini.default({ fields, searchOptions: { boost: { title: 3, brand: 2 }, prefix: true, fuzzy: 0.1 } })
    index.addAll(texts)
    const some = (query: string) => idsOf(index.search(apart(query), {}))
    found['MiniSearch'] = (query) => Promise.resolve(some(query))
    found['MiniSearch, all words first'] = (query) => {
      const every = idsOf(index.search(apart(query), { combineWith: 'AND' }))
      return Promise.resolve(every.length > 0 ? every : some(query))
    }
  }

  const flex = await load<{ default: { Document: PeerClass } }>('flexsearch')
  if (flex) {
    const index = new flex.default.Document({ document: { id: 'id', index: fields }, tokenize: 'forward', context: true })
    for (const text of texts) index.add(text)
    found['FlexSearch'] = (query) => Promise.resolve(idsOf(index.search(apart(query), { limit: shown, suggest: true, merge: true })))
  }

  const orama = await load<Orama>('@orama/orama')
  if (orama) {
    const schema = { id: 'string', title: 'string', description: 'string', brand: 'string' }
    const index = orama.create({ schema, ...oramaLanguage(lang) })
    await orama.insertMultiple(index, texts, 1000)
    found['Orama'] = async (query) => {
      const { hits } = await orama.search(index, { term: apart(query), limit: shown, boost: { title: 3, brand: 2 }, threshold: 1 })
      return hits.map(({ document }) => document.id)
    }
  }
  return found
}

/** Its tokeniser drops the letters of a language that is not named, and knows neither Georgian nor Chinese. */
function oramaLanguage(lang: Language): object {
  const language = { en: 'english', ru: 'russian' }[lang as string]
  if (language) return { language }
  const tokenize = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return { components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } } }
}

const gain = (ratings: number[]) => ratings.slice(0, 10).reduce((sum, rating, at) => sum + (2 ** rating - 1) / Math.log2(at + 2), 0)
const rounded = (value: number) => Math.round(1000 * value) / 1000
const mean = (values: number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))

/** NDCG@10 of the results that were rated and of all, those that nobody rated being wrong; first and first five right (2 or 3) of the rated. */
async function measured(engine: Engine, ratings: Ratings): Promise<Record<string, number>> {
  const figures: { query: string; rated: number; all: number; first?: number; five?: number; nothing: number; ms: number; cpu: number }[] =
    []
  for (const [query, of] of ratings) {
    const sorted = [...of.values()].toSorted((a, b) => b - a)
    const right = sorted.filter((rating) => rating >= 2).length
    if (gain(sorted) === 0) continue
    const [begun, used] = [performance.now(), process.cpuUsage()]
    const ids = await engine(query)
    const ms = performance.now() - begun
    const { user, system } = process.cpuUsage(used)
    const rated = ids.flatMap((id) => of.get(id) ?? [])
    const isRight = (rating: number | undefined) => Number(rating !== undefined && rating >= 2)
    figures.push({
      query,
      rated: gain(rated) / gain(sorted),
      all: gain(ids.map((id) => of.get(id) ?? 0)) / gain(sorted),
      ...(right > 0 ? { first: isRight(rated[0]) } : {}),
      ...(right > 4 ? { five: rated.slice(0, 5).reduce((sum, rating) => sum + isRight(rating), 0) / 5 } : {}),
      nothing: Number(ids.length === 0),
      ms,
      cpu: (user + system) / 1000,
    })
  }
  if (process.argv.includes('--misses'))
    for (const { query, rated, all } of figures.toSorted((a, b) => a.rated - b.rated).slice(0, 20))
      console.log(`${rounded(rated)} ${rounded(all)} ${query}`)
  const part = (times: number[], of: number) => rounded(times.toSorted((a, b) => a - b)[Math.floor(times.length * of)] ?? 0)
  const [times, cpu] = [figures.map(({ ms }) => ms), figures.map((each) => each.cpu)]
  return {
    queries: figures.length,
    'NDCG rated': mean(figures.map(({ rated }) => rated)),
    'NDCG all': mean(figures.map(({ all }) => all)),
    'first right': mean(figures.flatMap(({ first }) => first ?? [])),
    five: mean(figures.flatMap(({ five }) => five ?? [])),
    nothing: figures.reduce((sum, { nothing }) => sum + nothing, 0),
    ...{ 'p50 ms': part(times, 0.5), 'p95 ms': part(times, 0.95) },
    ...{ 'CPU p50 ms': part(cpu, 0.5), 'CPU p95 ms': part(cpu, 0.95) },
  }
}
