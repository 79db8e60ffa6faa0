import type { Locator, Page } from '@playwright/test'
import { prepareShopper } from '#demo/testing/prepared.ts'
import { formatGel } from '#contract/core/money.ts'
import { findProduct } from './mall/products.ts'
import { expect, settle, test } from './mall/mall.ts'

/** Presses Tab until the element has the focus; a place that cannot be reached fails. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 250; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never came to ${String(element)}`)
}

test('a purchase by keyboard alone', async ({ mall, baseURL }) => {
  test.setTimeout(120_000)
  const { page, say } = mall
  const { cookies } = await prepareShopper(process.env.MALL_DATA_DIR!, baseURL!)
  await page.context().addCookies(cookies)
  const good = await findProduct(mall, 20)

  await page.goto('/home')
  await settle(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused()
  await tabTo(page, page.getByRole('combobox', { name: say('search.box.label') }))
  await page.keyboard.type(good.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search_result\?keywords=/)
  await settle(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: good.name, exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible()
  await settle(page)
  await tabTo(page, page.getByRole('link', { name: say('catalogue.details.buyNow'), exact: true }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.title') })).toBeVisible()
  await settle(page)
  const sandbox = page.getByRole('radio', { name: say('checkout.payment.sandbox') })
  const cash = page.getByRole('radio', { name: say('checkout.payment.cash') })
  await tabTo(page, (await sandbox.isChecked()) ? sandbox : cash)
  if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
  await expect(cash).toBeChecked()
  await tabTo(page, page.getByRole('checkbox', { name: say('checkout.agree') }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: say('checkout.order', { total: formatGel(good.price) }) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.success.title') })).toBeVisible()
})
