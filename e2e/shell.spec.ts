import type { Page } from '@playwright/test'
import { languageFacts, toStored } from '#contract/core/languages.ts'
import { expect, test } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'
import { findProduct } from './mall/products.ts'

test.describe('the shell on a wide screen', () => {
  test('changes the language, stores it and stays on the page', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/discount-deals')
    await settle(page)
    const markedTab = page.getByRole('navigation', { name: t('shell.sections') }).locator('[aria-current]')
    await expect(markedTab).toHaveText(t('shell.tab.discount'))
    // On other pages no tab is marked.
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(markedTab).toHaveCount(0)
    await page.goBack()
    await settle(page)
    await page.evaluate(() => localStorage.setItem('products', '[]'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka-GE')
    await page
      .getByRole('navigation', { name: t('shell.languages') })
      .getByRole('link', { name: new RegExp(`^${languageFacts.ru.label},`) })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    expect(new URL(page.url()).pathname).toBe('/discount-deals')
    expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('products')])).toEqual([toStored.ru, null])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  })

  test('opens a page without waiting where the pointer rests, and goes back to the place without a request', async ({ mall }) => {
    const { page } = mall
    await page.goto('/home')
    await settle(page)
    // The first view is over.
    await page.mouse.wheel(0, 1)
    // Sections that are laid out later have an estimated height until then: the place that is compared would move.
    const estimated = () =>
      [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto' && !each.style.containIntrinsicBlockSize,
      ).length
    await expect.poll(() => page.evaluate(estimated)).toBe(0)
    const dataOf: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.json') && !pathname.startsWith('/assets/')) dataOf.push(pathname)
    })
    const link = page.getByRole('article').last().getByRole('heading').getByRole('link')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await expect.poll(() => dataOf, { timeout: 1000 }).toEqual(['/details.json'])
    }).toPass()
    const offset = await page.evaluate(() => scrollY)
    expect(offset).toBeGreaterThan(300)
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page).toHaveURL(/\/details\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(dataOf).toEqual(['/details.json'])
    await page.goBack()
    // Heights are fractions of a pixel, so that the same place may round to the next one.
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), offset)).toBeLessThanOrEqual(1)
    expect(dataOf).toEqual(['/details.json'])
  })

  test('answers an unknown path with 404 and a link to the home page', async ({ mall }) => {
    const { page, t } = mall
    mall.expectPageError(/404.*no-such-page/)
    const response = await page.goto('/no-such-page')
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('shell.error.unknown.title') })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox', { name: t('catalogue.find.label') })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(6)
    await settle(page)
    await page.getByRole('link', { name: t('shell.error.home') }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('fixes the search field from 200 px on, and shows "back to top" beyond 30 px', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/home')
    await settle(page)
    const search = page.getByRole('combobox', { name: t('search.box.label') })
    const backToTop = page.getByRole('button', { name: t('shell.toTop') })
    await expect(backToTop).toBeHidden()
    await page.evaluate(() => scrollTo(0, 60))
    await expect(backToTop).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(search).toBeInViewport()
    const header = page.getByRole('banner')
    for (const id of ['shell.logo', 'shell.favourites', 'shell.cart'] as const)
      await expect(header.getByRole('link', { name: t(id), exact: true })).toBeInViewport()
    await expect(header.getByRole('button', { name: t('shell.catalogue'), exact: true })).toBeInViewport()
    await backToTop.click()
    await expect(backToTop).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBeLessThan(30)
  })

  test('shows the categories to a mouse that rests on their button: beside the page until it is pressed', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/home')
    await settleParts(page)
    const button = page.getByRole('banner').getByRole('button', { name: t('shell.catalogue'), exact: true })
    const categories = page.getByRole('group', { name: t('shell.catalogue'), exact: true })
    await button.hover()
    await expect(categories.getByRole('link').first()).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    // Into the panel over what lies between, to another category.
    const second = categories.getByRole('navigation').getByRole('link').nth(1)
    await second.hover()
    await expect(second).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(2, 2)
    await expect(categories).toBeHidden()
    await button.hover()
    await expect(categories).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(categories).toBeHidden()
    await page.mouse.move(2, 2)
    await button.hover()
    await expect(categories).toBeVisible()
    // Pressed it is a dialog, which stays.
    await button.click()
    const dialog = page.getByRole('dialog', { name: t('shell.catalogue'), exact: true })
    await expect(dialog).toBeFocused()
    await page.mouse.move(2, 2)
    await page.waitForTimeout(600)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('shows no dialog before its styles', async ({ mall }) => {
    const { page } = mall
    await page.goto('/home')
    await settle(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.css', async (route) => {
      await promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/*.css')
    await page
      .getByRole('banner')
      .getByRole('link', { name: mall.t('shell.mine.long') })
      .click()
    await asked
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toBeHidden()
    resolve()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const path of ['/home', '/details']) {
    test(`adds no style sheet of ${path} a second time`, async ({ mall }) => {
      const { page } = mall
      await page.goto(path === '/home' ? path : `${path}?id=${(await findProduct(mall, 0)).productId}`)
      await settle(page)
      const sheetsOf = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
            link.getAttribute('href')!.replace(/#$/, ''),
          ),
        )
      const html = await (await page.request.get(page.url())).text()
      await page.waitForTimeout(1000)
      // What comes after the first view adds none.
      expect(await sheetsOf()).toHaveLength(html.match(/<link[^>]* rel="stylesheet"/g)!.length)
      // What comes with the first input.
      await page.mouse.wheel(0, 1)
      await expect.poll(sheetsOf).toContainEqual(expect.stringContaining('/notice-view-'))
      const sheets = await sheetsOf()
      expect(sheets.length).toBeGreaterThan(2)
      expect(sheets.toSorted()).toEqual([...new Set(sheets)].toSorted())
    })
  }

  test('answers a click while one page passes into the next', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/discount-deals')
    await settleParts(page)
    await stopAnimations(page)
    await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    // The address changes before the page does, whose header is at the top.
    await page.waitForFunction(() => document.activeViewTransition && location.pathname === '/details' && scrollY === 0)
    const { x, y } = (await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.mine.long') })
      .boundingBox())!
    await page.mouse.click(x + 8, y + 8)
    await expect(page.getByRole('dialog', { name: t('accounts.title') })).toBeVisible()
  })

  test("lets the picture of a card become that of its product, and again the card's on the way back", async ({ mall }) => {
    const { page } = mall
    /** The parts of the shared picture that a transition shows. */
    const shared = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.endsWith('(product-picture)'))
          .toSorted(),
      )
    const names = page.locator('[style*="view-transition-name"]')
    const allParts = ['group', 'new', 'old'].map((part) => `::view-transition-${part}(product-picture)`)
    await page.goto('/discount-deals')
    await settleParts(page)
    await setAnimations(page, 0)
    const card = page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link')
    const href = (await card.getAttribute('href'))!
    await card.click()
    await expect.poll(async () => [...new Set(await shared())]).toEqual(allParts)
    await setAnimations(page, 1)
    await page.waitForFunction(() => !document.activeViewTransition)
    await expect(names).toHaveCount(0)
    expect(page.url()).toContain(href)
    await setAnimations(page, 0)
    await page.goBack()
    await expect.poll(async () => [...new Set(await shared())]).toEqual(allParts)
    // A press ends it.
    await page.mouse.move(2, 300)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => !document.activeViewTransition)
    await expect(names).toHaveCount(0)
    await expect(page).toHaveURL(/\/discount-deals$/)
  })

  test('shows a skeleton only after 300 ms', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/home')
    await settle(page)
    // Never answered: the panel waits.
    await page.route('**/mall/categories*', () => undefined)
    // An animation that has ended is listed no more.
    await stopAnimations(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.catalogue'), exact: true })
      .click()
    const bar = page.getByRole('dialog').locator('nav, div').locator('span[aria-hidden]').first()
    await bar.waitFor({ state: 'attached' })
    const visibilityAt = (ms: number) =>
      bar.evaluate((element, ms) => {
        for (const animation of element.getAnimations()) animation.currentTime = ms
        return getComputedStyle(element).visibility
      }, ms)
    expect([await visibilityAt(299), await visibilityAt(302)]).toEqual(['hidden', 'visible'])
  })

  test('counts above 99 as 99+', async ({ mall }) => {
    const { page, t } = mall
    // A guest cart of 100 lines from an earlier visit.
    await page.addInitScript(() => {
      const items = Array.from({ length: 100 }, (_, index) => ({
        itemStorePriceId: index + 1,
        quantity: 1,
        seenPrice: 100,
        selected: true,
      }))
      localStorage.setItem('cart', JSON.stringify({ guestCartId: '00000000-0000-4000-8000-000000000001', items }))
    })
    await page.goto('/home')
    await settle(page)
    const cart = page.getByRole('link', { name: t('shell.cart.count', { count: 100 }) }).filter({ visible: true })
    await expect(cart.locator('[data-count]')).toHaveAttribute('data-count', '99+')
  })

  test('reloads once when a chunk is gone', async ({ mall }) => {
    const { page, t } = mall
    mall.expectPageError(/\/assets\/category-panel|Failed to fetch dynamically imported module|ERR_FAILED|preload/i)
    await page.goto('/home')
    await settleParts(page)
    // Also a second request for it, as the browser makes after a preload that failed.
    let gone = true
    await page.route('**/assets/*.js', (route) => (gone ? route.abort('failed') : route.continue()))
    const reloaded = page.waitForEvent('framenavigated').then(() => (gone = false))
    await page.getByRole('button', { name: t('shell.catalogue'), exact: true }).click()
    await reloaded
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  })
})

test.describe('the bars of a phone', () => {
  test.use({ width: 390 })

  test('leave the page to its content', async ({ mall }) => {
    const { page, t } = mall
    const header = page.getByRole('banner')
    const heightOf = async () => (await header.boundingBox())!.height
    for (const path of ['/search_result', '/cart', '/policy?type=1-1&id=1']) {
      await page.goto(path)
      expect(await heightOf(), path).toBeLessThanOrEqual(104)
    }
    const { productId } = await findProduct(mall, 5)
    await page.goto(`/details?id=${productId}`)
    await settleParts(page)
    expect(await heightOf()).toBeLessThanOrEqual(104)
    // One bar at the foot: that of the purchase.
    const tabs = page.getByRole('navigation', { name: t('shell.bottomBar') })
    await expect(tabs).toBeHidden()
    const buy = page.getByRole('link', { name: t('catalogue.details.buyNow'), exact: true }).filter({ visible: true })
    await expect(buy).toBeInViewport()
    const search = page.getByRole('combobox', { name: t('search.box.label') })
    await page.mouse.wheel(0, 700)
    await expect(search).not.toBeInViewport()
    await page.mouse.wheel(0, -120)
    await expect(search).toBeInViewport()
    await page.mouse.wheel(0, 300)
    await expect(search).not.toBeInViewport()
    // Who comes to it by keyboard sees it.
    await search.focus()
    await expect(search).toBeInViewport()
    await search.blur()
    await expect(search).not.toBeInViewport()
    await page.setViewportSize({ width: 700, height: 360 })
    await page.mouse.wheel(0, -300)
    await expect(search).not.toBeInViewport()
    await expect(buy).toBeHidden()
  })
})

/** Stops the clock of all animations and view transitions, those that begin later too. */
const stopAnimations = (page: Page) => setAnimations(page, 0)

/** Runs all animations and view transitions at another speed. */
async function setAnimations(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
}
