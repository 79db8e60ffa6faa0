import { bcp47, languageFacts, toStored } from '#contract/core/languages.ts'
import { expect, test } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { messageText } from './mall/translations.ts'

test.describe('an alternate address', () => {
  test.use({ lang: 'ru' })

  for (const hasStoredChoice of [true, false]) {
    test(`stays in its language for the whole visit, ${hasStoredChoice ? 'with another stored choice' : 'without a stored choice'}, and stores nothing`, async ({
      mall: { page },
      context,
    }) => {
      if (!hasStoredChoice) await context.clearCookies()
      await page.goto('/home?lang=en')
      await settle(page)
      const link = page.locator('main a[href^="/details?id="]').first()
      const dataRequest = page.waitForRequest(
        (request) => new URL(request.url()).pathname === '/details.json' && 'lang' in request.headers(),
      )
      await link.click()
      expect((await dataRequest).headers().lang).toBe('en')
      await expect(page).toHaveURL(/\/details\?id=\d+(?:&offer=\d+)?$/)
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47.en)
      const crumbs = page.getByRole('navigation', { name: messageText('en', 'ui.crumbs') })
      await expect(crumbs).not.toHaveText(/[\u0400-\u04ff\u10a0-\u10ff]/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[\u0400-\u04ff\u10a0-\u10ff]/)
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(toStored.ru)
      const stored = (await context.cookies()).find(({ name }) => name === 'lang')
      expect(stored?.value).toBe(hasStoredChoice ? toStored.ru : undefined)
    })
  }

  test('sends no language where the page has the stored one', async ({ mall: { page } }) => {
    await page.goto('/home')
    await settle(page)
    const dataRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/details.json')
    await page.locator('main a[href^="/details?id="]').first().click()
    expect((await dataRequest).headers().lang).toBeUndefined()
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47.ru)
  })
})

test.describe('a language that is chosen in another tab', () => {
  test.use({ lang: 'ru' })

  test('is that of the next page, which is all of it in this language', async ({ mall: { page }, context }) => {
    await page.goto('/home')
    await settle(page)
    const other = await context.newPage()
    await other.goto('/home')
    await settle(other)
    await other
      .getByRole('navigation', { name: messageText('ru', 'shell.languages') })
      .getByRole('link', { name: new RegExp(`^${languageFacts.en.label},`) })
      .click()
    await expect(other.locator('html')).toHaveAttribute('lang', bcp47.en)
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47.ru)
    await page.locator('main a[href^="/details?id="]').first().click()
    await expect(page).toHaveURL(/\/details\?id=\d+/)
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47.en)
    await expect(page.getByRole('navigation', { name: messageText('en', 'ui.crumbs') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: messageText('en', 'shell.sections') })).toBeVisible()
    // Once it is, pages follow one another without documents.
    await settle(page)
    const dataRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/home.json')
    await page.getByRole('banner').locator('a[href="/home"]').first().click()
    expect((await dataRequest).headers().lang).toBeUndefined()
  })
})
