import { formatGel } from '#contract/core/money.ts'
import { languages } from '#contract/core/languages.ts'
import { anAccount, logIn, newAccount, register } from './mall/account.ts'
import { findProduct, type FoundProduct } from './mall/products.ts'
import { expect, settle, test, type Mall } from './mall/mall.ts'

/** Words in the search field, a filter, the product's page. */
async function find(mall: Mall, good: FoundProduct): Promise<void> {
  const { page, say } = mall
  await page.goto('/home')
  await settle(page)
  await page.getByRole('combobox', { name: say('search.box.label') }).fill(good.name)
  await page.getByRole('combobox', { name: say('search.box.label') }).press('Enter')
  await expect(page).toHaveURL(/\/search_result\?keywords=/)
  const found = page.getByRole('link', { name: good.name, exact: true })
  await expect(found.first()).toBeVisible()
  if (mall.small) await page.getByRole('link', { name: say('search.filter.open') }).click()
  const filters = mall.small ? page.getByRole('dialog') : page.getByRole('main')
  await filters.getByRole('checkbox', { name: mall.saying('search.filter.inStock') }).check()
  await expect(page).toHaveURL(/inStock=1/)
  if (mall.small)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: mall.saying('search.filter.show') })
      .last()
      .click()
  await found.first().click()
  await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible()
  await settle(page)
}

/** From the product's page into the cart, and what the cart says. */
async function putIntoCart(mall: Mall, good: FoundProduct): Promise<void> {
  const { page, say } = mall
  await page
    .getByRole('button', { name: say('cart.add'), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('button', { name: say('cart.add.added') }).filter({ visible: true })).toBeVisible()
  // A phone's product page has its buttons where the bar is elsewhere; the way to the cart is in the message.
  const words = mall.small ? say('cart.add.open') : say('shell.cart.count', { count: 1 })
  const toCart = page.getByRole('link', { name: words, exact: true }).or(page.getByRole('button', { name: words, exact: true }))
  await toCart.filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('checkbox', { name: say('cart.line.select', { name: good.name }) })).toBeChecked()
}

async function goToCheckout(mall: Mall): Promise<void> {
  const { page, say } = mall
  const name = mall.small ? say('cart.sum.orderUnits', { units: say('cart.units', { count: 1 }) }) : say('cart.sum.order')
  const order = page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true }))
  await order.filter({ visible: true }).first().click()
}

async function addAddress({ page, say }: Mall): Promise<void> {
  await page.getByRole('button', { name: say('addresses.add') }).click()
  const dialog = page.getByRole('dialog')
  const fields = {
    'addresses.recipient': 'Nino Beridze',
    'addresses.phone': '555 12 34 56',
    'addresses.city': 'Tbilisi',
    'addresses.street': 'Rustaveli',
    'addresses.building': '24',
  } as const
  for (const [id, value] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name: say(id as keyof typeof fields), exact: true }).fill(value)
  }
  await dialog.getByRole('button', { name: say('addresses.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /Nino Beridze/ })).toBeChecked()
}

/** Agrees, and presses the button that says the sum. */
async function submit(mall: Mall, method: 'cash' | 'sandbox', total: number): Promise<void> {
  const { page, say } = mall
  await page.getByRole('radio', { name: say(`checkout.payment.${method}`) }).check()
  await page.getByRole('checkbox', { name: say('checkout.agree') }).check()
  await page.getByRole('button', { name: say(method === 'cash' ? 'checkout.order' : 'checkout.pay', { total: formatGel(total) }) }).click()
}

async function expectPlaced({ page, say }: Mall): Promise<void> {
  await expect(page).toHaveURL(/\/success\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.success.title') })).toBeVisible({ timeout: 15_000 })
}

for (const [place, lang] of languages.entries()) {
  for (const width of [390, 1440]) {
    test.describe(`${lang} ${width}`, () => {
      test.use({ lang, width })

      test('a shopper finds, registers, pays, sees the order and cancels another', async ({ mall }) => {
        test.setTimeout(150_000)
        const { page, say } = mall
        const account = newAccount()
        const good = await findProduct(mall, place * 2 + (width === 390 ? 0 : 1))

        await find(mall, good)
        await putIntoCart(mall, good)
        await goToCheckout(mall)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('accounts.login.register'), exact: true })
          .click()
        await register(mall, account)
        await logIn(mall, account)

        // The visitor's line is the member's now.
        await page.goto('/cart')
        await settle(page)
        await expect(page.getByRole('checkbox', { name: say('cart.line.select', { name: good.name }) })).toBeChecked()
        await goToCheckout(mall)
        await expect(page.getByRole('heading', { level: 1, name: say('checkout.title') })).toBeVisible()
        await settle(page)
        await addAddress(mall)
        await submit(mall, 'sandbox', good.price)
        await page.getByRole('button', { name: say('payments.sandbox.success'), exact: true }).click()
        await expectPlaced(mall)

        await page.getByRole('link', { name: say('checkout.success.view') }).click()
        await expect(page.getByRole('heading', { level: 1, name: mall.saying('orders.details.title') })).toBeVisible()
        await expect(page.getByText(say('orders.step.paid'), { exact: true })).toBeVisible()
        await page.getByRole('link', { name: say('orders.details.back') }).click()
        await expect(page.getByRole('article', { name: mall.saying('orders.details.title') })).toHaveCount(1)

        await page.goto(`/submit?buy=${good.itemStorePriceId}&quantity=1`)
        await settle(page)
        await submit(mall, 'cash', good.price)
        await expectPlaced(mall)
        await page.goto('/member/order')
        await settle(page)
        const orders = page.getByRole('article', { name: mall.saying('orders.details.title') })
        await expect(orders).toHaveCount(2)
        await orders
          .first()
          .getByRole('button', { name: say('orders.action.cancel'), exact: true })
          .click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('orders.cancel.yes') })
          .click()
        await expect(orders.first().getByText(say('orders.label.cancelled'), { exact: true })).toBeVisible()
      })
    })
  }
}

test('what is gone by the time of checkout is said, with the way to the cart', async ({ mall }) => {
  const { page, say } = mall
  const account = await anAccount(mall)
  await page.goto('/submit?buy=2000000000&quantity=1')
  await settle(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('accounts.register.login'), exact: true })
    .click()
  await logIn(mall, account)
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.empty.title') })).toBeVisible()
  await page.getByRole('link', { name: say('checkout.empty.action') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('cart.title') })).toBeVisible()
})
