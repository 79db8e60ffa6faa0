import { and, eq, sql } from 'drizzle-orm'
import { formatGel } from '#contract/core/money.ts'
import type { MessageId } from '#locales/ids.ts'
import { deliver } from '#demo/factories/cases.ts'
import { aPurchase } from '#demo/factories/orders.ts'
import { openDirectDb, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import { addItem } from '#server/cart/cart.service.ts'
import { publishCheaper } from '#server/favourites/favourite-changes.service.ts'
import { favourites } from '#server/favourites/favourites.tables.ts'
import { pageFavourites, saveFavourite } from '#server/favourites/favourites.service.ts'
import { confirmReceipt } from '#server/orders/orders.service.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { signIn } from './mall/member.ts'
import { variants } from './mall/variants.ts'
import { mallDataDir } from './mall/data-dir.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

const ctxOf = (shopper: Shopper, { lang }: Mall) => ({ ...direct.ctx, member: shopper, lang })

/** The first product of the mall whose offer has units enough for every test that buys one; a card's units are those of all its offers. */
async function aCard(): Promise<{ productId: number; offerId: number }> {
  const { rows } = await direct.ctx.db.execute<{ productId: number; offerId: number }>(sql`
    select c.product_id as "productId", c.offer_id as "offerId" from product_cards c join offers o on o.id = c.offer_id
    where o.stock_on_hand - o.stock_reserved > 5 order by 1 limit 1`)
  return rows[0]!
}

/** Buys a unit, which arrives; returns the name of the item. */
async function receive(mall: Mall, shopper: Shopper): Promise<string> {
  const ctx = ctxOf(shopper, mall)
  const { offerId } = await aCard()
  await addItem(ctx, { offerId, quantity: 1 })
  const { orderNos } = await aPurchase({ ...shopper, ctx }, { method: 'cash' })
  await deliver(direct.ctx, orderNos[0]!)
  return (await confirmReceipt(ctx, orderNos[0]!)).lines[0]!.name
}

/** A favourite that cost 10,00 ₾ more when it was added. */
async function aCheaperFavourite(mall: Mall, shopper: Shopper): Promise<{ name: string; before: string }> {
  const ctx = ctxOf(shopper, mall)
  const { productId } = await aCard()
  await saveFavourite(ctx, productId)
  const [card] = (await pageFavourites(ctx)).results
  await direct.ctx.db
    .update(favourites)
    .set({ priceWhenAdded: card!.price + 1000 })
    .where(and(eq(favourites.memberId, shopper.id), eq(favourites.productId, productId)))
  await publishCheaper(direct.ctx, [productId])
  return { name: card!.name, before: formatGel(card!.price + 1000) }
}

/** Opens a page of the centre as a shopper finds it: on phones from the list of pages, else from the menu beside it. */
async function openFromCentre({ page, small, t }: Mall, name: MessageId): Promise<void> {
  await page.goto('/user/profile')
  await settle(page)
  const list = small ? page.getByRole('main').getByRole('list') : page.getByRole('navigation', { name: t('orders.centre') })
  await list
    .getByRole('link', { name: t(name) })
    .first()
    .click()
}

for (const { lang, width } of variants.slice(0, 2)) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a member reviews what arrived, and is told that a favourite became cheaper', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      await signIn(mall, shopper!, baseURL!)
      const item = await receive(mall, shopper!)
      await openFromCentre(mall, 'orders.menu.reviews')
      await page.getByRole('button', { name: t('reviews.write.of', { name: item }) }).click()
      await page.getByRole('radio', { name: t('reviews.outOf', { score: 5 }) }).check({ force: true })
      await page.getByRole('textbox', { name: t('reviews.form.text') }).fill('Just as in the picture.')
      await page.getByRole('button', { name: t('reviews.form.publish') }).click()
      await expect(page.getByText(t('reviews.page.toReview.none'), { exact: true })).toBeVisible()

      const { name, before } = await aCheaperFavourite(mall, shopper!)
      await openFromCentre(mall, 'orders.menu.wishlist')
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
      await expect(card).toContainText(t('favourites.cut', { amount: formatGel(1000) }))
      await expect(async () => {
        await page.goto('/user/profile/notifications?topic=products')
        await expect(page.getByText(t('notifications.favouriteCheaper.text', { before }))).toBeVisible({ timeout: 5000 })
      }).toPass()
      await settle(page)
      const unread = mall.small
        ? page.getByRole('link', { name: mall.textPattern('shell.mine.unread') })
        : page.getByRole('banner').getByText(mall.textPattern('shell.account.unread'))
      await expect(unread).toBeAttached()
      await page.getByRole('button', { name: t('notifications.page.readAll') }).click()
      await expect(page.getByRole('button', { name: t('notifications.page.readAll') })).toBeHidden()
      await expect(unread).not.toBeAttached()
    })
  })
}

/** What the pages of somebody who has just registered say. */
const emptyPages: [path: string, text: MessageId][] = [
  ['orders', 'orders.empty.title'],
  ['After-sales', 'aftersales.empty.title'],
  ['group-orders', 'groups.mine.none'],
  ['wishlist', 'favourites.empty.title'],
  ['my-cards', 'payments.cards.empty'],
  ['notifications', 'notifications.page.empty'],
  ['reviews', 'reviews.page.toReview.none'],
  ['questions', 'questions.own.none'],
]

for (const { lang, width } of variants.slice(2)) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a new member finds every page empty with something to do, and switches mails off', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      await signIn(mall, shopper!, baseURL!)
      for (const [path, text] of emptyPages) {
        await page.goto(`/user/profile/${path}`)
        await expect(page.getByText(t(text), { exact: true })).toBeVisible()
      }
      await page.goto('/user/profile/notifications')
      await settle(page)
      const setting = { topic: t('notifications.topic.products'), channel: t('notifications.channel.mail') }
      const byMail = page.getByRole('checkbox', { name: t('notifications.settings.of', setting) })
      await byMail.click()
      await expect(byMail).not.toBeChecked()
      await page.reload()
      await expect(byMail).not.toBeChecked()
    })
  })
}
