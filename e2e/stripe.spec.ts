import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { formatGel } from '#contract/core/money.ts'
import type { Language } from '#contract/core/languages.ts'
import { openStripe, stripeKeys, stripeSignature, type StripeServer } from '#demo/testing/stripe-server.ts'
import { filledDataDir, removeDataDir } from '../tools/mall/filled-mall.ts'
import { startMall, type RunningMall } from '../tools/mall/running-mall.ts'
import { useMallDataDir } from './mall/data-dir.ts'
import { callApi, findProduct } from './mall/products.ts'
import { becomeShopper } from './mall/shopper.ts'
import { expect, test as base, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { rotated } from '../tools/test/tier.ts'

interface StripeMall {
  stripe: StripeServer
  running: RunningMall
}

/** A mall whose card payments go to Stripe; the other tests' one has the sandbox. */
const test = base.extend<object, { stripeMall: StripeMall }>({
  stripeMall: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from a destructured parameter
    async ({}, use) => {
      const stripe = await openStripe(() => new Date())
      const dataDir = filledDataDir('stripe')
      const products = fileURLToPath(new URL('mall/single-offer-products.jsonl', import.meta.url))
      const cli = fileURLToPath(new URL('../build/backend/cli.mjs', import.meta.url))
      const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
      expect(spawnSync(process.execPath, [cli, 'import', products], { env }).status).toBe(0)
      const running = await startMall(dataDir, {
        STRIPE_SECRET_KEY: stripeKeys.secretKey,
        STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
        STRIPE_API_URL: stripe.url,
        TRUSTED_PROXIES: '127.0.0.1',
      })
      useMallDataDir(dataDir)
      await use({ stripe, running })
      await running.stop()
      await stripe.close()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stripeMall }, use) => use(stripeMall.running.url),
})

/** Waits for Stripe's page. @returns its session */
async function atStripe({ page }: Mall, stripe: StripeServer): Promise<string> {
  await page.waitForURL(`${stripe.url}/c/pay/*`)
  return page.url().split('/').at(-1)!
}

/** Presses the button that names the sum, on the checkout and on the page of a payment that was not made. */
async function pay({ page, t }: Mall, total: number): Promise<void> {
  await settle(page)
  const button = page.getByRole('button', { name: t('checkout.pay', { total: formatGel(total) }), exact: true })
  await button.filter({ visible: true }).click()
}

/** Delivers what Stripe has to tell. */
async function deliverEvents({ stripe, running }: StripeMall): Promise<void> {
  for (const body of stripe.ledger.events.splice(0)) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, new Date()) }
    const reply = await fetch(`${running.url}/api/mall/payments/callback/stripe`, { method: 'POST', headers, body })
    expect(reply.status).toBe(200)
  }
}

const variants: [Language, number][] = [
  ['ka', 390],
  ['en', 1440],
]

for (const [index, [lang, width]] of rotated([...variants.entries()])) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a shopper leaves Stripe unpaid, comes back, is declined, pays, and saves a card', async ({ mall, stripeMall }) => {
      const { page, t } = mall
      const { stripe } = stripeMall
      await becomeShopper(mall)
      const { offerId, price } = await findProduct(mall, 20 + index)
      await callApi(mall, 'cart.add', { offerId, quantity: 1 })
      await page.goto('/submit')
      await settle(page)
      await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
      await pay(mall, price)

      const session = await atStripe(mall, stripe)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.fail.left') })).toBeVisible()
      await pay(mall, price)
      expect(await atStripe(mall, stripe)).toBe(session)

      stripe.ledger.decline(session)
      await deliverEvents(stripeMall)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByText(t('checkout.fail.declined'), { exact: true })).toBeVisible()
      await pay(mall, price)
      await atStripe(mall, stripe)
      stripe.ledger.pay(session)
      // The shopper is back before the webhook is.
      await page.getByRole('link', { name: 'Done' }).click()
      await expect(page).toHaveURL(/\/success\?payment=/)
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible()
      await deliverEvents(stripeMall)

      await page.goto('/user/profile/my-cards')
      await settle(page)
      await page.getByRole('button', { name: t('payments.cards.add'), exact: true }).click()
      stripe.ledger.saveCard(await atStripe(mall, stripe), {
        brand: 'visa',
        last4: '4242',
        exp_month: 4,
        exp_year: new Date().getFullYear() + 3,
      })
      await page.getByRole('link', { name: 'Done' }).click()
      await expect(page).toHaveURL(/\/user\/profile\/my-cards$/)
      await expect(page.getByText(t('payments.cards.added'), { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: t('payments.cards.name', { brand: 'visa', lastFour: '4242' }) })).toBeVisible()
      await deliverEvents(stripeMall)
    })
  })
}
