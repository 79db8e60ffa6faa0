import { expect, test, type Mall } from './mall/mall.ts'
import { settleParts } from './mall/settle.ts'

const phones = '/search_result?keywords=phone'
const panelOf = ({ page, t }: Mall) => page.getByRole('complementary', { name: t('search.filter.title') })
const appliedIn = ({ page, t }: Mall) => page.getByRole('group', { name: t('search.filter.applied') })
const valueIn = (mall: Mall, attribute: string, value: RegExp) =>
  panelOf(mall).getByRole('group', { name: attribute, exact: true }).getByRole('checkbox', { name: value })

test.describe('attributes and options as filters', () => {
  test.use({ lang: 'en', width: 1440 })

  test('are chosen together, stand in the address, and are there after a reload and Back', async ({ mall }) => {
    const { page, t } = mall
    await page.goto(phones)
    await settleParts(page)
    const storage = valueIn(mall, 'Storage', /^256/)
    await storage.click()
    await expect(page).toHaveURL(/[?&]a\.storage=256/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const colour = panelOf(mall).getByRole('group', { name: 'Colour', exact: true }).getByRole('checkbox', { disabled: false }).first()
    // The count is that of products with one variant that is both.
    const count = Number(/\d+$/.exec((await colour.locator('xpath=..').innerText()).trim())![0])
    await colour.click()
    await expect(page).toHaveURL(/a\.colour=[a-z-]+&a\.storage=256/)
    await expect(page.getByRole('status').filter({ hasText: t('catalogue.items', { count }) })).toBeVisible()
    await page.reload()
    await settleParts(page)
    await expect(colour).toBeChecked()
    await expect(storage).toBeChecked()
    await page.goBack()
    await expect(page).not.toHaveURL(/a\.colour/)
    await expect(colour).not.toBeChecked()
    await appliedIn(mall).getByRole('link', { name: /256/ }).click()
    await expect(page).toHaveURL(/keywords=phone$/)
    await expect(storage).not.toBeChecked()
  })

  test('that nobody knows are left out, and the others count', async ({ mall }) => {
    const { page } = mall
    await page.goto(`${phones}&a.colour=navy,%3Cscript%3E&a.nothing=1&a.=2&a.storage=-5`)
    await settleParts(page)
    await expect(valueIn(mall, 'Colour', /^Navy/)).toBeChecked()
    await expect(appliedIn(mall).getByRole('link', { name: /Navy/ })).toHaveCount(1)
    await expect(appliedIn(mall).getByRole('link')).toHaveCount(2)
  })

  test('of many values are searched', async ({ mall }) => {
    const { page, t } = mall
    await page.goto('/search_result')
    await settleParts(page)
    const materials = panelOf(mall).getByRole('group', { name: 'Material', exact: true })
    await materials.getByText(mall.textPattern('search.filter.more')).click()
    await materials.getByRole('searchbox', { name: t('search.filter.within', { name: 'Material' }) }).fill('oak')
    await expect(materials.getByRole('checkbox', { name: /^Beech/ })).toBeHidden()
    await expect(materials.getByRole('checkbox', { name: /^Oak/ })).toBeVisible()
    expect(page.url()).not.toContain('a.')
  })
})

test.describe('a filter that stands far down a page', () => {
  test.use({ lang: 'zh', width: 1440 })

  test('leads to the head of a list that ends above the view', async ({ mall }) => {
    const { page } = mall
    await page.goto('/search_result')
    await settleParts(page)
    const panel = page.getByRole('complementary', { name: mall.t('search.filter.title') })
    const last = panel.getByRole('checkbox', { disabled: false }).last()
    await last.evaluate((input) => input.scrollIntoView({ block: 'start' }))
    await last.click()
    await expect(page).toHaveURL(/a\./)
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, lang: 'en', width: 1440 })

  test('attributes are a part of the form', async ({ mall }) => {
    const { page, t } = mall
    await page.goto(phones)
    await valueIn(mall, 'Colour', /^Navy/).check()
    await panelOf(mall)
      .getByRole('button', { name: t('search.filter.apply') })
      .click()
    await expect(page).toHaveURL(/a\.colour=navy/)
    await expect(appliedIn(mall).getByRole('link', { name: /Navy/ })).toBeVisible()
  })
})
