import { test as base, expect, type Page } from '@playwright/test'
import { toStored, type Language } from '#contract/core/languages.ts'
import type { MessageId } from '#locales/ids.ts'
import { messageText, saying } from './message.ts'

export { expect }

/** The mall as one shopper sees it: a page in a language, and the texts of that language. */
export interface Mall {
  page: Page
  lang: Language
  /** Under 768 px: the bottom bar is there, the header's tabs are not. */
  small: boolean
  say(id: MessageId, values?: Record<string, unknown>): string
  /** A pattern of a text with values that the test does not know. */
  saying(id: MessageId, values?: Record<string, unknown>): RegExp
  /** Lets one fault pass that the test brings about itself. */
  expectFault(pattern: RegExp): void
}

export interface MallOptions {
  lang: Language
  width: number
}

/**
 * Every page is watched: a line on the console, an uncaught error, a hydration warning, a breach of the content policy or
 * a failed request to our own server fails the test that caused it.
 */
export const test = base.extend<MallOptions & { mall: Mall }>({
  lang: ['ka', { option: true }],
  width: [1440, { option: true }],
  viewport: async ({ width }, use) => use({ width, height: width < 768 ? 844 : 900 }),
  hasTouch: async ({ width }, use) => use(width < 768),
  isMobile: async ({ width }, use) => use(width < 768),
  mall: async ({ page, lang, width, baseURL }, use) => {
    const faults: string[] = []
    const expected: RegExp[] = []
    watch(page, baseURL!, faults)
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() })
    await page.context().addCookies([{ name: 'lang', value: toStored[lang], url: baseURL! }])
    await page.addInitScript((stored) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', stored)
      addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
    }, toStored[lang])
    await use({
      page,
      lang,
      small: width < 768,
      say: (id, values) => messageText(lang, id, values),
      saying: (id, values) => saying(lang, id, values),
      expectFault: (pattern) => void expected.push(pattern),
    })
    const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
    expect(unexpected, 'faults the page told of').toEqual([])
  },
})

/** A network of its own for every test: limits count by network. */
function anAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}

function watch(page: Page, origin: string, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) faults.push(`reply: ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A request the page itself gave up (a duplicate, or one of a page that was left), or a script where scripts are off.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      faults.push(`request: ${reason} ${request.url()}`)
  })
}

/** A page that answers the browser: its scripts have taken over. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.ready === 'true' || Boolean(Object.keys(document.body).find((key) => key.startsWith('__react'))),
  )
}
