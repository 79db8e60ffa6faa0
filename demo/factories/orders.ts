import { randomUUID } from 'node:crypto'
import type { SubmitRequest } from '#contract/checkout/calls.ts'
import { fromWireMethod } from '#contract/payments/methods.ts'
import { addAddress } from '#server/addresses/addresses.service.ts'
import { addItem } from '#server/cart/cart.service.ts'
import { quoteCheckout, submit } from '#server/checkout/checkout.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { purchases } from '#server/orders/orders.tables.ts'
import { payments } from '#server/payments/payments.tables.ts'
import { aMember, type AMember } from './members.ts'

export const anAddressForm = {
  recipient: 'ნინო ბერიძე',
  phone: '+995 555 12 34 56',
  region: 'TB' as const,
  city: 'თბილისი',
  street: 'ჭავჭავაძის გამზირი',
  building: '37',
}

export interface ABuyer extends AMember {
  ctx: MemberCtx
  addressId: string
}

/** A member with an address and these offers in the cart. */
export async function aBuyer(ctx: Ctx, items: Record<number, number> = {}): Promise<ABuyer> {
  const member = await aMember(ctx)
  const buyerCtx = { ...ctx, member, lang: 'en' as const }
  const { id: addressId } = await addAddress(buyerCtx, anAddressForm)
  for (const [offerId, quantity] of Object.entries(items)) await addItem(buyerCtx, { offerId: Number(offerId), quantity })
  return { ...member, ctx: buyerCtx, addressId }
}

/** What a buyer's checkout page would send now. */
export async function aSubmission(buyer: ABuyer, part: Partial<SubmitRequest> = {}): Promise<SubmitRequest> {
  const { stores, total } = await quoteCheckout(buyer.ctx, part.buyNow)
  const items = stores
    .flatMap((store) => store.lines)
    .map(({ offerId, quantity, deal }) => ({ offerId, quantity, ...(deal && deal.kind !== 'discount' ? { dealId: deal.id } : {}) }))
  return { addressId: buyer.addressId, method: 'sandbox', agreement: true, expectedTotal: total, items, ...part }
}

/** A placed purchase of what is in the buyer's cart. */
export async function aPurchase(buyer: ABuyer, part: Partial<SubmitRequest> = {}) {
  const { method, ...request } = await aSubmission(buyer, part)
  return inTransaction(buyer.ctx, (ctx) => submit(ctx, { ...request, method: fromWireMethod(method) }, randomUUID()))
}

/** An open purchase without orders and its payment, for what only needs one to reserve stock for. Returns its id. */
export async function anEmptyPurchase(ctx: Ctx): Promise<string> {
  const { id: memberId } = await aMember(ctx)
  const [id, createdAt] = [randomUUID(), ctx.now()]
  await ctx.db.insert(purchases).values({ id, memberId, key: id, state: 'open', total: 0, createdAt })
  const payment = {
    id: randomUUID(),
    purchaseId: id,
    memberId,
    method: 'card',
    provider: 'sandbox',
    total: 0,
    lang: 'ka',
    reference: id,
  } as const
  await ctx.db.insert(payments).values({ ...payment, createdAt })
  return id
}
