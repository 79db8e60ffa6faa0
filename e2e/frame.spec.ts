import { languageLabels, toStored } from '#contract/core/languages.ts'
import { expect, settle, test } from './mall/mall.ts'

test.describe('the frame on a wide screen', () => {
  test('changes the language, remembers it and stays on the page', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/discount-deals')
    await settle(page)
    await page.evaluate(() => localStorage.setItem('products', '[]'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka-GE')
    await page
      .getByRole('navigation', { name: say('shell.languages') })
      .getByRole('link', { name: new RegExp(`^${languageLabels.ru},`) })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
    expect(new URL(page.url()).pathname).toBe('/discount-deals')
    expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('products')])).toEqual([toStored.ru, null])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  })

  test('shows an unknown page as one, with the way home', async ({ mall }) => {
    const { page, say } = mall
    mall.expectFault(/404.*no-such-page/)
    const response = await page.goto('/no-such-page')
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: say('shell.error.unknown.title') })).toBeVisible()
    await settle(page)
    await page.getByRole('link', { name: say('shell.error.home') }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('keeps the search in sight from 200 px on, and offers the way up from 30 px on', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/home')
    await settle(page)
    const search = page.getByRole('combobox', { name: say('search.box.label') })
    const up = page.getByRole('button', { name: say('shell.toTop') })
    await expect(up).toBeHidden()
    await page.evaluate(() => scrollTo(0, 60))
    await expect(up).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(search).toBeInViewport()
    await up.click()
    await expect(up).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBeLessThan(30)
  })

  test('counts above 99 as 99+', async ({ mall }) => {
    const { page, say } = mall
    // A visitor's cart of 100 different lines, as an earlier visit left it.
    await page.addInitScript(() => {
      const items = Array.from({ length: 100 }, (_, place) => ({
        itemStorePriceId: place + 1,
        quantity: 1,
        seenPrice: 100,
        selected: true,
      }))
      localStorage.setItem('cart', JSON.stringify({ guestCartId: '00000000-0000-4000-8000-000000000001', items }))
    })
    await page.goto('/home')
    await settle(page)
    const cart = page.getByRole('link', { name: say('shell.cart.count', { count: 100 }) }).filter({ visible: true })
    await expect(cart.locator('[data-count]')).toHaveAttribute('data-count', '99+')
  })

  test('loads the page anew once when a part of it is gone', async ({ mall }) => {
    const { page, say } = mall
    mall.expectFault(/\/assets\/suggestions|Failed to fetch dynamically imported module|ERR_FAILED|preload/i)
    await page.goto('/home')
    await settle(page)
    const scripts: string[] = []
    await page.route('**/assets/*.js', (route) => {
      scripts.push(route.request().url())
      return scripts.length === 1 ? route.abort('failed') : route.continue()
    })
    const again = page.waitForEvent('load')
    await page.getByRole('combobox', { name: say('search.box.label') }).fill('a')
    await again
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  })
})
