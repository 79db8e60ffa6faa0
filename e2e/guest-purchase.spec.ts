import { anAccount, dialogOf, expectFieldError, newAccount, register } from './mall/account.ts'
import { findProduct, type TestProduct } from './mall/products.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'

/** Presses "buy now" as a visitor. */
async function buyNow(mall: Mall, { productId }: TestProduct): Promise<void> {
  const { page, t } = mall
  await page.goto(`/details?id=${productId}`)
  await settleParts(page)
  await page
    .getByRole('link', { name: t('catalogue.details.buyNow'), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('dialog', { name: t('accounts.title') })).toBeVisible()
}

for (const width of [1440, 390]) {
  test.describe(`a visitor who buys at ${width} px`, () => {
    test.use({ width })

    test('is asked for one thing, is told what waits, and signs in where there is an account', async ({ mall }) => {
      const { page, t } = mall
      const account = await anAccount(mall)
      const product = await findProduct(mall, 3)
      await buyNow(mall, product)
      const dialog = page.getByRole('dialog', { name: t('accounts.title') })
      await expect(dialog.getByRole('heading', { name: t('accounts.start.title') })).toBeVisible()
      await expect(dialog.getByText(t('accounts.waiting', { name: product.name }))).toBeVisible()
      await expect(dialog.locator('input:visible')).toHaveCount(1)
      const form = dialogOf(mall)
      await expect(form.account).toBeFocused()
      await form.next.click()
      await expectFieldError(mall, form.account, 'account.required')
      await form.account.fill(` ${account.name.toUpperCase()} `)
      await form.next.click()
      await expect(dialog.getByRole('heading', { name: t('accounts.login.title') })).toBeVisible()
      await expect(form.account).toHaveValue(account.name)
      await expect(form.password).toBeFocused()
      await expect(dialog.getByText(t('accounts.waiting', { name: product.name }))).toBeVisible()
      await form.password.fill(account.password)
      await form.logIn.click()
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
      await expect(page.getByText(product.name).first()).toBeVisible()
    })

    test('registers with what was typed where there is none', async ({ mall }) => {
      const { page, t } = mall
      const account = newAccount('phone')
      await buyNow(mall, await findProduct(mall, 4))
      const form = dialogOf(mall)
      await form.account.fill(account.name)
      await form.next.click()
      await expect(form.firstName).toBeFocused()
      await expect(form.account).toHaveValue(`+995 ${account.name}`)
      await register(mall, account)
      await form.password.fill(account.password)
      await form.logIn.click()
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    })
  })
}

test('other ways to the dialog ask as before', async ({ mall }) => {
  const { page, t } = mall
  await page.goto('/cart')
  await settle(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.mine.long') })
    .click()
  await expect(dialogOf(mall).firstName).toBeFocused()
  await expect(page.getByRole('dialog').getByText(mall.textPattern('accounts.waiting'))).toHaveCount(0)
})
