import type { Page } from '@playwright/test'
import { expect, settle, test, type Mall } from './mall/mall.ts'

const fieldOf = ({ page, say }: Mall) => page.getByRole('combobox', { name: say('search.box.label') })
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('the field', () => {
  test.use({ lang: 'en' })

  test('is worked by keyboard alone', async ({ mall }) => {
    const { page, say } = mall
    const field = fieldOf(mall)
    await page.goto('/home')
    await settle(page)
    await field.fill('ket')
    const list = page.getByRole('listbox', { name: say('search.box.list') })
    const first = list.getByRole('option').first()
    await expect(first).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!)
    await expect(field).not.toHaveValue('ket')
    await field.press('ArrowUp')
    await expect(field).toHaveValue('ket')
    await field.press('ArrowDown')
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('ket')
    await field.fill('kett')
    await expect(list).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search_result\?keywords=kett$/)
    await expect(list).toBeHidden()
    // An empty field offers what was sought before.
    await settle(page)
    await field.fill('')
    await expect(list.getByRole('option', { name: 'kett', exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('search.box.recent.clear') }).click()
    await expect(list).toBeHidden()
  })

  test('corrects a typo, says so, and lets the words stand when asked', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/search_result?keywords=headphnes')
    await expect(page.getByRole('heading', { level: 1, name: 'headphones' })).toBeVisible()
    await expect(page.getByText(say('search.result.corrected', { words: 'headphones' }))).toBeVisible()
    expect(await cardsOf(page).count()).toBeGreaterThan(0)
    await settle(page)
    await page.getByRole('link', { name: say('search.result.exact', { words: 'headphnes' }) }).click()
    await expect(page.getByRole('heading', { name: say('search.none.title', { words: 'headphnes' }) })).toBeVisible()
    await expect(page.getByText(say('search.result.corrected', { words: 'headphones' }))).toBeHidden()
  })

  test('leads on where nothing is found', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/search_result?keywords=qqqqzzzz')
    await settle(page)
    await expect(page.getByRole('heading', { name: say('search.none.title', { words: 'qqqqzzzz' }) })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('search.none.popular') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: mall.saying('catalogue.items') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/search_result\?id=\d+/)
    expect(await cardsOf(page).count()).toBeGreaterThan(1)
  })
})

test('Georgian goods are found by words typed in Latin letters', async ({ mall }) => {
  const { page } = mall
  await page.goto('/search_result?keywords=pinjani')
  expect(await cardsOf(page).filter({ hasText: 'ფინჯანი' }).count()).toBeGreaterThan(1)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and pages are a form and links', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/search_result')
    const filters = page.getByRole('complementary', { name: say('search.filter.title') })
    await filters.getByRole('checkbox', { name: mall.saying('search.filter.onSale') }).check()
    await filters.getByRole('textbox', { name: say('search.filter.priceMax') }).fill('100')
    await filters.getByRole('button', { name: say('search.filter.apply') }).click()
    await expect(page).toHaveURL(/priceMax=100(?:&.*)?onSale=1/)
    const chosen = page.getByRole('group', { name: say('search.filter.applied') })
    await expect(chosen.getByRole('link')).toHaveCount(3)
    for (const price of await cardsOf(page).locator('.price ins').allInnerTexts()) expect(parseFloat(price)).toBeLessThanOrEqual(100)
    await chosen.getByRole('link', { name: say('search.filter.clear') }).click()
    await expect(chosen).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ lang: 'ru', width: 390 })

  test('filters and order stand in sheets, and every choice is one step of the way back', async ({ mall }) => {
    const { page, say } = mall
    await page.goto('/search_result')
    await settle(page)
    await page.getByRole('link', { name: say('search.filter.open'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: say('search.filter.title') })
    await sheet.getByRole('checkbox', { name: mall.saying('search.filter.onSale') }).check()
    await expect(page).toHaveURL(/onSale=1/)
    await sheet.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/categoryIds=\d+/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const show = sheet.getByRole('button', { name: mall.saying('search.filter.show') }).last()
    const count = Number(/\d+/.exec(await show.innerText())![0])
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: say('catalogue.items', { count }) })).toBeVisible()
    await expect(page.getByRole('link', { name: say('search.filter.openCount', { count: 2 }) })).toBeVisible()
    await page.getByRole('link', { name: say('search.sort.relevance'), exact: true }).click()
    const order = page.getByRole('dialog', { name: say('search.sort.label') })
    await order.getByRole('link', { name: say('search.sort.priceAsc') }).click()
    await expect(page).toHaveURL(/sort=priceAsc/)
    await expect(order).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(page).toHaveURL(/categoryIds=/)
  })
})
