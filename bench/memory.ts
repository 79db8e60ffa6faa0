import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type autocannon from 'autocannon'
import { languages } from '#contract/core/languages.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { measure } from './measure.ts'
import { searchByPhoto } from './photo-search/photo-client.ts'
import { reportFigures } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

/** MB of the server's process with the demo mall, whatever is asked of it. */
const limit = 400
const photos = join(import.meta.dirname, 'photo-search/shoppers')
const words = ['tea', 'red bag', 'chair', 'чай', 'сумка', 'стул', 'ვაზა', 'ჩანთა', 'სკამი', '茶', '背包', '椅子']

/**
 * Memory of the server while shoppers ask for everything that caches and threads hold on to: pages of all products in four languages, pictures,
 * searches by words and by photo, drawn link previews. Rounds of eight seconds until it no longer grows.
 * @throws Error where it needed more than 400 MB
 */
export async function run(): Promise<void> {
  const figures = await withMall({ TRUSTED_PROXIES: '127.0.0.1' }, async (mall) => {
    const requests = await mixedRequests(mall)
    const rounds: Awaited<ReturnType<typeof measure>>[] = []
    const ended = new AbortController()
    const beside = drawAndSearch(mall, ended.signal)
    for (let round = 1; round <= scale.memoryRounds; round++) {
      rounds.push(await measure(mall, { name: `mixed load, round ${round}`, requests }))
    }
    ended.abort()
    await beside
    return rounds
  })
  reportFigures('memory', figures)
  const peak = Math.max(...figures.map((figure) => figure.peak))
  if (!scale.smoke && peak > limit) throw new Error(`The server needed ${peak} MB, more than ${limit}`)
}

/** Pages, their pictures and searches, in an order without a pattern. */
async function mixedRequests(mall: RunningMall): Promise<autocannon.Request[]> {
  const ids = Array.from({ length: scale.smoke ? 10 : 400 }, (_, at) => at + 1)
  const pages = ['/home', ...ids.slice(0, 12).map((id) => `/search_result?id=${id}&level=1`), ...ids.map((id) => `/details?id=${id}`)]
  const pictures = new Set<string>()
  for (const page of pages.filter((_, at) => at % 4 === 0)) {
    const html = await (await fetch(mall.url + page)).text()
    for (const [address] of html.matchAll(/\/media\/[^" ]+\.(?:webp|avif|jpg)/g)) pictures.add(address)
  }
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'sec-fetch-site': 'same-origin' }
  const requests = languages.flatMap((lang): autocannon.Request[] => [
    ...pages.map((path) => ({ path, headers: { ...browser, 'accept-language': lang } })),
    ...words.map((keywords) => ({
      method: 'POST' as const,
      path: '/api/pc/mall/search',
      headers: { ...browser, lang, 'content-type': 'application/json' },
      body: JSON.stringify({ keywords }),
    })),
  ])
  for (const path of pictures) requests.push({ path, headers: browser })
  // A step that shares no divisor with the count visits each once.
  const step = [7919, 7907, 7901].find((prime) => requests.length % prime !== 0)!
  return requests.map((_, at) => requests[(at * step) % requests.length]!)
}

/** One search by photo and one preview after another, a third of a second apart. */
async function drawAndSearch(mall: RunningMall, ended: AbortSignal): Promise<void> {
  const names = readdirSync(photos).filter((name) => name.endsWith('.jpg'))
  for (let at = 0; !ended.aborted; at++) {
    await searchByPhoto(mall, readFileSync(join(photos, names[at % names.length]!)))
    const preview = await fetch(`${mall.url}/previews/product/${languages[at % languages.length]}/${1 + (at % 400)}.jpg`)
    if (!preview.ok) throw new Error(`A preview was answered with ${preview.status}`)
    await preview.arrayBuffer()
    await sleep(300)
  }
}
