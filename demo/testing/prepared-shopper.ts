import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { anIban, deliver } from '#demo/factories/cases.ts'
import { answerCase } from '#server/aftersales/operator-cases.service.ts'
import { deliverParcels, packOrder, shipParcel } from '#server/orders/fulfilment/fulfilment.service.ts'
import { openDirectDb, shoppers, type DirectDb, type Shopper } from './direct-db.ts'
import { asker, payAtSandbox, type Ask } from './member-calls.ts'

/** What pages of a running mall need to be opened with something on them. */
export interface PreparedShopper {
  rootCategoryId: number
  childCategoryId: number
  productId: number
  storeId: number
  /** The query of a policy's page. */
  policy: string
  /** Paid to the courier: placed and waiting for the shop. */
  cashOrder: string
  cashPayment: string
  /** Waits to be paid. */
  unpaidOrder: string
  unpaidPayment: string
  /** A seat in a group that is filling, paid for, and the group. */
  groupOrder: string
  groupId: string
  /** Delivered, with a parcel and an open after-sales case on it. */
  returnedOrder: string
  caseNo: string
  /** Delivered, without a case. */
  deliveredOrder: string
  shopper: Shopper
  /** What a signed-in browser holds. */
  cookies: { name: string; value: string; url: string }[]
}

/** A member with an address, favourites, a cart of two lines and orders in several states, in a mall that serves at `url`. */
export async function prepareShopper(dataDir: string, url: string): Promise<PreparedShopper> {
  const direct = await openDirectDb(dataDir)
  try {
    const [shopper] = await shoppers(direct, 1)
    return await prepareOrders(direct, url, shopper!)
  } finally {
    await direct.close()
  }
}

async function prepareOrders(direct: DirectDb, url: string, shopper: Shopper): Promise<PreparedShopper> {
  const ask = asker(url, shopper.cookie)
  const categories = await ask('catalogue.categories')
  const top = categories[0]!
  const found = await ask('search.search', { id: top.id, level: 1, inStock: true })
  const cards = found.pageResult.results
  const buy = async (method: 'cash' | 'sandbox', place: number) => {
    const { offerId, price } = cards[place % cards.length]!
    const item = { offerId, quantity: 1 }
    const body = { buyNow: item, items: [item], addressId: shopper.addressId, method, agreement: true, expectedTotal: price }
    return ask('checkout.submit', body)
  }
  const cash = await buy('cash', 0)
  const dropped = await buy('cash', 1)
  await ask('orders.cancel', { orderNo: dropped.orderNos[0]! })
  const unpaid = await buy('sandbox', 2)
  const group = await openGroup(url, ask, shopper)
  const returned = await openCase(direct, ask, (await buy('cash', 3)).orderNos[0]!)
  const deliveredOrder = (await buy('cash', 4)).orderNos[0]!
  await deliver(direct.ctx, deliveredOrder)
  for (const card of cards.slice(0, 2)) {
    await ask('cart.add', { offerId: card.offerId, quantity: 1 })
    await ask('favourites.add', { productId: card.productId })
  }
  await ask('shops.follow', { storeId: cards[0]!.storeId })
  return {
    rootCategoryId: top.id,
    childCategoryId: top.categoryList[0]!.id,
    productId: cards[0]!.productId,
    storeId: cards[0]!.storeId,
    policy: await firstPolicy(ask),
    cashOrder: cash.orderNos[0]!,
    cashPayment: cash.paymentId,
    unpaidOrder: unpaid.orderNos[0]!,
    unpaidPayment: unpaid.paymentId,
    ...group,
    ...returned,
    deliveredOrder,
    shopper,
    cookies: cookiesOf(url, shopper),
  }
}

async function firstPolicy(ask: Ask): Promise<string> {
  const { firstTypeList, secondTypeMap } = await ask('policies.list')
  const id = firstTypeList[0]!.id
  return new URLSearchParams({ type: secondTypeMap[id]![0]!.type, id: String(id) }).toString()
}

/** Opens a group of the first campaign and pays for its seat. */
async function openGroup(url: string, ask: Ask, shopper: Shopper) {
  const [campaign] = (await ask('groups.campaigns', { pageSize: 1 })).results
  if (!campaign) throw new Error('No group campaign runs in this mall')
  const item = { offerId: campaign.offer.offerId, quantity: 1 }
  const items = [{ ...item, dealId: String(campaign.campaignId) }]
  const body = { buyNow: { ...item, group: {} }, items, addressId: shopper.addressId, method: 'sandbox' as const, agreement: true }
  const { orderNos, redirectUrl } = await ask('checkout.submit', { ...body, expectedTotal: campaign.price })
  await payAtSandbox(url, redirectUrl)
  const [groupOrder = ''] = orderNos
  return { groupOrder, groupId: (await ask('groups.ofOrder', { orderNo: groupOrder })).group.groupId }
}

/** Delivers an order and opens a case on it. */
async function openCase({ ctx }: DirectDb, ask: Ask, orderNo: string) {
  await packOrder(ctx, orderNo)
  await shipParcel(ctx, orderNo, { carrier: 'Georgian Post', trackingNo: 'RB428915373GE' })
  await deliverParcels(ctx, orderNo)
  const lines = [{ position: 0, quantity: 1 }]
  const { caseNo } = await ask('aftersales.apply', { orderNo, lines, way: 'return', reason: 'changedMind', iban: anIban })
  await ask('aftersales.message', { caseNo, text: 'კოლოფი არ გამიხსნია.' })
  await answerCase(ctx, caseNo, 'გმადლობთ, ნივთს ველოდებით.')
  return { returnedOrder: orderNo, caseNo }
}

/** The three cookies of a signed-in browser. */
export function cookiesOf(url: string, shopper: Shopper): PreparedShopper['cookies'] {
  const [name = '', value = ''] = shopper.cookie.split('=')
  return [
    { name, value, url },
    { name: userInfoCookie, value: encodeURIComponent(JSON.stringify({ name: shopper.name, memberType: shopper.memberType })), url },
    { name: userIdCookie, value: shopper.id, url },
  ]
}
