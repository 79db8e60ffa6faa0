import { test as base, expect, type Page } from '@playwright/test'
import { toStored, type Language } from '#contract/core/languages.ts'
import type { MessageId } from '#locales/ids.ts'
import { messageText, textPattern } from './translations.ts'

export { expect }

/** What a browser test works with: a page in one language, and the texts of that language. */
export interface Mall {
  page: Page
  lang: Language
  /** Narrower than 768 px: the layout with the bottom bar. */
  small: boolean
  t(id: MessageId, values?: Record<string, unknown>): string
  /** A pattern of a text whose values the test does not know. */
  textPattern(id: MessageId, values?: Record<string, unknown>): RegExp
  /** Accepts page errors that match the pattern, because the test causes them. */
  expectPageError(pattern: RegExp): void
}

export interface MallOptions {
  lang: Language
  width: number
}

/**
 * A console error or warning, an uncaught error, a violation of the content security policy or a failed request to our
 * server fails the test that caused it.
 */
export const test = base.extend<MallOptions & { mall: Mall }>({
  lang: ['ka', { option: true }],
  width: [1440, { option: true }],
  viewport: async ({ width }, use) => use({ width, height: width < 768 ? 844 : 900 }),
  // A test that answers in the network's place would not see what a service worker fetches; offline.spec.ts allows it.
  serviceWorkers: 'block',
  hasTouch: async ({ width }, use) => use(width < 768),
  isMobile: async ({ width }, use) => use(width < 768),
  // Journeys run at two widths: one sees the animations, the other what who asked for less of them sees.
  contextOptions: async ({ width }, use) => use({ reducedMotion: width < 768 ? 'reduce' : 'no-preference' }),
  mall: async ({ page, lang, width, baseURL }, use) => {
    const pageErrors: string[] = []
    const expected: RegExp[] = []
    watch(page, baseURL!, pageErrors)
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': randomIpAddress() })
    await page.context().addCookies([{ name: 'lang', value: toStored[lang], url: baseURL! }])
    await page.addInitScript((stored) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', stored)
      addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
    }, toStored[lang])
    await use({
      page,
      lang,
      small: width < 768,
      t: (id, values) => messageText(lang, id, values),
      textPattern: (id, values) => textPattern(lang, id, values),
      expectPageError: (pattern) => void expected.push(pattern),
    })
    const unexpected = pageErrors.filter((pageError) => !expected.some((pattern) => pattern.test(pageError)))
    expect(unexpected, 'errors on the page').toEqual([])
  },
})

/** An address in another network for every test, because rate limits count by network. */
function randomIpAddress(): string {
  const octet = () => 1 + Math.floor(Math.random() * 254)
  return `10.${octet()}.${octet()}.${octet()}`
}

function watch(page: Page, origin: string, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (message.text().includes('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`page: ${error.message}`))
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) pageErrors.push(`reply: ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted by the page (a duplicate request, or after navigation), or a script where scripts are disabled.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      pageErrors.push(`request: ${reason} ${request.url()}`)
  })
}
