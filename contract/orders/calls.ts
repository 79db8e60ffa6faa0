import { Type, type Static } from 'typebox'
import { AddressForm } from '#contract/addresses/calls.ts'
import { Day, Enum, Id, Instant, Obj, Page, PageNo, Tetri, Uuid, calls, get, post } from '#contract/core/call.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import { PaymentMethod } from '#contract/checkout/calls.ts'
import { paymentStates, fulfilmentStates, orderStatuses, orderTabs, orderActions } from './constants.ts'
import { dealKinds } from '#contract/pricing/types.ts'

export const OrderLine = Obj({
  offerId: Id,
  productId: Id,
  name: Type.String(),
  picture: Picture,
  options: Type.Array(Type.String()),
  quantity: Type.Integer(),
  /** Tetri, as it was when the order was placed. */
  price: Tetri,
  lineTotal: Tetri,
  /** Why a unit cost what it cost: what a deal took off its price, tetri a unit. Empty at the regular price. */
  adjustments: Type.Array(Obj({ kind: Enum(...dealKinds), amount: Tetri })),
})
export type OrderLine = Static<typeof OrderLine>

const head = {
  orderNo: Type.String(),
  placedAt: Instant,
  label: Enum(...orderStatuses),
  payment: Enum(...paymentStates),
  fulfilment: Enum(...fulfilmentStates),
  method: PaymentMethod,
  storeId: Id,
  storeName: Type.String(),
  total: Tetri,
  units: Type.Integer(),
  /** Only these are drawn. */
  allowedActions: Type.Array(Enum(...orderActions)),
  /** While unpaid: until when the units are reserved, and which payment to make. */
  payBefore: Type.Optional(Instant),
  paymentId: Type.Optional(Uuid),
  arrives: Type.Optional(Day),
  /**
   * What goes back to the card (tetri) where the order is cancelled now, or is on its way since it was. `disputed`: the bank has the money and
   * decides; `failed`: the provider could not return it, the shop takes care of it; `byBank`: the bank has returned it. Absent where nothing is to go back.
   */
  refund: Type.Optional(Obj({ state: Enum('due', 'disputed', 'failed', 'byBank'), amount: Tetri })),
  /** What of its total was returned so far, by the shop, a transfer or the bank. Absent where nothing was. */
  refunded: Type.Optional(Tetri),
}

export const OrderCard = Obj({ ...head, lines: Type.Array(OrderLine) })
export type OrderCard = Static<typeof OrderCard>

export const OrderDetails = Obj({
  ...head,
  lines: Type.Array(OrderLine),
  address: AddressForm,
  note: Type.Optional(Type.String()),
  /** The seller's identification code, for the invoice and the printed sheet; absent where the shop has not told it. */
  sellerCode: Type.Optional(Type.String()),
  subtotal: Tetri,
  savings: Tetri,
  shipping: Tetri,
  /** Those that have left the store, the oldest first. */
  parcels: Type.Array(
    Obj({
      id: Uuid,
      carrier: Type.Optional(Type.String()),
      trackingNo: Type.Optional(Type.String()),
      shippedAt: Instant,
      deliveredAt: Type.Optional(Instant),
      lines: Type.Array(Obj({ name: Type.String(), options: Type.Array(Type.String()), quantity: Type.Integer() })),
    }),
  ),
  /** Append-only; each step is a word the page has a text for. */
  timeline: Type.Array(
    Obj({
      step: Enum(
        'placed',
        'authorised',
        'paid',
        'packed',
        'shipped',
        'delivered',
        'received',
        'cancelled',
        'expired',
        'voided',
        'partly_refunded',
        'refunded',
        'payOnDelivery',
        'disputed',
        'disputeWon',
        'disputeLost',
        'refundFailed',
      ),
      at: Instant,
    }),
  ),
})
export type OrderDetails = Static<typeof OrderDetails>

const Counts = Obj({
  all: Type.Integer(),
  toPay: Type.Integer(),
  inGroup: Type.Integer(),
  toShip: Type.Integer(),
  toReceive: Type.Integer(),
  toReview: Type.Integer(),
  done: Type.Integer(),
  cancelled: Type.Integer(),
  afterSales: Type.Integer(),
})

const params = Obj({ orderNo: Type.String({ maxLength: 40 }) })

export const ordersCalls = calls('orders', {
  list: get('mall/orders', {
    summary: 'Orders of a tab, by page, with counts of all tabs',
    access: 'member',
    query: Obj({
      tab: Type.Optional(Enum(...orderTabs)),
      /** The beginning of an order number, or a part of an item's name. */
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      pageNo: Type.Optional(PageNo),
    }),
    reply: Obj({ page: Page(OrderCard), counts: Counts }),
  }),
  counts: get('mall/orders/counts', {
    summary: 'How many orders the member has on each tab',
    description: '`linesToReview` counts lines of received orders without a review.',
    access: 'member',
    reply: Obj({ counts: Counts, linesToReview: Type.Integer() }),
  }),
  get: get('mall/orders/:orderNo', {
    summary: 'One order with its lines, address and history',
    access: 'member',
    params,
    reply: OrderDetails,
  }),
  ofPayment: get('mall/payments/:id/orders', {
    summary: 'The orders of one payment with their lines and address',
    access: 'member',
    params: Obj({ id: Uuid }),
    reply: Obj({ orders: Type.Array(OrderDetails) }),
  }),
  invoice: get('mall/orders/:orderNo/invoice', {
    summary: 'The invoice of a legal entity’s paid order as a PDF, in the language of the call',
    description: '`pdf` is the file in Base64.',
    access: 'member',
    params,
    reply: Obj({ fileName: Type.String(), pdf: Type.String() }),
  }),
  cancel: post('mall/orders/:orderNo/cancel', { summary: 'Cancel an order', access: 'member', params, reply: OrderDetails }),
  confirmReceipt: post('mall/orders/:orderNo/confirmReceipt', {
    summary: 'Confirm that an order arrived',
    access: 'member',
    params,
    reply: OrderDetails,
  }),
  reorder: post('mall/orders/:orderNo/reorder', {
    summary: 'Put the lines of an order into the cart again',
    description: '`added` and `missing` count lines; `count` is the number of lines in the cart.',
    access: 'member',
    params,
    reply: Obj({ count: Type.Integer(), added: Type.Integer(), missing: Type.Integer() }),
  }),
})
