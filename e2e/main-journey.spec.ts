import type { Locator } from '@playwright/test'
import { formatGel } from '#contract/core/money.ts'
import { dialogOf, anAccount, logIn, newAccount, register, type Account } from './mall/account.ts'
import { becomeShopper, fillAddress } from './mall/shopper.ts'
import { callApi, findProduct, type TestProduct } from './mall/products.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'
import { variants } from './mall/variants.ts'
import { rotated } from '../tools/test/tier.ts'

/** Searches by name, applies a filter and opens the product page. */
async function findAndOpen(mall: Mall, product: TestProduct): Promise<void> {
  const { page, t } = mall
  await page.goto('/home')
  await settleParts(page)
  await page.getByRole('combobox', { name: t('search.box.label') }).fill(product.name)
  await page.getByRole('combobox', { name: t('search.box.label') }).press('Enter')
  await expect(page).toHaveURL(/\/search_result\?keywords=/)
  const results = page.getByRole('link', { name: product.name, exact: true })
  await expect(results.first()).toBeVisible()
  if (mall.small) await page.getByRole('link', { name: t('search.filter.open') }).click()
  const filters = mall.small ? page.getByRole('dialog') : page.getByRole('main')
  await filters.getByRole('checkbox', { name: mall.textPattern('search.filter.inStock') }).check()
  await expect(page).toHaveURL(/inStock=1/)
  if (mall.small)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: mall.textPattern('search.filter.show') })
      .last()
      .click()
  await results.first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await settle(page)
  // Without scrolling: what it costs, and the button.
  if (mall.small) await expect(page.getByText(formatGel(product.price), { exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true }).filter({ visible: true })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: t('shell.sections') }).locator('[aria-current]')).toHaveCount(0)
}

/** Adds the product from its page and opens the cart. */
async function addToCart(mall: Mall, product: TestProduct): Promise<void> {
  const { page, t } = mall
  await page
    .getByRole('button', { name: t('cart.add'), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('button', { name: t('cart.add.added') }).filter({ visible: true })).toBeVisible()
  const cartLink = (area: Locator) => area.getByRole('link', { name: t('shell.cart.count', { count: 1 }), exact: true })
  const inHeader = cartLink(page.getByRole('banner'))
  await expect(inHeader).toBeInViewport()
  // On phones the bar with the price is the only one at the foot.
  if (mall.small) await expect(page.getByRole('navigation', { name: t('shell.bottomBar') })).toBeHidden()
  await inHeader.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('checkbox', { name: t('cart.line.select', { name: product.name }) })).toBeChecked()
}

async function goToCheckout(mall: Mall): Promise<void> {
  const { page, t } = mall
  const name = mall.small ? t('cart.sum.orderUnits', { units: t('cart.units', { count: 1 }) }) : t('cart.sum.order')
  const order = page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true }))
  await order.filter({ visible: true }).first().click()
}

/** Who orders is asked for the account alone, and is told what waits. */
async function nameAccount(mall: Mall, account: Account, { name }: TestProduct): Promise<void> {
  const { page, t } = mall
  const dialog = page.getByRole('dialog', { name: t('accounts.title') })
  await expect(dialog.getByText(t('accounts.waiting', { name }))).toBeVisible()
  await expect(dialog.locator('input:visible')).toHaveCount(1)
  const form = dialogOf(mall)
  await form.account.fill(account.name)
  await form.next.click()
}

const submitButton = ({ page, t }: Mall, method: 'cash' | 'sandbox', total: number) =>
  page
    .getByRole('button', { name: t(method === 'cash' ? 'checkout.order' : 'checkout.pay', { total: formatGel(total) }), exact: true })
    .filter({ visible: true })

/** Presses the button too early: all that is missing is told at once, the first field has the focus, and each message goes with its cause. */
async function expectAllErrors(mall: Mall, total: number): Promise<void> {
  const { page, t } = mall
  const phone = page.getByRole('textbox', { name: t('addresses.phone'), exact: true })
  await expect(page.getByRole('textbox', { name: t('addresses.recipient'), exact: true })).not.toHaveValue('')
  await phone.fill('')
  await submitButton(mall, 'sandbox', total).click()
  const missing = [t('address.phone'), t('address.street'), t('address.building'), t('checkout.agreement')]
  for (const text of missing) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(phone).toBeFocused()
  await fillAddress(mall)
  for (const text of missing.slice(0, -1)) await expect(page.getByText(text, { exact: true })).toBeHidden()
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await expect(page.getByText(t('checkout.agreement'), { exact: true })).toBeHidden()
}

/** Leaves the bank unpaid, comes back to the checkout, finds the order there and goes to pay it. */
async function leaveBankAndReturn({ page, t }: Mall, total: number): Promise<void> {
  await page.getByRole('button', { name: t('payments.sandbox.cancel'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.fail.left') })).toBeVisible()
  await expect(page.getByText(t('checkout.fail.waiting'))).toBeVisible()
  await page.goto('/submit')
  await settle(page)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.unpaid.title', { count: 1 }) })).toBeVisible()
  await expect(page.getByText(formatGel(total)).first()).toBeVisible()
  await page.getByRole('button', { name: t('orders.action.pay'), exact: true }).click()
}

/** Selects the payment method, agrees and presses the submit button, which shows the total. */
async function submit(mall: Mall, method: 'cash' | 'sandbox', total: number): Promise<void> {
  const { page, t } = mall
  await page.getByRole('radio', { name: t(`checkout.payment.${method}`) }).check()
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await submitButton(mall, method, total).click()
}

async function expectPlaced({ page, t }: Mall): Promise<void> {
  await expect(page).toHaveURL(/\/success\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible()
}

/** All of them redirect to the list of orders. */
const addressesOfOrders = ['/member/order', '/user/profile/orderDetail', '/orderDetail']

for (const [index, { lang, width }] of rotated([...variants.entries()])) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a shopper finds, registers, pays, sees the order and cancels another', async ({ mall }) => {
      const { page, t } = mall
      const account = newAccount()
      const product = await findProduct(mall, index)

      await findAndOpen(mall, product)
      await addToCart(mall, product)
      await goToCheckout(mall)
      await nameAccount(mall, account, product)
      await register(mall, account)
      await logIn(mall, account)

      // The guest cart was merged into the cart of the member.
      await page.goto('/cart')
      await settle(page)
      await expect(page.getByRole('checkbox', { name: t('cart.line.select', { name: product.name }) })).toBeChecked()
      await goToCheckout(mall)
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
      await settle(page)
      await expectAllErrors(mall, product.price)
      await submit(mall, 'sandbox', product.price)
      await leaveBankAndReturn(mall, product.price)
      await page.getByRole('button', { name: t('payments.sandbox.success'), exact: true }).click()
      await expectPlaced(mall)

      await expect(page.getByText(product.name).first()).toBeVisible()
      await page.getByRole('link', { name: t('checkout.success.view') }).click()
      await expect(page).toHaveURL(/\/orderDetail\//)
      // The order's other address shows the same page.
      await page.goto(`/user/profile${new URL(page.url()).pathname}`)
      await expect(page.getByRole('heading', { level: 1, name: mall.textPattern('orders.details.title') })).toBeVisible()
      await expect(page.getByText(t('orders.step.paid'), { exact: true })).toBeVisible()
      await page.getByRole('link', { name: t('orders.details.back') }).click()
      await expect(page.getByRole('article', { name: mall.textPattern('orders.details.title') })).toHaveCount(1)

      await page.goto(`/submit?buy=${product.offerId}&quantity=1`)
      await settle(page)
      await submit(mall, 'cash', product.price)
      await expectPlaced(mall)
      await page.goto(addressesOfOrders[index % addressesOfOrders.length]!)
      await expect(page).toHaveURL(/\/user\/profile\/orders$/)
      await settle(page)
      const orders = page.getByRole('article', { name: mall.textPattern('orders.details.title') })
      await expect(orders).toHaveCount(2)
      await orders
        .first()
        .getByRole('button', { name: t('orders.action.cancel'), exact: true })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('orders.cancel.yes') })
        .click()
      await expect(orders.first().getByText(t('orders.label.cancelled'), { exact: true })).toBeVisible()
    })
  })
}

test('a product that is no longer listed at checkout is reported, with a link to the cart', async ({ mall }) => {
  const { page, t } = mall
  const account = await anAccount(mall)
  await page.goto('/submit?buy=2000000000&quantity=1')
  await settle(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts.register.login'), exact: true })
    .click()
  await logIn(mall, account)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.empty.title') })).toBeVisible()
  await page.getByRole('link', { name: t('checkout.empty.action') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
})

test('an order from a checkout opened by its address leaves the cart, and the frame is whole around its confirmation', async ({ mall }) => {
  const { page, t } = mall
  await becomeShopper(mall)
  const { offerId, price } = await findProduct(mall, 44)
  await callApi(mall, 'cart.add', { offerId, quantity: 1, seenPrice: price })
  await page.goto('/submit')
  await settle(page)
  await submit(mall, 'cash', price)
  await expectPlaced(mall)
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.cart'), exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').locator('a[href^="/policy"]').first()).toBeVisible()
})
