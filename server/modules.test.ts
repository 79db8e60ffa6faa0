import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { sweepUnusedImages } from '#server/platform/media/orphan-sweep.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'

const test = testMall()

it('deletes pictures that no product, member or order uses', async () => {
  const { dataDir } = test.ctx().settings
  const [ofProduct, ofMember, ofOrder, ofNobody] = await Promise.all(
    ['#0a0101', '#0a0202', '#0a0303', '#0a0404'].map(async (background) =>
      pictureStore(test.ctx()).store(
        await sharp({ create: { width: 160, height: 160, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
  )
  const mug = await aProduct(test.ctx(), { stock: 1 })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
  const { orderNos } = await aPurchase(buyer, { method: 'cash' })
  await test.db
    .update(products)
    .set({ pictures: [ofProduct!] })
    .where(eq(products.id, mug.id))
  await test.db.update(orderLines).set({ picture: ofOrder! }).where(eq(orderLines.orderNo, orderNos[0]!))
  await test.db
    .update(members)
    .set({ avatarUrl: `${ofMember!.src}-160.webp` })
    .where(eq(members.id, buyer.id))
  const filesOf = ({ src }: { src: string }) => readdirSync(join(dataDir, src, '..')).filter((name) => name.startsWith(src.slice(-32)))
  const old = new Date(test.ctx().now().getTime() - 25 * 3_600_000)
  for (const picture of [ofProduct!, ofMember!, ofOrder!, ofNobody!])
    for (const name of filesOf(picture)) utimesSync(join(dataDir, picture.src, '..', name), old, old)
  await sweepUnusedImages(test.ctx())
  expect([ofProduct, ofMember, ofOrder, ofNobody].map((each) => filesOf(each!).length > 0)).toEqual([true, true, true, false])
})
