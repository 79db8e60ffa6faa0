import { randomUUID } from 'node:crypto'
import { formatGel } from '#contract/core/money.ts'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { openDirectDb, type DirectDb } from '#demo/testing/direct-db.ts'
import { cancelOrder } from '#server/orders/orders.service.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { findProduct, type TestProduct } from './mall/products.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { becomeShopper, payByCard } from './mall/shopper.ts'
import { variants } from './mall/variants.ts'
import { rotated } from '../tools/test/tier.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

/** A product at half its price for two hours, one unit in all. Returns the deal's price, tetri. */
async function aDealOn({ offerId, price }: TestProduct): Promise<number> {
  const half = Math.floor(price / 2)
  await aLightningDeal(direct.ctx, offerId, { price: half, quota: 1 })
  return half
}

async function expectBoughtFor({ page, t }: Mall, dealPrice: number, product: TestProduct): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.title') })).toBeVisible()
  await page.getByRole('link', { name: t('checkout.success.view') }).click()
  const reason = t('orders.reason.lightning', { price: formatGel(dealPrice), off: formatGel(product.price - dealPrice) })
  await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible()
}

/** Two variants run each of the two journeys; of either pair one in the default tier. */
const [first, second] = [0, 1].map((rest) => [...variants.entries()].filter(([index]) => index % 2 === rest))

for (const [index, { lang, width }] of [...rotated(first!), ...rotated(second!)]) {
  test.describe(`lightning deals in ${lang} at ${width}`, () => {
    test.use({ lang, width })

    // Two of the variants catch a deal, the other two lose one first.
    if (index % 2 === 0)
      test('a shopper catches the last unit and sees on the order why it cost so little', async ({ mall }) => {
        const { page, t } = mall
        const product = await findProduct(mall, 30 + index)
        const dealPrice = await aDealOn(product)
        await becomeShopper(mall)
        await page.goto(`/details?id=${product.productId}`)
        await settle(page)
        const strip = page.getByRole('region', { name: t('deals.strip.label') })
        await expect(strip).toContainText(t('deals.strip.live'))
        await expect(strip).toContainText(t('deals.card.left', { count: 1 }))
        await page
          .getByRole('link', { name: t('catalogue.details.buyNow') })
          .filter({ visible: true })
          .first()
          .click()
        await payByCard(mall, dealPrice)
        await expectBoughtFor(mall, dealPrice, product)
      })
    else
      test('a shopper who comes too late waits, gets the unit that is released, and buys it', async ({ mall }) => {
        const { page, t } = mall
        const product = await findProduct(mall, 30 + index)
        const { offerId, name } = product
        const dealPrice = await aDealOn(product)
        const winner = await aBuyer({ ...direct.ctx, lang })
        const { orderNos } = await aPurchase(winner, { buyNow: { offerId, quantity: 1 } })
        await becomeShopper(mall)
        await page.goto(`/details?id=${product.productId}&offer=${offerId}&look=${randomUUID()}`)
        await settle(page)
        const strip = page.getByRole('region', { name: t('deals.strip.label') })
        await strip.getByRole('button', { name: t('deals.action.wait.of', { name }) }).click()
        await expect(strip.getByText(t('deals.action.place', { place: 1 }))).toBeVisible()
        await cancelOrder(winner.ctx, orderNos[0]!)
        // The page looks every four seconds.
        const buy = strip.getByRole('link', { name: t('deals.action.buyOffered') })
        await expect(buy).toBeVisible()
        await buy.click()
        await payByCard(mall, dealPrice)
        await expectBoughtFor(mall, dealPrice, product)
      })
  })
}
