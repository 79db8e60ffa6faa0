/** Varnish before two processes: shoppers of four languages, changes of prices, and then a minute without the mall. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Shopper } from '#demo/testing/direct-db.ts'
import type { Ctx } from '#server/context.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { openVarnish } from '../balancers.ts'
import { atLeast, atMost, noted, type Figure } from '../figures.ts'
import type { Lab } from '../machines.ts'
import { status } from '../mall-processes.ts'
import { openAuthority, openLabMall, openStock, type LabMall } from '../malls.ts'
import { numberOption } from '../options.ts'
import { atRate } from '../rate.ts'
import { openSingleDatabase } from '../single-database.ts'

const languages = { ka: 'ka_GEO', en: 'en_US', ru: 'ru_RU', zh: 'zh_Hans_CN' }
type Lang = keyof typeof languages
const langs = Object.keys(languages) as Lang[]
const [perSecond, changesPerSecond] = [numberOption('views', 200), numberOption('changes', 5)]
const [seconds, away] = [40, 60]

interface Seen {
  views: number
  hits: number
  wrongLanguage: number
  personal: number
  failed: number
  /** Answers by status; what was not answered by its reason. */
  replies: Record<string, number>
}

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const { url: databaseUrl } = await openSingleDatabase(lab, certificates)
  const address = lab.nextAddress(2)
  const mall = await openLabMall(lab, { processes: 2, certificates, databaseUrl, extra: { CACHE_PURGE_URLS: `http://${address}:6081/` } })
  const url = await openVarnish(lab, mall.processes)
  const { shoppers } = await openStock(mall.direct)
  const products = await shownProducts(mall, url)
  const look = viewer(url, shoppers, products)
  await lookFor(look, sleep(20_000))
  console.log('prices change')
  const busy = await underChanges(mall, url, products, look)
  console.log('the mall ends')
  const ending = await lookFor(look, stopAll(mall))
  const alone = await lookFor(look, sleep(away * 1000))
  await mall.direct.close()
  return [
    atLeast('pages from the cache', 95, (busy.seen.hits / busy.seen.views) * 100, '%'),
    atMost('pages in a wrong language', 0, busy.seen.wrongLanguage + alone.wrongLanguage),
    atMost('pages with something of a member', 0, busy.seen.personal + alone.personal),
    atMost('pages that were not 200', 0, busy.seen.failed),
    atMost('a changed price is shown after, slowest', 1, Math.max(...busy.times) / 1000, 's'),
    noted('a changed price is shown after, half of them and nine of ten', `${secondsOf(busy.times, 0.5)}, ${secondsOf(busy.times, 0.9)} s`),
    noted('pages, changes', `${busy.seen.views}, ${busy.changes}, of which looked for: ${busy.times.length}`),
    noted(
      'replies: with changes, while the mall ends, without it',
      [busy.seen, ending, alone].map(({ replies }) => JSON.stringify(replies)).join(' '),
    ),
    atMost(`while the mall ends: not 200 of ${ending.views}`, 0, ending.failed),
    atMost(`without the mall for ${away} s: not 200 of ${alone.views}`, 0, alone.failed),
  ]
}

/** Products of the demo mall that have a page; all pages are asked for once in each language. */
async function shownProducts({ direct: { ctx } }: LabMall, url: string): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select distinct product_id as id from offers order by 1 limit 300`)
  const shown: number[] = []
  for (const { id } of rows) if ((await status(`${url}/details?id=${id}`)) === 200) shown.push(id)
  for (const id of shown)
    for (const lang of langs) await (await fetch(`${url}/details?id=${id}`, { headers: { cookie: `lang=${languages[lang]}` } })).text()
  return shown
}

async function stopAll({ processes }: LabMall): Promise<void> {
  await Promise.all(processes.map((process) => process.stop()))
}

/** By Zipf: the page of rank n is seen 1/n as often as the first. */
const zipf = (products: readonly number[]): number =>
  products[Math.min(products.length, Math.floor((products.length + 1) ** Math.random())) - 1]!

type Look = (seen: Seen) => Promise<void>

/** One page in one language as a member sees it, with the cookies of one. */
function viewer(url: string, shoppers: readonly Shopper[], products: readonly number[]): Look {
  return async (seen) => {
    const lang = langs[Math.floor(Math.random() * langs.length)]!
    const shopper = shoppers[Math.floor(Math.random() * shoppers.length)]!
    const headers = { cookie: `${shopper.cookie}; lang=${languages[lang]}` }
    const seenPage = fetch(`${url}/details?id=${zipf(products)}`, { headers, signal: AbortSignal.timeout(10_000) })
    const [answer, text] = await seenPage
      .then(async (reply) => [reply, await reply.text()] as const)
      .catch((error: Error) => [error, ''] as const)
    seen.views++
    const reply = answer instanceof Error ? answer.name : String(answer.status)
    seen.replies[reply] = (seen.replies[reply] ?? 0) + 1
    if (answer instanceof Error || answer.status !== 200) return void seen.failed++
    if (/ /.test(answer.headers.get('x-varnish')!)) seen.hits++
    if (!new RegExp(`<html[^>]* lang="${lang}`).test(text)) seen.wrongLanguage++
    const session = shopper.cookie.split('=')[1]!
    if (answer.headers.has('set-cookie') || text.includes(session) || text.includes(shopper.id)) seen.personal++
  }
}

/** Looks until something is over. */
async function lookFor(look: Look, over: Promise<unknown>): Promise<Seen> {
  const seen: Seen = { views: 0, hits: 0, wrongLanguage: 0, personal: 0, failed: 0, replies: {} }
  const { stop } = atRate(perSecond, () => look(seen))
  await over
  await stop()
  return seen
}

/** @returns ms after which each change that was looked for was shown */
async function underChanges({ direct: { ctx } }: LabMall, url: string, products: readonly number[], look: Look) {
  const times: number[] = []
  const change = async (turn: number): Promise<void> => {
    const id = products[(turn * 7) % products.length]!
    const price = 1000 + (turn % 9000)
    const changed = await changePrice(ctx, id, price).then(
      () => true,
      () => false,
    )
    // A machine that is too busy for a change has none to show.
    if (changed && turn % changesPerSecond === 0) times.push(await msUntilShown(`${url}/details?id=${id}`, price))
  }
  const changing = atRate(changesPerSecond, change)
  const seen = await lookFor(look, sleep(seconds * 1000))
  await changing.stop()
  return { seen, times, changes: seconds * changesPerSecond }
}

/** That so many of the times are not longer than. */
function secondsOf(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  return (sorted[Math.ceil(sorted.length * share) - 1]! / 1000).toFixed(2)
}

async function changePrice({ db }: Ctx, id: number, lari: number): Promise<void> {
  await db.execute(sql`update offers set price = ${lari * 100}, compare_at_price = null where product_id = ${id}`)
  await announceChanges(db as never, [`product:${id}`])
}

async function msUntilShown(page: string, price: number): Promise<number> {
  const begun = performance.now()
  const shown = new RegExp(String(price).replace(/(?=\d{3}$)/, '.?'))
  while (performance.now() - begun < 10_000) {
    if (shown.test(await (await fetch(page)).text())) break
    await sleep(20)
  }
  return performance.now() - begun
}
