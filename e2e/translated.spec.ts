import { formatGel } from '#contract/core/money.ts'
import { callApi, findProduct } from './mall/products.ts'
import { expect, test } from './mall/mall.ts'
import { settleParts } from './mall/settle.ts'

/** What browsers that translate do, for as long as the page is open: every text that appears is put into two elements of theirs. */
function keepTranslating(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, noscript, font')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.nodeValue)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver(() => wrap(document.body)).observe(document.body, { childList: true, subtree: true, characterData: true })
}

test.describe('a page that the browser translates', () => {
  test.use({ lang: 'en' })

  test('shows counts, prices and sums as they change', async ({ mall }) => {
    const { page, t } = mall
    // A part that is hydrated after its text was translated is rendered again by React, which reports that.
    mall.expectPageError(/React error #418/)
    const { pageResult, categoryList } = await callApi(mall, 'search.search', { keywords: 'lamp' })
    const category = categoryList!.find(({ count }) => count < pageResult.totalRecord)!
    await page.goto('/search_result?keywords=lamp')
    await settleParts(page)
    await page.evaluate(keepTranslating)
    const main = page.getByRole('main')
    const shownCount = (count: number) => main.getByText(t('catalogue.items', { count }), { exact: true })
    await expect(shownCount(pageResult.totalRecord)).toBeVisible()
    await main.getByRole('checkbox', { name: category.categoryName }).click()
    await expect(shownCount(category.count)).toBeVisible()
    await expect(shownCount(pageResult.totalRecord)).toHaveCount(0)

    const product = await findProduct(mall, 46)
    await page.goto(`/details?id=${product.productId}`)
    await settleParts(page)
    await page.evaluate(keepTranslating)
    await page
      .getByRole('button', { name: t('cart.add'), exact: true })
      .filter({ visible: true })
      .click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart.count', { count: 1 }) })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    const total = (units: number) => page.getByText(formatGel(units * product.price), { exact: true }).filter({ visible: true })
    await expect(total(1).first()).toBeVisible()
    await page
      .getByRole('button', { name: t('ui.more') })
      .first()
      .click()
    await expect(total(2).first()).toBeVisible()
    await page.getByRole('button', { name: t('cart.line.remove.of', { name: product.name }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
    await expect(total(2)).toHaveCount(0)
  })

  test('shows what is wrong with a form', async ({ mall }) => {
    const { page, t } = mall
    mall.expectPageError(/React error #418/)
    await page.goto('/register')
    await settleParts(page)
    await page.evaluate(keepTranslating)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('accounts.next') }).click()
    await expect(main.getByText(t('account.firstNameRequired'))).toBeVisible()
  })
})
