import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { formatGel } from '#contract/core/money.ts'
import { aPurchase } from '#demo/factories/orders.ts'
import { deliver } from '#demo/factories/cases.ts'
import { openDirectDb, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { agreeToCase, answerCase, receiveCase, refundCase } from '#server/aftersales/operator-cases.service.ts'
import { addItem } from '#server/cart/cart.service.ts'
import { shipParcel, packOrder, deliverParcels } from '#server/orders/fulfilment/fulfilment.service.ts'
import { viewOrder } from '#server/orders/orders.service.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { signIn } from './mall/member.ts'
import { variants } from './mall/variants.ts'
import { rotated } from '../tools/test/tier.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

/** Buys one unit each of three products of a store and pays by card. */
async function buyThree({ page, lang }: Mall, shopper: Shopper) {
  const { rows } = await direct.ctx.db.execute<{ ids: number[] }>(sql`
    select (array_agg(id order by id))[1:3] as ids from (
      select p.store_id, min(o.id) as id from offers o join products p on p.id = o.product_id
      where p.listed and o.stock_on_hand - o.stock_reserved > 3 group by p.id, p.store_id) as offers
    group by store_id having count(*) >= 3 order by store_id limit 1`)
  const ctx = { ...direct.ctx, member: shopper, lang }
  for (const offerId of rows[0]!.ids) await addItem(ctx, { offerId, quantity: 1 })
  const { orderNos, redirectUrl } = await aPurchase({ ...shopper, ctx })
  await page.request.post(redirectUrl!, { form: { action: 'success' }, maxRedirects: 0 })
  const orderNo = orderNos[0]!
  return { orderNo, order: () => viewOrder(ctx, orderNo) }
}

/** From the order's page to the application for its second item, with a photo. */
async function applyForReturn(mall: Mall, name: string): Promise<void> {
  const { page, t } = mall
  await page.getByRole('link', { name: t('orders.action.return'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('aftersales.form.title') })).toBeVisible()
  await settle(page)
  await page.getByRole('button', { name: t('aftersales.form.submit') }).click()
  await expect(page.getByText(t('case.noUnits'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('case.noReason'), { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name, exact: false }).check()
  await page.getByRole('radio', { name: t('aftersales.reason.defective') }).check()
  await page.getByRole('radio', { name: t('aftersales.way.return'), exact: true }).check()
  await page.getByRole('textbox', { name: t('aftersales.form.text') }).fill('The handle is loose.')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('ui.photos.add') }).click()
  const photo = readFileSync(new URL('../storefront/public/mark-512.png', import.meta.url))
  await (await choosing).setFiles({ name: 'handle.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('img', { name: t('ui.photos.photo', { number: 1 }) })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: t('ui.photos.uploading', { number: 1 }) })).toBeHidden()
  await page.getByRole('button', { name: t('aftersales.form.submit') }).click()
  await expect(page).toHaveURL(/\/user\/profile\/After-sales\/R/)
}

for (const { lang, width } of rotated(variants.slice(0, 2))) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a member tracks an order, returns one of three items with a photo, and is refunded', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      await signIn(mall, shopper!, baseURL!)
      const { orderNo, order } = await buyThree(mall, shopper!)
      await packOrder(direct.ctx, orderNo)
      await shipParcel(direct.ctx, orderNo, {
        units: [{ position: 0, quantity: 1 }],
        carrier: 'Georgian Post',
        trackingNo: 'RB428915373GE',
      })
      const { lines } = await order()
      const returned = lines[1]!

      await page.goto(`/user/profile/orders?q=${orderNo.slice(0, 10)}`)
      await page.getByRole('link', { name: t('orders.action.track'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('orders.parcels.title') })).toBeVisible()
      await expect(page.getByText('Georgian Post · RB428915373GE')).toBeVisible()
      await expect(page.getByText(t('orders.parcels.rest'))).toBeVisible()
      await shipParcel(direct.ctx, orderNo)
      await deliverParcels(direct.ctx, orderNo)
      await page.reload()
      await settle(page)
      await page.getByRole('button', { name: t('orders.action.confirmReceipt') }).click()
      await expect(page.getByRole('listitem').getByText(t('orders.step.received'), { exact: true })).toBeVisible()

      await applyForReturn(mall, returned.name)
      const caseNo = page.url().split('/').at(-1)!
      await expect(page.getByRole('heading', { level: 2, name: t('aftersales.next.applied') })).toBeVisible()
      await page.getByRole('textbox', { name: t('aftersales.messages.label') }).fill('Shall I send the box too?')
      await page.getByRole('button', { name: t('aftersales.messages.send') }).click()
      await expect(page.getByText('Shall I send the box too?').and(page.getByRole('paragraph'))).toBeVisible()
      await answerCase(direct.ctx, caseNo, 'Yes, please.')
      await agreeToCase(direct.ctx, caseNo, 'Agmashenebeli 12')
      await page.reload()
      await settle(page)
      await expect(page.getByText('Yes, please.')).toBeVisible()
      await expect(page.getByText('Agmashenebeli 12')).toBeVisible()
      await page.getByRole('button', { name: t('aftersales.action.markSent') }).click()
      await page.getByRole('textbox', { name: t('aftersales.sent.number') }).fill('RB1GE')
      await page.getByRole('button', { name: t('aftersales.sent.submit') }).click()
      await expect(page.getByRole('heading', { level: 2, name: t('aftersales.next.returning') })).toBeVisible()

      await receiveCase(direct.ctx, caseNo, { toStock: false })
      await refundCase(direct.ctx, caseNo)
      const total = formatGel(returned.lineTotal)
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 2, name: t('aftersales.next.refunded', { total }) })).toBeVisible({ timeout: 5000 })
      }).toPass()
      await page.goto('/user/profile/After-sales')
      await expect(page.getByRole('article', { name: t('aftersales.case.title', { caseNo }) })).toContainText(
        t('aftersales.state.refunded'),
      )
      expect(await order()).toMatchObject({ payment: 'partlyRefunded', label: 'toReview' })
    })
  })
}

for (const { lang, width } of rotated(variants.slice(2))) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a legal entity downloads the invoice of a paid order', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      const company = { memberType: 1 as const, companyName: 'შპს ჩაის სახლი', companyCode: '404123456' }
      await direct.ctx.db.update(members).set(company).where(eq(members.id, shopper!.id))
      await signIn(mall, { ...shopper!, memberType: 1 }, baseURL!)
      const { orderNo } = await buyThree(mall, { ...shopper!, memberType: 1 })
      await deliver(direct.ctx, orderNo)
      await page.goto(`/orderDetail/${orderNo}`)
      await settle(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: t('orders.action.invoice') }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`kalata-${orderNo}.pdf`)
      expect(readFileSync(await download.path()).toString('latin1', 0, 8)).toBe('%PDF-1.7')
    })
  })
}
