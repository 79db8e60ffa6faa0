import type { Locator, Page } from '@playwright/test'
import { prepareShopper } from '#demo/testing/prepared-shopper.ts'
import { formatGel } from '#contract/core/money.ts'
import { findProduct } from './mall/products.ts'
import { expect, test } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { mallDataDir } from './mall/data-dir.ts'

/** Presses Tab until the element has the focus. @throws Error where it cannot be reached */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 250; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never reached ${String(element)}`)
}

test('a purchase by keyboard alone', async ({ mall, baseURL }) => {
  const { page, t } = mall
  const { cookies } = await prepareShopper(mallDataDir(), baseURL!)
  await page.context().addCookies(cookies)
  const product = await findProduct(mall, 20)

  await page.goto('/home')
  await settle(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
  await tabTo(page, page.getByRole('combobox', { name: t('search.box.label') }))
  await page.keyboard.type(product.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search_result\?keywords=/)
  await settle(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await settle(page)
  await tabTo(page, page.getByRole('link', { name: t('catalogue.details.buyNow'), exact: true }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
  await settle(page)
  const sandbox = page.getByRole('radio', { name: t('checkout.payment.sandbox') })
  const cash = page.getByRole('radio', { name: t('checkout.payment.cash') })
  await tabTo(page, (await sandbox.isChecked()) ? sandbox : cash)
  if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
  await expect(cash).toBeChecked()
  await tabTo(page, page.getByRole('checkbox', { name: t('checkout.agree') }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: t('checkout.order', { total: formatGel(product.price) }) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible()
})
