import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, toStored, type Language } from '#contract/core/languages.ts'
import { writeHistory } from '#demo/testing/member-history.ts'
import { prepareShopper, type PreparedShopper } from '#demo/testing/prepared-shopper.ts'
import { pagesOf, type MallPage } from '#demo/testing/routes.ts'
import { drawAll } from '#e2e/mall/settle.ts'
import { headlessChromium } from '../chromium.mjs'
import { keyboardProblems } from './keyboard-walk.ts'
import { georgianTexts, layoutProblems, lengthenTexts } from './page-layout.ts'
import { filledDataDir, removeDataDir } from '../mall/filled-mall.ts'
import { startMall, type RunningMall } from '../mall/running-mall.ts'

/** Every page opens once in each language, then takes each of these widths. */
const widths = [1440, 768, 390, 320]
/**
 * Widths at which the rules of accessibility are run: one for a page in a language, another for its next language. They take ten times as
 * long as all others, and what they find depends on a width or a language, hardly on a pair of them.
 */
const axeWidths = [1440, 768, 390]
/** Rules that measure colours and sizes, which are the same in all languages: once at each width. They take half of the time. */
const measuring = ['color-contrast', 'target-size']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}

let dataDir: string
let mall: RunningMall
/** Shows pictures, and does not. */
let browsers: { picturing: Browser; plain: Browser }
let prepared: PreparedShopper
let pages: MallPage[]

beforeAll(async () => {
  dataDir = filledDataDir('pages', { deals: 'all' })
  mall = await startMall(dataDir, { TRUSTED_PROXIES: '127.0.0.1' })
  prepared = await prepareShopper(dataDir, mall.url)
  pages = [...pagesOf(prepared), ...(await writeHistory(dataDir, mall.url, prepared))]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  // Nobody looks at the pages: they are not painted by an emulated graphics card.
  const launch = (...args: string[]) =>
    chromium.launch({
      executablePath: headlessChromium() ?? 'chromium',
      args: ['--disable-background-networking', '--disable-gpu', ...sandbox, ...args],
    })
  browsers = { picturing: await launch(), plain: await launch('--blink-settings=imagesEnabled=false') }
}, 600_000)
afterAll(async () => {
  for (const browser of Object.values(browsers ?? {})) await browser.close()
  await mall?.stop()
  if (dataDir) removeDataDir(dataDir)
})

let contexts = 0

/** The language in which pictures are loaded: they are the same in all, and have their places before they come. */
const pictureLanguage: Language = 'ka'

/** The languages in which pages are walked through by keyboard, and shown with longer texts. */
const keyboardLanguage: Language = 'ka'
const keyboardWidths = [1440, 390]
const lengthenedLanguage: Language = 'en'

interface Opened {
  member?: boolean
  cookies?: PreparedShopper['cookies'] | undefined
}

/** A browser in a language, signed in or not, in a network of its own: rate limits count by network. */
async function openContext(lang: Language, { member = false, cookies = prepared.cookies }: Opened): Promise<BrowserContext> {
  const context = await (lang === pictureLanguage ? browsers.picturing : browsers.plain).newContext({
    viewport: { width: widths[0]!, height: 900 },
    baseURL: mall.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Tbilisi',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${++contexts}` },
  })
  await context.addCookies([{ name: 'lang', value: toStored[lang], url: mall.url }, ...(member ? cookies : [])])
  await context.addInitScript((stored) => localStorage.setItem('lang', stored), toStored[lang])
  return context
}

const showsPictures = (page: Page) => page.context().browser() === browsers.picturing

const phone = (width: number) => ({ width, height: 844 })

/** In the page: resolves when its next frame is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Errors on the console, violations of the content security policy, and requests that failed, from now on until another page is watched. */
function watch(page: Page, { status }: MallPage): string[] {
  const errors: string[] = []
  for (const event of ['console', 'pageerror', 'response', 'requestfailed'] as const) page.removeAllListeners(event)
  page.on('console', (message) => {
    // A browser without pictures says of each that is preloaded that nobody shows it.
    const unseen = showsPictures(page) ? [] : ['image loading is disabled', 'was preloaded using link preload but not used']
    const isExpected = ['Service Worker registration blocked', `status of ${status}`, ...unseen].some((words) =>
      message.text().includes(words),
    )
    if (!isExpected && ['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('response', (reply) => {
    if (reply.status() >= 400 && reply.status() !== status) errors.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`)
  })
  return errors
}

/** Opens a page and waits for its parts, and for its pictures where they are shown. @returns the addresses of those */
async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(drawAll)
  if (!showsPictures(page)) return []
  return page.evaluate(async () => {
    const all = [...document.images]
    for (const picture of all) picture.loading = 'eager'
    await Promise.all(all.map((picture) => picture.decode().catch(() => undefined)))
    return all.map((picture) => picture.currentSrc)
  })
}

/** A picture that a tab has in memory in a larger width from an earlier page is shown from there, and Chromium says of its preload that nobody uses it. */
const isShownFromMemory = (error: string, pictures: string[]) =>
  pictures.some((address) => error.includes('was preloaded') && error.includes(address.replace(/\d+\.webp$/, '')))

/** Rules of accessibility that the page breaks; through the debugger, because the page's own policy allows no other script. */
async function axeViolations(page: Page, rules: object): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `window.axe ? undefined : ${axeSource}` })
  const expression = `axe.run(document, ${JSON.stringify({ ...axeRules, rules })}).then((found) => JSON.stringify(found.violations))`
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  await session.detach()
  const violations = JSON.parse(result.value as string) as AxeResults['violations']
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Where the rules of accessibility are run on a page in a language, and those of them that were run at this width in another. */
function axeAt(lang: Language, place: number): { width: number; rules: object } {
  const turn = languages.indexOf(lang)
  const rules = turn < axeWidths.length ? {} : Object.fromEntries(measuring.map((rule) => [rule, { enabled: false }]))
  return { width: axeWidths[(place + turn) % axeWidths.length]!, rules }
}

/** What is wrong with pages, each in a line. */
interface Findings {
  /** As they are, at any width. */
  asTheyAre: string[]
  /** With longer texts, on phones. */
  lengthened: string[]
  /** By the tab key, at a width. */
  byKeyboard: Map<number, string[]>
}

const setWidth = (page: Page, width: number) => page.setViewportSize(width < 768 ? phone(width) : { width, height: 900 })

/** What does not fit at a width. */
async function misfits(page: Page, width: number): Promise<string[]> {
  await setWidth(page, width)
  await page.evaluate(drawn)
  return page.evaluate<string[]>(layoutProblems)
}

/** Opens a page in a language once, and finds everything that is wrong with it. */
async function look(page: Page, { lang, one, place }: { lang: Language; one: MallPage; place: number }, findings: Findings): Promise<void> {
  const found = new Map<string, number[]>()
  const axe = axeAt(lang, place)
  const errors = watch(page, one)
  await setWidth(page, widths[0]!)
  const pictures = await open(page, one.path)
  for (const width of widths) {
    const problems = await misfits(page, width)
    if (width === axe.width) problems.push(...(await axeViolations(page, axe.rules)))
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), width])
  }
  if (lang !== 'ka' && !one.member) errors.push(...(await page.evaluate(georgianTexts)))
  if (lang === keyboardLanguage && one.member && !one.cookies)
    for (const [width, problems] of findings.byKeyboard) {
      await setWidth(page, width)
      problems.push(...(await keyboardProblems(page)).map((problem) => `${one.name}: ${problem}`))
    }
  const seen = errors.filter((error) => !isShownFromMemory(error, pictures))
  // Last: parts that hydrate later find other texts than the server's.
  if (lang === lengthenedLanguage && !one.cookies) {
    await page.evaluate(lengthenTexts)
    for (const width of [390, 320])
      findings.lengthened.push(...(await misfits(page, width)).map((problem) => `${one.name}: ${problem} at ${width}`))
    // What such a part says would be counted with the next page.
    await page.goto('about:blank')
  }
  const lines = [...seen, ...[...found].map(([problem, at]) => `${problem} at ${at.join(', ')}`)]
  findings.asTheyAre.push(...lines.map((line) => `${one.name}: ${line}`))
}

const asMember = { visitor: false, member: true }
type Who = keyof typeof asMember

/** Looks at every page of a visitor or of a member in a language. Opening a page takes longer than any look at it. */
async function lookAtAll(lang: Language, who: Who): Promise<Findings> {
  const findings: Findings = { asTheyAre: [], lengthened: [], byKeyboard: new Map(keyboardWidths.map((width) => [width, []])) }
  const context = await openContext(lang, { member: asMember[who] })
  // One tab for all: its process has compiled the scripts of the page before.
  const tab = await context.newPage()
  for (const [place, one] of pages.entries()) {
    if ((one.member ?? false) !== asMember[who]) continue
    const other = one.cookies && (await openContext(lang, { member: true, cookies: one.cookies }))
    await look((await other?.newPage()) ?? tab, { lang, one, place }, findings)
    await other?.close()
  }
  await context.close()
  return findings
}

const all = new Map<string, Promise<Findings>>()

/** All findings in a language; tests of one share them. */
function findingsOf(lang: Language, who: Who): Promise<Findings> {
  const key = `${lang} ${who}`
  const findings = all.get(key) ?? lookAtAll(lang, who)
  all.set(key, findings)
  return findings
}

// Side by side, for a page is waited for half a second until its network is idle.
describe.concurrent.each(languages)('in %s every page', (lang) => {
  it.concurrent.each(Object.keys(asMember) as Who[])(
    'of a %s fits and is accessible at all widths, without an error',
    async (who) => expect((await findingsOf(lang, who)).asTheyAre).toEqual([]),
    1_800_000,
  )
})

it.concurrent('texts two fifths longer, with accents, fit every page on phones', async () => {
  for (const who of Object.keys(asMember) as Who[]) expect((await findingsOf(lengthenedLanguage, who)).lengthened).toEqual([])
}, 1_800_000)

it.concurrent.each(keyboardWidths)(
  'by the tab key every page of a member shows where the focus is, at %i px',
  async (width) => expect((await findingsOf(keyboardLanguage, 'member')).byKeyboard.get(width)).toEqual([]),
  1_800_000,
)
