/**
 * `npm run screens [-- folder [page ...]]`: a full-page picture of every page in four languages at three widths, from a
 * production server of its own over the demo mall. Default folder: screens/.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { languages, toStored, type Language } from '#contract/core/languages.ts'
import { prepareShopper, type PreparedShopper } from '#demo/testing/prepared-shopper.ts'
import { pagesOf, type MallPage } from '#demo/testing/routes.ts'
import { headlessChromium } from './chromium.mjs'
import { filledDataDir, removeDataDir } from './mall/filled-mall.ts'
import { startMall } from './mall/running-mall.ts'

const widths = [390, 768, 1440]
const atOnce = 2

interface Shot {
  page: MallPage
  lang: Language
  width: number
}

const [folder = 'screens', ...names] = parseArgs({ allowPositionals: true }).positionals
const out = resolve(folder)
mkdirSync(out, { recursive: true })
const dataDir = filledDataDir('screens', { deals: 'all' })
try {
  const mall = await startMall(dataDir)
  const asRoot = process.getuid?.() === 0
  const args = ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: headlessChromium() ?? 'chromium', args })
  try {
    const prepared = await prepareShopper(dataDir, mall.url)
    const pages = pagesOf(prepared).filter(({ name }) => names.length === 0 || names.includes(name))
    const shots = pages.flatMap((page) => languages.flatMap((lang) => widths.map((width): Shot => ({ page, lang, width }))))
    await inTurns(shots, (shot) => shoot(browser, mall.url, prepared, shot))
    console.log(`${shots.length} pictures in ${out}`)
  } finally {
    await browser.close()
    await mall.stop()
  }
} finally {
  removeDataDir(dataDir)
}

/** Works through a list, two at a time. */
async function inTurns(shots: Shot[], work: (shot: Shot) => Promise<void>): Promise<void> {
  const waiting = [...shots]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
    }),
  )
}

async function shoot(browser: Browser, url: string, prepared: PreparedShopper, { page: one, lang, width }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    baseURL: url,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tbilisi',
  })
  try {
    await context.addCookies([{ name: 'lang', value: toStored[lang], url }, ...(one.member ? prepared.cookies : [])])
    const page = await context.newPage()
    await page.addInitScript((stored) => localStorage.setItem('lang', stored), toStored[lang])
    await page.goto(one.path, { waitUntil: 'networkidle' })
    await showLazyPictures(page)
    await page.screenshot({ path: join(out, `${one.name}.${lang}-${width}.png`), fullPage: true })
  } finally {
    await context.close()
  }
}

/** Pictures below the first view load when they come near it. */
async function showLazyPictures(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.getClientRects().length > 0)
    for (const picture of pictures) picture.loading = 'eager'
    // `decode` rejects a picture whose source is chosen only now.
    const loaded = (picture: HTMLImageElement) =>
      new Promise((resolve) => ['load', 'error'].forEach((type) => picture.addEventListener(type, resolve)))
    await Promise.all(pictures.filter((picture) => !picture.complete).map(loaded))
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
