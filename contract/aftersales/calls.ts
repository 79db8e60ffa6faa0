import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { calls, Enum, get, Id, Instant, Obj, Page, PageNo, post, Tetri } from '#contract/core/call.ts'
import { caseActions, caseReasons, caseStates, caseWays, maxCasePhotos, maxCaseText } from './constants.ts'

const Position = Type.Integer({ minimum: 0, maximum: 199 })
const Quantity = Type.Integer({ minimum: 1, maximum: 99 })

const line = {
  position: Position,
  offerId: Id,
  productId: Id,
  name: Type.String(),
  picture: Picture,
  options: Type.Array(Type.String()),
  quantity: Type.Integer(),
}

/** A line of a case: so many units of a line of the order, and what they are worth. */
const CaseLine = Obj({ ...line, amount: Tetri })
export type CaseLine = Static<typeof CaseLine>

const summary = {
  caseNo: Type.String(),
  orderNo: Type.String(),
  state: Enum(...caseStates),
  way: Enum(...caseWays),
  reason: Enum(...caseReasons),
  createdAt: Instant,
  storeName: Type.String(),
  /** What goes back, or would: 0 for an exchange, and no more than is left of the payment. */
  amount: Tetri,
  /** The payment is disputed at the bank, which decides on the money: the shop refunds nothing meanwhile. */
  disputed: Type.Optional(Type.Boolean()),
  /** The provider could not return the money; the shop takes care of it. */
  refundFailed: Type.Optional(Type.Boolean()),
  lines: Type.Array(CaseLine),
}
export const CaseSummary = Obj(summary)
export type CaseSummary = Static<typeof CaseSummary>

export const CaseDetails = Obj({
  ...summary,
  text: Type.Optional(Type.String()),
  photos: Type.Array(Picture),
  /** Only the last four characters of the account that a cash order is refunded to. */
  account: Type.Optional(Type.String()),
  /** How the money goes back. */
  refundTo: Enum('card', 'account'),
  /** When the provider or the store had sent the money. */
  refundedAt: Type.Optional(Instant),
  carrier: Type.Optional(Type.String()),
  trackingNo: Type.Optional(Type.String()),
  /** When the order was delivered: the withdrawal form names it. */
  deliveredAt: Type.Optional(Instant),
  placedAt: Instant,
  /** Every step, the oldest first. */
  log: Type.Array(Obj({ step: Enum(...caseStates), by: Enum('member', 'store'), at: Instant, note: Type.Optional(Type.String()) })),
  messages: Type.Array(
    Obj({ id: Type.Integer(), from: Enum('member', 'store'), text: Type.String(), photos: Type.Array(Picture), at: Instant }),
  ),
  allowedActions: Type.Array(Enum(...caseActions)),
})
export type CaseDetails = Static<typeof CaseDetails>

const Photos = Type.Array(Type.String({ maxLength: 100 }), { maxItems: maxCasePhotos })

export const CaseRequest = Obj({
  lines: Type.Array(Obj({ position: Position, quantity: Quantity }), { minItems: 1, maxItems: 200 }),
  way: Enum(...caseWays),
  reason: Enum(...caseReasons),
  text: Type.Optional(Type.String({ maxLength: maxCaseText })),
  /** Addresses of the member's uploads. */
  photos: Type.Optional(Photos),
  /** Where the money of an order that was paid to the courier goes. */
  iban: Type.Optional(Type.String({ maxLength: 40 })),
})
export type CaseRequest = Static<typeof CaseRequest>

export const CaseOptions = Obj({
  orderNo: Type.String(),
  storeName: Type.String(),
  placedAt: Instant,
  deliveredAt: Type.Optional(Instant),
  /** Until when a natural person may return without giving a reason. */
  withdrawalUntil: Type.Optional(Instant),
  /** The courier took the money: an account is needed that it can go back to. */
  needsIban: Type.Boolean(),
  /** The payment is disputed at the bank, which decides on the money: nothing is refunded meanwhile. */
  disputed: Type.Optional(Type.Boolean()),
  /** The most that a refund sends back, however many units it is for. */
  refundable: Tetri,
  /** None: nothing can be asked for now. */
  reasons: Type.Array(Enum(...caseReasons)),
  lines: Type.Array(
    Obj({
      ...line,
      /** What a refund of `n` units sends back, at `n - 1`; as many as can be asked for. */
      amounts: Type.Array(Tetri),
      /** The open case that the line is in. */
      openCaseNo: Type.Optional(Type.String()),
    }),
  ),
  cases: Type.Array(CaseSummary),
})
export type CaseOptions = Static<typeof CaseOptions>

const orderParams = Obj({ orderNo: Type.String({ maxLength: 40 }) })
const params = Obj({ caseNo: Type.String({ maxLength: 40 }) })

export const aftersalesCalls = calls('aftersales', {
  options: get('mall/orders/:orderNo/cases', {
    summary: 'What of an order can be returned, why and for how much, and its cases',
    access: 'member',
    params: orderParams,
    reply: CaseOptions,
  }),
  apply: post('mall/orders/:orderNo/cases', {
    summary: 'Open an after-sales case on lines of an order',
    description: 'A line has one open case at most. The server computes the refund.',
    access: 'member',
    params: orderParams,
    body: CaseRequest,
    idempotent: true,
    reply: CaseDetails,
  }),
  list: get('mall/cases', {
    summary: 'The member’s after-sales cases, the newest first',
    access: 'member',
    query: Obj({ pageNo: Type.Optional(PageNo) }),
    reply: Obj({ page: Page(CaseSummary), open: Type.Integer() }),
  }),
  get: get('mall/cases/:caseNo', {
    summary: 'One after-sales case with its log and messages',
    access: 'member',
    params,
    reply: CaseDetails,
  }),
  withdraw: post('mall/cases/:caseNo/withdraw', {
    summary: 'Withdraw a case that nothing was sent back for yet',
    access: 'member',
    params,
    body: Obj({}),
    idempotent: true,
    reply: CaseDetails,
  }),
  markSent: post('mall/cases/:caseNo/sent', {
    summary: 'Say that the items are on their way back',
    access: 'member',
    params,
    body: Obj({ carrier: Type.Optional(Type.String({ maxLength: 60 })), trackingNo: Type.Optional(Type.String({ maxLength: 60 })) }),
    idempotent: true,
    reply: CaseDetails,
  }),
  message: post('mall/cases/:caseNo/messages', {
    summary: 'Write to the store about a case',
    access: 'member',
    params,
    body: Obj({ text: Type.String({ maxLength: maxCaseText }), photos: Type.Optional(Photos) }),
    idempotent: true,
    reply: CaseDetails,
  }),
})
