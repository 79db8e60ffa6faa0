import { expect, test, type Mall } from './mall/mall.ts'
import { callApi } from './mall/products.ts'
import { settle } from './mall/settle.ts'

const columns = ({ page }: Mall) => page.getByRole('columnheader')
const addressIds = ({ page }: Mall) => new URL(page.url()).searchParams.get('ids')!.split(',')

/** A product whose similar ones have attributes that it has too. */
async function aProductWithSimilar(mall: Mall): Promise<number> {
  const { pageResult } = await callApi(mall, 'search.search', { keywords: 'kettle', pageSize: 1 })
  return pageResult.results[0]!.productId
}

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ width })

    test('similar products are compared, put aside and added, and Back undoes it', async ({ mall }) => {
      const { page, t } = mall
      const productId = await aProductWithSimilar(mall)
      await page.goto(`/details?id=${productId}`)
      await settle(page)
      await page.getByRole('link', { name: t('catalogue.details.compare'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('compare.title'), exact: true })).toBeVisible()
      await expect(columns(mall)).toHaveCount(4)
      expect(addressIds(mall)[0]).toBe(String(productId))
      expect(await page.getByRole('rowheader').count()).toBeGreaterThan(2)
      await expect(page.getByRole('heading', { name: t('compare.more'), exact: true })).toHaveCount(0)

      const removed = addressIds(mall)[3]!
      await columns(mall)
        .last()
        .getByRole('link', { name: mall.textPattern('compare.remove') })
        .click()
      await expect(columns(mall)).toHaveCount(3)
      expect(addressIds(mall)).not.toContain(removed)

      const more = page.locator('section').filter({ has: page.getByRole('heading', { name: t('compare.more'), exact: true }) })
      await more.getByRole('link').first().click()
      await expect(columns(mall)).toHaveCount(4)

      await page.goBack()
      await expect(columns(mall)).toHaveCount(3)
      await page.reload()
      await expect(columns(mall)).toHaveCount(3)
    })
  })
}

test('rows that are the same everywhere can be left out', async ({ mall }) => {
  const { page, t } = mall
  const rowsOf = async (productIds: number[]) => (await callApi(mall, 'catalogue.compare', { productIds })).rows
  const isSame = ({ values }: { values: string[] }) => new Set(values).size === 1
  let ids = [1, 2]
  for (let id = 1; id < 200 && !(await rowsOf(ids)).some(isSame); id++) ids = [id, id + 1]
  const rows = await rowsOf(ids)
  await page.goto(`/compare?ids=${ids.join(',')}`)
  await settle(page)
  await expect(page.getByRole('rowheader')).toHaveCount(rows.length)
  const onlyDifferences = page.getByRole('button', { name: t('compare.differences'), exact: true })
  await onlyDifferences.press('Enter')
  await expect(onlyDifferences).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('rowheader')).toHaveCount(rows.filter((row) => !isSame(row)).length)
})

test.describe('on a phone', () => {
  test.use({ width: 390 })

  test('two products stand side by side with what each row is about above them', async ({ mall }) => {
    const { page } = mall
    const { pageResult } = await callApi(mall, 'search.search', { keywords: 'kettle', pageSize: 2 })
    await page.goto(`/compare?ids=${pageResult.results.map(({ productId }) => productId).join(',')}`)
    await settle(page)
    await expect(columns(mall)).toHaveCount(2)
    for (const head of await columns(mall).all()) await expect(head).toBeInViewport({ ratio: 1 })
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    const about = (await row.getByRole('rowheader').locator('span').boundingBox())!
    const value = (await row.getByRole('cell').first().boundingBox())!
    expect(about.x).toBe(value.x)
  })
})

test('nothing to compare leads to all products', async ({ mall }) => {
  const { page, t } = mall
  await page.goto('/compare?ids=999999999')
  await settle(page)
  await expect(page.getByRole('heading', { level: 1, name: t('compare.none'), exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('compare.none.action'), exact: true }).click()
  await expect(page).toHaveURL(/\/search_result$/)
})
