import type { Locator, Page } from '@playwright/test'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'

const fieldOf = ({ page, t }: Mall) => page.getByRole('combobox', { name: t('search.box.label') })
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('the search field', () => {
  test.use({ lang: 'en' })

  test('is operated by keyboard alone', async ({ mall }) => {
    const { page, t } = mall
    const field = fieldOf(mall)
    await page.goto('/home')
    await settle(page)
    await field.fill('ket')
    const list = page.getByRole('listbox', { name: t('search.box.list') })
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
    // An empty field offers recent searches.
    await settle(page)
    await field.fill('')
    await expect(list.getByRole('option', { name: 'kett', exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('search.box.recent.clear') }).click()
    await expect(list).toBeHidden()
  })

  test('corrects a typo, reports it, and searches for the exact keywords on request', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result?keywords=headphnes')
    await expect(page.getByRole('heading', { level: 1, name: 'headphones' })).toBeVisible()
    await expect(page.getByText(t('search.result.corrected', { words: 'headphones' }))).toBeVisible()
    expect(await cardsOf(page).count()).toBeGreaterThan(0)
    await settle(page)
    await page.getByRole('link', { name: t('search.result.exact', { words: 'headphnes' }) }).click()
    await expect(page.getByRole('heading', { name: t('search.none.title', { words: 'headphnes' }) })).toBeVisible()
    await expect(page.getByText(t('search.result.corrected', { words: 'headphones' }))).toBeHidden()
  })

  test('offers categories where there are no results', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result?keywords=qqqqzzzz')
    await settle(page)
    await expect(page.getByRole('heading', { name: t('search.none.title', { words: 'qqqqzzzz' }) })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('search.none.popular') })).toBeVisible()
    await page.getByRole('main').locator('a[href^="/search_result?id="]').first().click()
    await expect(page).toHaveURL(/\/search_result\?id=\d+/)
    expect(await cardsOf(page).count()).toBeGreaterThan(1)
  })
})

test.describe('where the code of a list without results cannot be loaded', () => {
  test.use({ lang: 'ru', width: 390 })
  test.beforeEach(({ mall }) => mall.expectPageError(/assets|dynamically imported module|ERR_FAILED|preload/i))

  test('a search that finds nothing says so and leads on', async ({ mall }) => {
    const { page, t } = mall
    await page.route(/\/assets\/later-listing-[^/]*\.js$/, (route) => route.abort('failed'))
    await page.goto('/home')
    await settle(page)
    await fieldOf(mall).fill('qqqqzzzz')
    await fieldOf(mall).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('search.none.title', { words: 'qqqqzzzz' }) })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('search.result.all') })
      .click()
    await expect(cardsOf(page).first()).toBeVisible()
  })

  test('filters that leave nothing say so and are cleared', async ({ mall }) => {
    const { page, t } = mall
    await page.route(/\/assets\/wider-searches-[^/]*\.js$/, (route) => route.abort('failed'))
    await page.goto('/search_result')
    await settleParts(page)
    await page.getByRole('link', { name: t('search.filter.open'), exact: true }).click()
    const least = page.getByRole('dialog').getByRole('textbox').first()
    await least.fill('999999')
    await least.press('Enter')
    await expect(page).toHaveURL(/priceMin=999999/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: t('search.none.titleFilters') })).toBeVisible()
  })
})

test.describe('words that name nothing here', () => {
  test.use({ lang: 'en' })

  test('lead to the nearest category, and what only mentions them says so', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result?keywords=iphone')
    await expect(page.getByRole('heading', { name: t('search.none.title', { words: 'iphone' }) })).toBeVisible()
    const phones = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Phones' }) })
    expect(await phones.getByRole('article').count()).toBeGreaterThan(2)
    await page
      .getByRole('navigation', { name: t('search.near.label', { count: 1 }) })
      .getByRole('link', { name: /^Phones \(\d+\)$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeVisible()
    await page.goto('/search_result?keywords=fridge')
    await expect(page.getByText(t('search.mentioned.only', { words: 'fridge' }))).toBeVisible()
    await page.goto('/search_result?keywords=tea')
    await expect(page.getByRole('heading', { level: 2, name: t('search.mentioned.also') })).toBeVisible()
  })
})

test('Georgian products are found by keywords in Latin script', async ({ mall }) => {
  const { page } = mall
  await page.goto('/search_result?keywords=pinjani')
  expect(await cardsOf(page).filter({ hasText: 'ფინჯანი' }).count()).toBeGreaterThan(1)
})

test.describe('the price', () => {
  const panelOf = ({ page, t, small }: Mall) =>
    small
      ? page.getByRole('dialog', { name: t('search.filter.title') })
      : page.getByRole('complementary', { name: t('search.filter.title') })
  const handlesOf = (mall: Mall) => ({
    lower: panelOf(mall).getByRole('slider', { name: mall.t('search.filter.priceMin') }),
    upper: panelOf(mall).getByRole('slider', { name: mall.t('search.filter.priceMax') }),
  })
  const fieldsOf = (mall: Mall) => ({
    from: panelOf(mall).getByRole('textbox', { name: mall.t('search.filter.priceMin') }),
    to: panelOf(mall).getByRole('textbox', { name: mall.t('search.filter.priceMax') }),
  })
  const loaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  /** The middle of a handle, which travels the width of its range without its own 44 px. */
  const middleOf = (handle: Locator) =>
    handle.evaluate((element) => {
      const { max, value } = element as HTMLInputElement
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + 22 + ((width - 44) * Number(value)) / Number(max), y: top + height / 2, step: (width - 44) / Number(max) }
    })

  test('is chosen with two handles by keyboard and pointer, stands in the address, and is there after a reload and Back', async ({
    mall,
  }) => {
    const { page } = mall
    await page.goto('/search_result')
    await settleParts(page)
    const { lower, upper } = handlesOf(mall)
    const { from, to } = fieldsOf(mall)
    await expect(lower).toHaveAttribute('aria-valuetext', mall.t('search.filter.price.any'))
    await lower.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    // The fields follow while the handle moves.
    await expect(from).not.toHaveValue('')
    const low = Number(await from.inputValue())
    await expect(lower).toHaveAttribute('aria-valuetext', new RegExp(`^${low}\\D*₾$`))
    await expect(page).toHaveURL(new RegExp(`priceMin=${low}$`))
    await expect(lower).toBeFocused()
    await loaded(page)
    const { x, y, step } = await middleOf(upper)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 3 * step, y, { steps: 4 })
    await expect(page).not.toHaveURL(/priceMax/)
    await page.mouse.up()
    await expect(page).toHaveURL(/priceMax=\d+/)
    const high = Number(await to.inputValue())
    await loaded(page)
    for (const price of await cardsOf(page).locator('ins').allInnerTexts()) {
      const lari = parseFloat(price.replace(/\s/g, '').replace(',', '.'))
      expect(lari).toBeGreaterThanOrEqual(low)
      expect(lari).toBeLessThanOrEqual(high)
    }
    await page.reload()
    await settleParts(page)
    await expect(upper).toHaveAttribute('aria-valuetext', new RegExp(`^${String(high).replace(/\B(?=(\d{3})+$)/g, '\\s')}\\s₾$`))
    await expect(from).toHaveValue(String(low))
    await page.goBack()
    await expect(page).not.toHaveURL(/priceMax/)
    await expect(upper).toHaveAttribute('aria-valuetext', mall.t('search.filter.price.any'))
    await lower.focus()
    await page.keyboard.press('Home')
    await lower.blur()
    await expect(page).toHaveURL(/\/search_result$/)
  })

  test('lets the filters stay while its code is on its way', async ({ mall }) => {
    const { page } = mall
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/assets/*price-slider*.js')
    await page.route('**/assets/*price-slider*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/search_result')
    await asked
    await expect(fieldsOf(mall).from).toBeVisible()
    await expect(panelOf(mall).getByRole('checkbox').first()).toBeVisible()
    const height = async () => (await panelOf(mall).boundingBox())!.height
    const before = await height()
    release()
    await expect(handlesOf(mall).lower).toBeVisible()
    // Its place was there.
    expect(await height()).toBe(before)
  })

  test('is applied when its field is left, and a handle that did not move keeps what was typed', async ({ mall }) => {
    const { page } = mall
    await page.goto('/search_result')
    await settleParts(page)
    const { from, to } = fieldsOf(mall)
    await from.fill('33')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/priceMin=33$/)
    await expect(to).toBeFocused()
    await page.keyboard.type('cheap')
    await page.keyboard.press('Tab')
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await loaded(page)
    const { upper } = handlesOf(mall)
    await upper.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/priceMin=33&priceMax=\d+$/)
    await expect(to).not.toHaveAttribute('aria-invalid')
  })

  test.describe('on a phone', () => {
    test.use({ width: 390 })

    test('has handles of 44 px in the sheet', async ({ mall }) => {
      const { page, t } = mall
      await page.goto('/search_result')
      await settleParts(page)
      await page.getByRole('link', { name: t('search.filter.open'), exact: true }).click()
      const { upper } = handlesOf(mall)
      await upper.scrollIntoViewIfNeeded()
      const { x, y, step } = await middleOf(upper)
      // At the edge of the target, which is larger than what is drawn.
      await page.mouse.move(x - 20, y + 20)
      await page.mouse.down()
      await page.mouse.move(x - 20 - 4 * step, y + 20, { steps: 4 })
      await page.mouse.up()
      await expect(page).toHaveURL(/priceMax=\d+$/)
      await loaded(page)
      await panelOf(mall)
        .getByRole('button', { name: mall.textPattern('search.filter.show') })
        .last()
        .click()
      await expect(panelOf(mall)).toBeHidden()
      await expect(page).toHaveURL(/priceMax=\d+$/)
    })
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and pages are a form and links', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result')
    const filters = page.getByRole('complementary', { name: t('search.filter.title') })
    await filters.getByRole('checkbox', { name: mall.textPattern('search.filter.onSale') }).check()
    await filters.getByRole('textbox', { name: t('search.filter.priceMax') }).fill('100')
    await filters.getByRole('button', { name: t('search.filter.apply') }).click()
    await expect(page).toHaveURL(/priceMax=100(?:&.*)?onSale=1/)
    const applied = page.getByRole('group', { name: t('search.filter.applied') })
    await expect(applied.getByRole('link')).toHaveCount(3)
    for (const price of await cardsOf(page).locator('ins').allInnerTexts()) expect(parseFloat(price)).toBeLessThanOrEqual(100)
    await applied.getByRole('link', { name: t('search.filter.clear') }).click()
    await expect(applied).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ lang: 'ru', width: 390 })

  test('filters and sort order are in sheets, and each change is one history entry', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result')
    await settle(page)
    await page.getByRole('link', { name: t('search.filter.open'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: t('search.filter.title') })
    const options = () => sheet.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    await expect(sheet.getByRole('checkbox').first()).toBeVisible()
    const before = await options()
    const ofAll = await sheet
      .getByRole('button', { name: mall.textPattern('search.filter.show') })
      .last()
      .innerText()
    const filterSearch = page.waitForRequest((request) => request.url().endsWith('/pc/mall/search'))
    await sheet.getByRole('checkbox', { name: mall.textPattern('search.filter.onSale') }).check()
    await expect(page).toHaveURL(/onSale=1/)
    expect((await filterSearch).postDataJSON()).toMatchObject({ searchType: 'filter', onSale: true })
    expect(await options()).toEqual(before)
    const show = sheet.getByRole('button', { name: mall.textPattern('search.filter.show') }).last()
    // The address changes before the page does.
    await expect(show).not.toHaveText(ofAll)
    const ofReduced = await show.innerText()
    await sheet.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/categoryIds=\d+/)
    await expect(show).not.toHaveText(ofReduced)
    const count = Number(/\d+/.exec(await show.innerText())![0])
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: t('catalogue.items', { count }) })).toBeVisible()
    await expect(page.getByRole('link', { name: t('search.filter.openCount', { count: 2 }) })).toBeVisible()
    await page.getByRole('link', { name: t('search.sort.relevance'), exact: true }).click()
    const sortSheet = page.getByRole('dialog', { name: t('search.sort.label') })
    await sortSheet.getByRole('link', { name: t('search.sort.priceAsc') }).click()
    await expect(page).toHaveURL(/sort=priceAsc/)
    await expect(sortSheet).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(page).toHaveURL(/categoryIds=/)
  })
})
