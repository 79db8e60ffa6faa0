import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { confirmReceipt } from '#server/orders/orders.service.ts'
import type { Ctx } from '#server/context.ts'
import { aBuyer, aPurchase, type ABuyer } from './orders.ts'
import { aProduct } from './products.ts'

export interface AReceivedLine {
  buyer: ABuyer
  productId: number
  storeId: number
  orderNo: string
  position: number
}

/** A buyer who has received one unit of a product, of a new one unless one is given. */
export async function aReceivedLine(ctx: Ctx, product?: { id: number; offerId: number; storeId: number }): Promise<AReceivedLine> {
  const { id: productId, offerId, storeId } = product ?? (await aProduct(ctx))
  const buyer = await aBuyer(ctx, { [offerId]: 1 })
  const { orderNos } = await aPurchase(buyer, { method: 'cash' })
  const [orderNo = ''] = orderNos
  for (const to of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(ctx, orderNo, to)
  await confirmReceipt(buyer.ctx, orderNo)
  return { buyer, productId, storeId, orderNo, position: 0 }
}
