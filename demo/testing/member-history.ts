import { eq, sql } from 'drizzle-orm'
import { anIban, deliver } from '#demo/factories/cases.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { agreeToCase, declineCase, exchangeCase, receiveCase, refundCase } from '#server/aftersales/operator-cases.service.ts'
import { feedback } from '#server/feedback/feedback.tables.ts'
import { replyToFeedback } from '#server/feedback/feedback.service.ts'
import { inTransaction } from '#server/context.ts'
import { expireGroup } from '#server/groups/seats/seats.service.ts'
import { packOrder, shipParcel } from '#server/orders/fulfilment/fulfilment.service.ts'
import { expirePurchase } from '#server/orders/purchases/purchases.service.ts'
import { answerQuestion } from '#server/questions/operators.service.ts'
import { replyToReview } from '#server/reviews/operators.service.ts'
import { aShopper, openDirectDb, shoppers, type DirectDb } from './direct-db.ts'
import { asker, payAtSandbox, type Ask } from './member-calls.ts'
import { cookiesOf, type PreparedShopper } from './prepared-shopper.ts'
import type { MallPage } from './routes.ts'

/** The mall that a history is written into. */
interface Place {
  direct: DirectDb
  url: string
  prepared: PreparedShopper
  ask: Ask
}

/**
 * Gives a prepared shopper what a member of some years has: cards, a second address, orders in every state, ended cases,
 * groups that succeeded and expired, reviews, questions, answered feedback; and a legal entity a paid order. Returns the pages that show them.
 */
export async function writeHistory(dataDir: string, url: string, prepared: PreparedShopper): Promise<MallPage[]> {
  const direct = await openDirectDb(dataDir)
  try {
    const place = { direct, url, prepared, ask: asker(url, prepared.shopper.cookie) }
    await saveCards(place)
    await place.ask('addresses.create', secondAddress)
    await sendFeedback(place)
    await askQuestions(place)
    return [
      ...(await orderPages(place)),
      ...(await casePages(place)),
      ...(await groupPages(place)),
      ...memberLists,
      ...(await companyPages(place)),
    ]
  } finally {
    await direct.close()
  }
}

const secondAddress = {
  recipient: 'ალექსანდრე გამყრელიძე-მაღლაკელიძე',
  phone: '599 98 76 54',
  region: 'IM',
  city: 'ქუთაისი',
  street: 'წმინდა ნინოს და ზვიად გამსახურდიას ქუჩების კვეთა',
  building: '112ა',
  flat: '45',
  entrance: '3',
  floor: '14',
} as const

/** Lists of a member's things that another query or tab shows. */
const memberLists: MallPage[] = [
  { name: 'orders-to-pay', path: '/user/profile/orders?tab=toPay', member: true },
  { name: 'orders-to-receive', path: '/user/profile/orders?tab=toReceive', member: true },
  { name: 'groups-ended', path: '/user/profile/group-orders?tab=ended', member: true },
  { name: 'notifications-orders', path: '/user/profile/notifications?topic=orders', member: true },
  { name: 'reviews-written', path: '/user/profile/reviews?list=written', member: true },
]

async function saveCards({ url, ask }: Place): Promise<void> {
  for (const card of ['visa', 'mastercard']) {
    const { redirectUrl } = await ask('payments.addCard', {})
    await fetch(url + redirectUrl, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
  }
}

async function sendFeedback({ direct: { ctx }, prepared, ask }: Place): Promise<void> {
  await ask('feedback.add', { type: 'idea', text: 'კარგი იქნებოდა, სასურველების სია საჩუქრების მიხედვითაც რომ დალაგდებოდეს.' })
  const [sent] = await ctx.db.select({ id: feedback.id }).from(feedback).where(eq(feedback.memberId, prepared.shopper.id))
  await replyToFeedback(ctx, sent!.id, 'გმადლობთ! უკვე ვფიქრობთ ამაზე და მალე გიპასუხებთ.')
}

/** One question that was answered, and one that waits. */
async function askQuestions({ direct: { ctx }, prepared: { productId }, ask }: Place): Promise<void> {
  const { id } = await ask('questions.ask', { productId, text: 'ჭურჭლის სარეცხ მანქანაში ირეცხება?' })
  await ask('questions.ask', { productId, text: 'სხვა ფერშიც იქნება? საჩუქრად მინდა და ლურჯს ვეძებ.' })
  await answerQuestion(ctx, id, { text: 'დიახ, 60 გრადუსამდე. ხელით რეცხვა უფრო მეტხანს შეუნარჩუნებს ფერს.', lang: 'ka' })
}

/** Orders a unit of another product each time; what is paid by card waits for its payment. */
function orderer({ prepared, ask }: Place, method: 'cash' | 'sandbox') {
  let next = method === 'cash' ? 5 : 12
  return async () => {
    const { results } = (await ask('search.search', { id: prepared.rootCategoryId, level: 1, inStock: true })).pageResult
    const { offerId, price } = results[next++ % results.length]!
    const item = { offerId, quantity: 1 }
    const body = { buyNow: item, items: [item], addressId: prepared.shopper.addressId, method, agreement: true, expectedTotal: price }
    return ask('checkout.submit', body)
  }
}

/** Buys a unit of another product each time. Returns the order's number. */
function buyer(place: Place, method: 'cash' | 'sandbox') {
  const order = orderer(place, method)
  return async (): Promise<string> => {
    const { orderNos, redirectUrl } = await order()
    if (redirectUrl) await payAtSandbox(place.url, redirectUrl)
    return orderNos[0]!
  }
}

async function orderPages(place: Place): Promise<MallPage[]> {
  const { direct, ask } = place
  const buy = { cash: buyer(place, 'cash'), card: buyer(place, 'sandbox') }
  const [cancelled, paid, packed, shipped, received] = [
    await buy.cash(),
    await buy.card(),
    await buy.card(),
    await buy.cash(),
    await buy.card(),
  ]
  await ask('orders.cancel', { orderNo: cancelled })
  await packOrder(direct.ctx, packed)
  await packOrder(direct.ctx, shipped)
  await shipParcel(direct.ctx, shipped, { carrier: 'Georgian Post', trackingNo: 'RB428915999GE' })
  await deliver(direct.ctx, received)
  await ask('orders.confirmReceipt', { orderNo: received })
  const text = 'ზუსტად ისეთია, როგორც სურათზე. სამ დღეში მოვიდა, კარგად იყო შეფუთული.'
  const { id } = await ask('reviews.add', { orderNo: received, position: 0, score: 5, text, images: [] })
  await replyToReview(direct.ctx, id, { text: 'გმადლობთ, რომ ჩვენთან ყიდულობთ!', lang: 'ka' })
  const unpaid = await orderer(place, 'sandbox')()
  await inTransaction(direct.ctx, (ctx) => expirePurchase(ctx, unpaid.checkoutId))
  const [expired] = unpaid.orderNos
  return Object.entries({ cancelled, paid, packed, shipped, received, expired }).map(([state, orderNo]) => ({
    name: `order-${state}`,
    path: `/orderDetail/${orderNo}`,
    member: true,
  }))
}

async function casePages(place: Place): Promise<MallPage[]> {
  const { ctx } = place.direct
  const buy = buyer(place, 'cash')
  const open = async (way: 'return' | 'exchange' = 'return') => {
    const orderNo = await buy()
    await deliver(ctx, orderNo)
    const lines = [{ position: 0, quantity: 1 }]
    return (await place.ask('aftersales.apply', { orderNo, lines, way, reason: 'defective', iban: anIban })).caseNo
  }
  const [agreed, refunded, declined] = [await open(), await open(), await open()]
  const [exchanged, withdrawn] = [await open('exchange'), await open()]
  for (const caseNo of [agreed, refunded, exchanged]) await agreeToCase(ctx, caseNo, 'აღმაშენებლის გამზირი 12, თბილისი')
  for (const caseNo of [refunded, exchanged]) {
    await place.ask('aftersales.markSent', { caseNo, carrier: 'Georgian Post', trackingNo: 'RB1GE' })
    await receiveCase(ctx, caseNo, { toStock: true })
  }
  await exchangeCase(ctx, exchanged, 'ახალი ნივთი ხვალ გამოვა.')
  await place.ask('aftersales.withdraw', { caseNo: withdrawn })
  await refundCase(ctx, refunded)
  await declineCase(ctx, declined, 'ნივთს გამოყენების კვალი აქვს.')
  return Object.entries({ agreed, refunded, declined, exchanged, withdrawn }).map(([state, caseNo]) => ({
    name: `case-${state}`,
    path: `/user/profile/After-sales/${caseNo}`,
    member: true,
  }))
}

/** A group of two that succeeded with another member, and one that nobody joined. */
async function groupPages(place: Place): Promise<MallPage[]> {
  const { direct, url, prepared, ask } = place
  const [friend] = await shoppers(direct, 1)
  const seat = async (offerId: number, groupId?: string) => {
    const [one, askAs] = groupId ? [friend!, asker(url, friend!.cookie)] : [prepared.shopper, ask]
    const buyNow = { offerId, quantity: 1, group: groupId ? { groupId } : {} }
    const quote = await askAs('checkout.quote', { buyNow })
    const [line] = quote.stores[0]!.lines
    const items = [{ offerId, quantity: 1, ...(line!.deal ? { dealId: line!.deal.id } : {}) }]
    const request = { buyNow, items, addressId: one.addressId, method: 'sandbox' as const, agreement: true, expectedTotal: quote.total }
    const { orderNos, redirectUrl } = await askAs('checkout.submit', request)
    await payAtSandbox(url, redirectUrl)
    return orderNos[0]!
  }
  const { rows } = await direct.ctx.db.execute<{ id: number; offerId: number; price: number }>(sql`
    select p.id, min(o.id) as "offerId", min(o.price) as price from products p join offers o on o.product_id = p.id
    where p.listed and o.stock_on_hand - o.stock_reserved > 5 and o.id not in (select offer_id from group_campaigns)
    group by p.id having count(*) = 1 order by p.id limit 2`)
  const orderNos: string[] = []
  for (const { id, offerId, price } of rows) {
    const product = { id, offerId, offerIds: [offerId], storeId: 0, categoryId: 0 }
    await aGroupCampaign(direct.ctx, { product, price: Math.floor(price / 2), size: 2 })
    orderNos.push(await seat(offerId))
  }
  const [succeeded = '', expired = ''] = orderNos
  await seat(rows[0]!.offerId, (await ask('groups.ofOrder', { orderNo: succeeded })).group.groupId)
  await expireGroup(direct.ctx, (await ask('groups.ofOrder', { orderNo: expired })).group.groupId)
  return [
    { name: 'group-succeeded', path: `/groupDetail/${succeeded}`, member: true },
    { name: 'group-expired', path: `/groupDetail/${expired}`, member: true },
  ]
}

/** A legal entity with a paid order, which has an invoice. */
async function companyPages(place: Place): Promise<MallPage[]> {
  const { direct, url, prepared } = place
  const company = {
    memberType: 1,
    firstName: '',
    lastName: '',
    companyName: 'შპს „ზღაპრული წიგნების სახელოსნო“',
    companyCode: '404123456',
  } as const
  const shopper = await aShopper(direct.ctx, company)
  const orderNo = await buyer({ ...place, prepared: { ...prepared, shopper }, ask: asker(url, shopper.cookie) }, 'sandbox')()
  const cookies = cookiesOf(url, shopper)
  return [
    { name: 'company-order', path: `/orderDetail/${orderNo}`, member: true, cookies },
    { name: 'company-profile', path: '/user/profile', member: true, cookies },
    { name: 'company-account', path: '/user/profile/account', member: true, cookies },
  ]
}
