import type { Page } from '@playwright/test'

/**
 * In the page: whether it is hydrated: its scripts have begun to (`replayClicks`), and React gives events to the page; those that meet what it has
 * not hydrated it stops on their way.
 * @param quietMs with all its parts, and no new file for so long; null where the page itself is enough
 */
const isHydrated = (quietMs: number | null): boolean => {
  const acceptsEvents = (element: Element) => {
    let reached = false
    element.addEventListener('copy', () => (reached = true), { once: true })
    element.dispatchEvent(new Event('copy', { bubbles: true }))
    return reached
  }
  const scripts = window as { earlyClick?: unknown }
  // A document that has just begun has no body.
  const [body] = document.querySelectorAll('body')
  if (scripts.earlyClick !== null || !body || !acceptsEvents(body)) return false
  if (quietMs === null) return true
  // What lies below the first view is hydrated at the first input.
  dispatchEvent(new Event('wheel'))
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd))
  const havePartsCome = files.some(({ name }) => name.includes('/assets/later-')) && performance.now() - last > quietMs
  return havePartsCome && [...document.querySelectorAll('body a, body button')].every(acceptsEvents)
}

/** Waits until the page is hydrated. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, null)
}

/** In the page: draws what lies below the first view (`LaterLayout`) as if all of it were near. */
export const drawAll = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Waits until the page is hydrated, and draws all of it: what measures the page twice finds the same. */
export async function settleLayout(page: Page): Promise<void> {
  await settle(page)
  await page.evaluate(drawAll)
}

/** ms without a new file after which a page has loaded what it loads by itself. */
const quiet = 500

/**
 * Waits for what a page loads once its first view is over: deferred parts, error pages, what opens pages without waiting. A
 * page's scripts start after its first paint, so the network may have been idle before (`startScripts`).
 */
export async function settleParts(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, quiet)
}
