import type { Page } from '@playwright/test'
import { expect, test } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'

const sheetsIn = (page: Page, where: 'head' | 'body') =>
  page.evaluate((name) => [...document.querySelectorAll<HTMLLinkElement>(`${name} link[rel=stylesheet]`)].map(({ href }) => href), where)

/** Delays the parts of a page, which come after its first view, or other scripts. @returns lets them come */
async function delayParts(page: Page, files = /\/assets\/later[^/]*\.js$/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('scripts are asked for once the first view is painted', async ({ mall }) => {
  const { page } = mall
  await page.goto('/home')
  await settle(page)
  const { paint, script } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource')
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      script: Math.min(...files.filter(({ name }) => /\/assets\/.*\.js$/.test(name)).map(({ startTime }) => startTime)),
    }
  })
  expect(script).toBeGreaterThan(paint)
})

test.describe('on a phone', () => {
  test.use({ width: 390 })

  test('what is pressed before its code is there answers once it is', async ({ mall }) => {
    const { page, t } = mall
    const release = await delayParts(page)
    await page.goto('/search_result', { waitUntil: 'commit' })
    await settle(page)
    await page.getByRole('link', { name: t('search.filter.open'), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog', { name: t('search.filter.title') })).toBeVisible()
  })
})

test('what is typed into the search field and sent before its code is there is searched', async ({ mall }) => {
  const { page, t } = mall
  const release = await delayParts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await settle(page)
  const field = page.getByRole('combobox', { name: t('search.box.label') })
  await field.pressSequentially('lamp')
  await field.press('Enter')
  release()
  await expect(page).toHaveURL(/\/search_result\?keywords=lamp/)
})

test('Enter is not lost between the arrival of the field and that of what was typed into it', async ({ mall }) => {
  const { page, t } = mall
  await page.clock.install()
  const release = await delayParts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await settle(page)
  const field = page.getByRole('combobox', { name: t('search.box.label') })
  await field.pressSequentially('lamp')
  // The next attempt to announce what was typed is never made; the field itself arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  release()
  // React stops events on their way to what it has not hydrated.
  await expect
    .poll(() =>
      field.evaluate((element) => {
        let reached = false
        element.addEventListener('copy', () => (reached = true), { once: true })
        element.dispatchEvent(new Event('copy', { bubbles: true }))
        return reached
      }),
    )
    .toBe(true)
  await field.press('Enter')
  await page.clock.resume()
  await expect(page).toHaveURL(/\/search_result\?keywords=lamp/)
})

test('styles below the first view stand where it ends, and stay for the next visit', async ({ mall }) => {
  const { page, t } = mall
  await page.goto('/home')
  await settleParts(page)
  const [head, below] = [await sheetsIn(page, 'head'), await sheetsIn(page, 'body')]
  expect(below.length).toBeGreaterThan(0)
  expect(head.filter((sheet) => below.includes(sheet))).toEqual([])
  const zone = page.getByRole('heading', { level: 2 }).last()
  const look = () =>
    zone.evaluate((element) => JSON.stringify(element.parentElement!.getBoundingClientRect().toJSON(), ['width', 'height']))
  await zone.scrollIntoViewIfNeeded()
  const before = await look()
  const moved = page.locator('head > link[data-moved]')
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('body link[rel=stylesheet]').forEach((link) => (link.dataset.moved = '')),
  )
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/details\?id=/)
  // The sheets of the page, moved as they are; those of the frame stay in it.
  await expect.poll(() => moved.count()).toBeGreaterThan(0)
  // By a click: the page comes without a document, and so without the sheets that one names.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logo') })
    .click()
  await expect(page).toHaveURL(/\/(home)?$/)
  await zone.scrollIntoViewIfNeeded()
  expect(await look()).toBe(before)
})

test('a visitor without a cart sees that it is empty before any script has come', async ({ mall }) => {
  const { page, t } = mall
  const release = await delayParts(page, /\/assets\/[^/]*\.js$/)
  await page.goto('/cart', { waitUntil: 'commit' })
  const empty = page.getByRole('heading', { name: t('cart.empty.title') })
  await expect(empty).toBeVisible()
  await page.evaluate(() => localStorage.setItem('cart', '{}'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(empty).toBeHidden()
  release()
  await expect(empty).toBeVisible()
  // Of another page it says nothing: its visitor may fill the cart before going there.
  await page.evaluate(() => localStorage.removeItem('cart'))
  await page.goto('/home')
  expect(await page.evaluate(() => 'withoutCart' in document.documentElement.dataset)).toBe(false)
})

test('what lies below the first view is hydrated at the first input, and "End" leads to the end', async ({ mall }) => {
  const { page } = mall
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto('/home')
  await settle(page)
  const isHydrated = () =>
    page.evaluate(() => {
      const footer = document.querySelector('footer')!
      let reached = false
      footer.addEventListener('copy', () => (reached = true), { once: true })
      footer.dispatchEvent(new Event('copy', { bubbles: true }))
      return reached
    })
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/below-')))
  await page.waitForTimeout(500)
  expect(await isHydrated()).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(isHydrated).toBe(true)
  const left = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY))
  await expect.poll(left).toBeLessThanOrEqual(1)
  // What comes near is drawn now; the end stays in view.
  await page.waitForTimeout(500)
  expect(await left()).toBeLessThanOrEqual(1)
  expect(fonts.filter((font) => font.includes('whole'))).toEqual([])
})

test('"End" leads to the end of a page that was turned before the first input', async ({ mall }) => {
  const { page } = mall
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await settle(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.waitForTimeout(500)
  await page.keyboard.press('End')
  const left = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY))
  await expect.poll(left).toBeLessThanOrEqual(1)
  await page.waitForTimeout(500)
  expect(await left()).toBeLessThanOrEqual(1)
})
