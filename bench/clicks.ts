import { chromium, type CDPSession, type Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { settleParts } from '#e2e/mall/settle.ts'
import { headlessChromium, wholeChromium } from '../tools/chromium.mjs'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { ask, withMall } from './with-mall.ts'

/** A phone four times slower than this machine. */
const slowdown = 4
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
/** Walks through the mall that are measured, after one that opens the pages; a smoke run measures that one. */
const rounds = scale.smoke ? 0 : 7
const isMeasured = (round: number) => scale.smoke || round > 0
/** ms before and after a click in which a page finishes what it does while idle; a second click within a second is ignored. */
const settleMs = scale.smoke ? 600 : 1100

/**
 * How long a click waits for the next page: ms from the click until the page is painted, its code and data fetched ahead, as where a finger has
 * touched the link. And a reload, until its first paint.
 */
export async function run(): Promise<void> {
  const rows = await withMall({}, async (mall) => {
    const walk = await walkOf(mall)
    const browser = await chromium.launch({ executablePath: wholeChromium()!, args: sandbox })
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
      const session = await page.context().newCDPSession(page)
      await page.goto(`${mall.url}/home`)
      await settleParts(page)
      const times = [...(await clickThrough(page, session, walk)), ['reload of home', await reloads(mall)] as const]
      return times.map(([name, ms]) => ({ '': name, ...percentiles(ms) }))
    } finally {
      await browser.close()
    }
  })
  reportRows(rows, { bench: 'clicks', slowdown, pages: rows })
}

/** Steps from page to page, beginning on the home page. */
async function walkOf(mall: RunningMall): Promise<[name: string, path: string][]> {
  const [root] = await ask(mall, 'catalogue.categories')
  const { pageResult } = await ask(mall, 'search.search', { id: root!.id, level: 1 })
  const [product, other] = pageResult.results.map(({ productId }) => `/details?id=${productId}`)
  return [
    ['home to product', product!],
    ['product to product', other!],
    ['product to home', '/home'],
    ['home to listing', `/search_result?id=${root!.id}&level=1`],
    ['listing to product', product!],
    ['product to cart', '/cart'],
    ['cart to home', '/home'],
  ]
}

async function clickThrough(page: Page, session: CDPSession, walk: [string, string][]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  const add = (name: string, ms: number) => void times.set(name, [...(times.get(name) ?? []), ms])
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  for (let round = 0; round <= rounds; round++) {
    for (const [name, path] of walk) {
      await page.evaluate(touchLink, path)
      await sleep(settleMs)
      await slow(slowdown)
      const ms = await page.evaluate(clickLink)
      await slow(1)
      if (isMeasured(round)) {
        add(name, ms)
        add('every click', ms)
      }
      await sleep(settleMs)
    }
    // Each walk begins with a document.
    await page.reload()
    await settleParts(page)
  }
  return times
}

/**
 * ms from a reload to its first paint. In a window as small as a phone instead of an emulated one: Chromium ends what is emulated before it leaves a page,
 * and lays out all of that page once more, which was half of the time.
 */
async function reloads(mall: RunningMall): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: headlessChromium()!,
    args: [...sandbox, '--window-size=390,844', '--force-device-scale-factor=2'],
  })
  try {
    const page = await browser.newPage({ viewport: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })
    const session = await page.context().newCDPSession(page)
    await page.goto(`${mall.url}/home`)
    const times: number[] = []
    for (let round = 0; round <= 3 * rounds; round++) {
      await settleParts(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.reload()
      const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      times.push((await painted.jsonValue())!)
    }
    return times
  } finally {
    await browser.close()
  }
}

/** In the page: a link to another page that a finger touches. */
function touchLink(path: string): void {
  // The page's frame stays, and the link of the page before in it.
  document.getElementById('measured')?.remove()
  const link = Object.assign(document.createElement('a'), { id: 'measured', href: path, textContent: path })
  document.querySelector('main')!.append(link)
  link.dispatchEvent(new Event('touchstart', { bubbles: true }))
}

/** In the page: follows the link. @returns ms until the heading of another page is painted */
async function clickLink(): Promise<number> {
  const heading = () => document.querySelector('main h1')
  const [before, text, { href }] = [heading(), heading()?.textContent, window.location]
  const isThere = () => window.location.href !== href && heading() && (heading() !== before || heading()!.textContent !== text)
  const shown = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const begun = performance.now()
  document.getElementById('measured')!.click()
  await shown
  // The next task after a frame, before those that wait longer: the frame is painted.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }))
  })
  return performance.now() - begun
}

function percentiles(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)]!)
  return { 'p50 ms': at(0.5), 'p75 ms': at(0.75) }
}
