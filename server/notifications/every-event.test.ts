import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import { notificationKinds, type NotificationKind, type Params } from '#contract/notifications/kinds.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { inTransaction } from '#server/context.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import type { EventName, EventPayloads } from '#server/platform/messaging/message-registry.ts'
import { notificationText } from '#server/platform/messaging/member-notifications.ts'

const test = testMall()
const until = '2026-11-21T08:00:00.000Z'

/** Whom an event is about. */
interface About {
  memberId: string
  orderNo: string
  lang: Language
}
type EventCase = {
  [E in EventName]: { event: E; kind: NotificationKind; payload: (about: About) => EventPayloads[E] }
}[EventName]

const name = { ka: 'ფინჯანი', en: 'Mug', ru: 'Кружка', zh: '马克杯' }
const product = { productId: 7, name }
const offer = { ...product, offerId: 9 }
const seats = (about: About) => ({ groupId: randomUUID(), name, seatsLeft: 2, deadline: until, member: about })
const aCase = ({ memberId, orderNo }: About) => ({ caseNo: 'R261120-KX7MT4QD9H3', orderNo, memberId })
const purchase = ({ memberId, lang }: About) => ({ purchaseId: randomUUID(), memberId, lang })
const moved =
  (state: EventPayloads['case.moved']['state'], toAccount = false) =>
  (about: About) => ({
    ...aCase(about),
    ...{ state, by: 'store' as const, amount: 5000, toAccount },
  })
const security = ({ memberId }: About) => ({ memberId, at: test.clock.now().toISOString() })
const placed = (cashOnDelivery: boolean) => (about: About) => ({
  ...purchase(about),
  ...{ cashOnDelivery, minutes: 15, total: 5000 },
  orders: [{ orderNo: about.orderNo, lines: [{ name: name[about.lang], quantity: 1, lineTotal: 5000 }] }],
})
const cancelled =
  (money: EventPayloads['order.cancelled']['money'], reason: 'member' | 'expired' = 'member') =>
  (about: About) => ({
    ...{ purchaseId: randomUUID(), orderNos: [about.orderNo], reason, money, refund: money === 'refund' ? 5000 : 0 },
  })
const refunded =
  (by: 'shop' | 'bank') =>
  ({ orderNo }: About) => ({ paymentId: randomUUID(), orderNo, amount: 5000, by })

/** Every event that members are notified of, with what they are told. */
const cases: EventCase[] = [
  { event: 'order.placed', kind: 'orderPlaced', payload: placed(false) },
  { event: 'order.placed', kind: 'orderPlacedCash', payload: placed(true) },
  { event: 'order.paid', kind: 'orderPaid', payload: (about) => ({ ...purchase(about), orderNos: [about.orderNo], total: 5000 }) },
  { event: 'order.shipped', kind: 'orderShipped', payload: ({ orderNo }) => ({ orderNo }) },
  { event: 'order.shipped', kind: 'orderPartShipped', payload: ({ orderNo }) => ({ orderNo, parcelId: randomUUID(), isPart: true }) },
  { event: 'order.delivered', kind: 'orderDelivered', payload: ({ orderNo }) => ({ orderNo }) },
  { event: 'order.cancelled', kind: 'orderCancelled', payload: cancelled('notCharged') },
  { event: 'order.cancelled', kind: 'orderCancelledPaid', payload: cancelled('refund') },
  { event: 'order.cancelled', kind: 'orderCancelledReturned', payload: cancelled('returned') },
  { event: 'order.cancelled', kind: 'orderCancelledDisputed', payload: cancelled('disputed') },
  { event: 'order.cancelled', kind: 'orderExpired', payload: cancelled('notCharged', 'expired') },
  { event: 'payment.refunded', kind: 'orderRefunded', payload: refunded('shop') },
  { event: 'payment.refunded', kind: 'orderRefundedByBank', payload: refunded('bank') },
  {
    event: 'payment.refundFailed',
    kind: 'orderRefundFailed',
    payload: ({ orderNo }) => ({ paymentId: randomUUID(), orderNo, amount: 5000 }),
  },
  { event: 'group.opened', kind: 'groupOpened', payload: seats },
  { event: 'group.joined', kind: 'groupSeat', payload: (about) => ({ ...seats(about), joiner: 'Nino B.', others: [] }) },
  {
    event: 'group.joined',
    kind: 'groupJoined',
    payload: (about) => ({ ...seats({ ...about, memberId: randomUUID() }), joiner: 'Nino B.', others: [about] }),
  },
  { event: 'group.leaderChanged', kind: 'groupLeader', payload: seats },
  { event: 'group.succeeded', kind: 'groupSucceeded', payload: (about) => ({ ...groupOf(about), seatsLeft: 0 }) },
  { event: 'group.expired', kind: 'groupExpired', payload: groupOf },
  { event: 'deal.reminder', kind: 'dealStarting', payload: ({ memberId }) => ({ ...offer, dealId: 3, memberId, startsAt: until }) },
  { event: 'deal.unitOffered', kind: 'dealUnitOffered', payload: ({ memberId }) => ({ ...offer, dealId: 3, memberId, until }) },
  { event: 'favourite.cheaper', kind: 'favouriteCheaper', payload: ({ memberId }) => ({ ...offer, memberId, price: 4000, before: 5000 }) },
  { event: 'favourite.backInStock', kind: 'backInStock', payload: ({ memberId }) => ({ ...offer, memberId }) },
  { event: 'review.replied', kind: 'reviewReplied', payload: ({ memberId }) => ({ ...product, memberId, reviewId: randomUUID() }) },
  {
    event: 'review.hidden',
    kind: 'reviewHidden',
    payload: ({ memberId }) => ({ ...product, memberId, reviewId: randomUUID(), reason: 'offTopic' }),
  },
  { event: 'question.answered', kind: 'questionAnswered', payload: ({ memberId }) => ({ ...product, memberId, questionId: randomUUID() }) },
  {
    event: 'question.hidden',
    kind: 'questionHidden',
    payload: ({ memberId }) => ({ ...product, memberId, questionId: randomUUID(), reason: 'offTopic' }),
  },
  { event: 'case.moved', kind: 'caseApplied', payload: moved('applied') },
  { event: 'case.moved', kind: 'caseAgreed', payload: moved('agreed') },
  { event: 'case.moved', kind: 'caseDeclined', payload: moved('declined') },
  { event: 'case.moved', kind: 'caseReceived', payload: moved('received') },
  { event: 'case.moved', kind: 'caseRejected', payload: moved('rejected') },
  { event: 'case.moved', kind: 'caseExchanged', payload: moved('exchanged') },
  { event: 'case.moved', kind: 'caseRefunded', payload: moved('refunded', true) },
  { event: 'case.message', kind: 'caseMessage', payload: (about) => ({ ...aCase(about), from: 'store', text: 'გამარჯობა' }) },
  {
    event: 'feedback.replied',
    kind: 'feedbackReplied',
    payload: ({ memberId }) => ({ feedbackId: randomUUID(), memberId, reply: 'გმადლობთ' }),
  },
  { event: 'account.passwordChanged', kind: 'passwordChanged', payload: security },
  { event: 'account.passwordReset', kind: 'passwordReset', payload: security },
  {
    event: 'account.newBrowser',
    kind: 'newBrowser',
    payload: (about) => ({ ...security(about), browser: 'Firefox', system: 'Linux', ip: '::1' }),
  },
  { event: 'account.manyFailedLogins', kind: 'manyFailedLogins', payload: security },
  { event: 'account.signedOutEverywhere', kind: 'signedOutEverywhere', payload: security },
  { event: 'account.providerLinked', kind: 'providerLinked', payload: (about) => ({ ...security(about), provider: 'Google' }) },
  { event: 'account.providerUnlinked', kind: 'providerUnlinked', payload: (about) => ({ ...security(about), provider: 'Google' }) },
  {
    event: 'account.contactChanged',
    kind: 'contactChanged',
    payload: (about) => ({ ...security(about), account: 'n***@example.ge', previousMail: previousMailOf(about) }),
  },
  { event: 'personalData.exported', kind: 'dataExported', payload: security },
]

function groupOf(about: About) {
  const { member, ...group } = seats(about)
  return { ...group, members: [member] }
}
const previousMailOf = ({ memberId }: About) => `${memberId}@before.example`

/** A member of each language with an order; what placing it told them is gone. */
async function someoneWho(lang: Language) {
  const { offerId } = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
  await test.db.update(members).set({ lang }).where(eq(members.id, buyer.id))
  const { orderNos } = await aPurchase({ ...buyer, ctx: { ...buyer.ctx, lang } }, { method: 'cash' })
  await test.mall.drain()
  test.sent.length = 0
  test.clock.forward(60_000)
  return { buyer, about: { memberId: buyer.id, orderNo: orderNos[0]!, lang } }
}

describe('every event that members are notified of', () => {
  it('is in the notification centre and goes out by mail, in each of the four languages', async () => {
    const failed: string[] = []
    for (const lang of languages) {
      const { buyer, about } = await someoneWho(lang)
      for (const { event, kind, payload } of cases) {
        test.clock.forward(1000)
        test.sent.length = 0
        await inTransaction(test.ctx(), (ctx) => publish(ctx, event, payload(about), { key: randomUUID() }))
        await test.mall.drain()
        const { page } = (await test.call('notifications.list', { pageSize: 1 }, { cookie: buyer.cookie, lang })).data
        const [told] = page.results
        const to = kind === 'contactChanged' ? previousMailOf(about) : buyer.email
        const mails = test.sent.filter((message) => message.to === to)
        if (told?.kind !== kind) failed.push(`${lang} ${kind}: the notification centre shows ${told?.kind}`)
        if (mails.length !== 1 || test.sent.length !== 1)
          failed.push(`${lang} ${kind}: ${test.sent.length} mails, ${mails.length} to the member`)
        else if (!isIn(lang, mails[0]!)) failed.push(`${lang} ${kind}: the mail says "${mails[0]!.subject}"`)
      }
    }
    expect(failed).toEqual([])
  })

  it('has a kind of its own, and no kind is without an event', () => {
    expect(cases.map(({ kind }) => kind).sort()).toEqual([...notificationKinds].sort())
    expect([...new Set(cases.map(({ event }) => event))].sort()).toEqual(
      test
        .ctx()
        .modules.flatMap(({ notifications }) => Object.keys(notifications))
        .sort(),
    )
  })

  it('reads differently in each language', () => {
    const params: Params = {
      numbers: '1',
      total: 1,
      name: '',
      count: 2,
      until,
      time: until,
      provider: '',
      joiner: '',
      caseNo: '',
      reason: 'offTopic',
    }
    for (const kind of notificationKinds) {
      const titles = languages.map(
        (lang) => notificationText(lang, kind, { ...params, account: '', browser: '', system: '', ip: '', text: '' }).title,
      )
      expect(new Set(titles.filter((title) => title.trim() !== '')).size, kind).toBe(titles.filter((title) => title.trim() !== '').length)
    }
  })
})

const scripts: Record<Language, RegExp> = {
  ka: /\p{Script=Georgian}/u,
  en: /^[^\p{Script=Georgian}\p{Script=Cyrillic}\p{Script=Han}]*$/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}
const isIn = (lang: Language, { subject, html }: { subject?: string | undefined; html?: string | undefined }) =>
  scripts[lang].test(subject ?? '') && (html ?? '').includes('<html')
