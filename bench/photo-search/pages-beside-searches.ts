import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningMall } from '../../tools/mall/running-mall.ts'
import { scale } from '../scale.ts'
import { watchPages } from '../watch-pages.ts'
import { searchByPhoto } from './photo-client.ts'

/** Searches under way at any time: as many as one network may have, two that are served and a line of 16. */
const atOnce = scale.smoke ? 4 : 18
/** Seconds of searching, and of a mall at rest before it. */
const seconds = scale.smoke ? 0 : 20
const secondsAtRest = scale.smoke ? 0 : 5

/**
 * How long the home page takes while {@link atOnce} clients search, each for one photo after another, and while nobody does. Bar: 60 ms at the 99th percentile.
 * @param photos JPEG, in turn
 */
export async function measurePagesBesideSearches(mall: RunningMall, photos: Buffer[]) {
  const rest = await watchPages(mall.url)
  await sleep(1000 * secondsAtRest)
  const restP99 = await rest.stop()
  const times: number[] = []
  let next = 0
  const pages = await watchPages(mall.url)
  const end = performance.now() + 1000 * seconds
  const client = async () => {
    do times.push((await searchByPhoto(mall, photos[next++ % photos.length]!)).ms)
    while (performance.now() < end)
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, client))
  const elapsedMs = performance.now() - begun
  const p99 = await pages.stop()
  times.sort((a, b) => a - b)
  return {
    'searches at once': atOnce,
    searches: times.length,
    'a second': Math.round((10_000 * times.length) / elapsedMs) / 10,
    'a search p50 ms': Math.round(times[Math.floor(times.length / 2)]!),
    'home p99 ms': p99,
    'home p99 ms at rest': restP99,
  }
}
