/** Varnish before two processes: shoppers of four languages, changes, and an hour without the mall, of which a minute is waited for. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Shopper } from '#demo/testing/direct-db.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { openVarnish } from '../balancers.ts'
import { atLeast, atMost, noted, type Figure } from '../figures.ts'
import type { Lab } from '../machines.ts'
import { openAuthority, openLabMall, openStock, type LabMall } from '../malls.ts'
import { atRate } from '../rate.ts'
import { openSingleDatabase } from '../single-database.ts'

const languages = { ka: 'ka_GEO', en: 'en_US', ru: 'ru_RU', zh: 'zh_Hans_CN' }
type Lang = keyof typeof languages
const langs = Object.keys(languages) as Lang[]
const [perSecond, changesPerSecond, seconds, away] = [200, 5, 60, 60]
/** Products whose pages are looked at, the first ones most. */
const products = 60

interface Seen {
  views: number
  hits: number
  wrongLanguage: number
  personal: number
  failed: number
}

export async function run(lab: Lab): Promise<Figure[]> {
  const certificates = openAuthority(lab)
  const { url: databaseUrl } = await openSingleDatabase(lab, certificates)
  const address = lab.nextAddress(2)
  const mall = await openLabMall(lab, { processes: 2, certificates, databaseUrl, extra: { CACHE_PURGE_URLS: `http://${address}:6081/` } })
  const url = await openVarnish(lab, mall.processes)
  const { shoppers } = await openStock(mall.direct)
  const look = viewer(url, shoppers)
  await lookFor(look, 15)
  const busy = await underChanges(mall, url, look)
  for (const process of mall.processes) await process.stop()
  const begun = performance.now()
  const alone = await lookFor(look, away)
  await mall.direct.close()
  return [
    atLeast('pages from the cache', 95, (busy.seen.hits / busy.seen.views) * 100, '%'),
    atMost('pages in a wrong language', 0, busy.seen.wrongLanguage + alone.wrongLanguage),
    atMost('pages with something of a member', 0, busy.seen.personal + alone.personal),
    atMost('pages that were not 200', 0, busy.seen.failed),
    atMost('a changed price is shown after, slowest', 1, Math.max(...busy.times) / 1000, 's'),
    noted('pages, changes', `${busy.seen.views}, ${busy.changes}, of which looked for: ${busy.times.length}`),
    atMost(`without the mall for ${Math.round((performance.now() - begun) / 1000)} s: not 200 of ${alone.views}`, 0, alone.failed),
  ]
}

/** By Zipf: the page of rank n is seen 1/n as often as the first. */
function zipf(): number {
  return Math.min(products, Math.floor((products + 1) ** Math.random()))
}

type Look = (seen: Seen) => Promise<void>

/** One page in one language as a member sees it, with the cookies of one. */
function viewer(url: string, shoppers: readonly Shopper[]): Look {
  return async (seen) => {
    const lang = langs[Math.floor(Math.random() * langs.length)]!
    const shopper = shoppers[Math.floor(Math.random() * shoppers.length)]!
    const answer = await fetch(`${url}/details?id=${zipf()}`, {
      headers: { cookie: `${shopper.cookie}; lang=${languages[lang]}` },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    const text = (await answer?.text()) ?? ''
    seen.views++
    if (answer?.status !== 200) return void seen.failed++
    if (/ /.test(answer.headers.get('x-varnish')!)) seen.hits++
    if (!new RegExp(`<html[^>]* lang="${lang}`).test(text)) seen.wrongLanguage++
    const session = shopper.cookie.split('=')[1]!
    if (answer.headers.has('set-cookie') || text.includes(session) || text.includes(shopper.id)) seen.personal++
  }
}

async function lookFor(look: Look, forSeconds: number): Promise<Seen> {
  const seen: Seen = { views: 0, hits: 0, wrongLanguage: 0, personal: 0, failed: 0 }
  const { stop } = atRate(perSecond, () => look(seen))
  await sleep(forSeconds * 1000)
  await stop()
  return seen
}

/** @returns ms after which each change that was looked for was shown */
async function underChanges({ direct: { ctx } }: LabMall, url: string, look: Look) {
  const times: number[] = []
  const change = async (turn: number): Promise<void> => {
    const id = (turn % products) + 1
    const price = 1000 + (turn % 9000)
    await ctx.db.execute(sql`update offers set price = ${price * 100} where product_id = ${id}`)
    await announceChanges(ctx.db as never, [`product:${id}`])
    if (turn % changesPerSecond === 0) times.push(await msUntilShown(`${url}/details?id=${id}`, price))
  }
  const changing = atRate(changesPerSecond, change)
  const seen = await lookFor(look, seconds)
  await changing.stop()
  return { seen, times, changes: seconds * changesPerSecond }
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
