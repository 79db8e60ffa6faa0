import { Type, type Static } from 'typebox'
import { AddressForm } from '#contract/addresses/calls.ts'
import { Day, defineCalls, Enum, Id, Instant, Obj, Page, PageNo, Tetri, Uuid } from '#contract/core/call.ts'
import { Picture } from '#contract/catalogue/calls.ts'
import { PaymentMethod } from '#contract/checkout/calls.ts'

export const paymentStates = ['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled', 'voided'] as const
export const fulfilmentStates = ['waiting', 'packed', 'shipped', 'delivered', 'received', 'cancelled'] as const
/** The derived label that drives the tabs (design/domain section 8). */
export const orderStatuses = ['toPay', 'inGroup', 'toShip', 'toReceive', 'toReview', 'done', 'cancelled', 'afterSales'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderTabs = ['all', ...orderStatuses] as const
export const orderActions = ['pay', 'cancel', 'confirmReceipt', 'reorder', 'print'] as const
export type OrderAction = (typeof orderActions)[number]

export const OrderLine = Obj({
  itemStorePriceId: Id,
  productId: Id,
  name: Type.String(),
  picture: Picture,
  options: Type.Array(Type.String()),
  quantity: Type.Integer(),
  /** Tetri, as it was when the order was placed. */
  price: Tetri,
  lineTotal: Tetri,
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
  /** While unpaid: until when the goods are held, and where to pay. */
  payBefore: Type.Optional(Instant),
  paymentId: Type.Optional(Uuid),
  arrives: Type.Optional(Day),
}

export const OrderCard = Obj({ ...head, lines: Type.Array(OrderLine) })
export type OrderCard = Static<typeof OrderCard>

export const OrderDetails = Obj({
  ...head,
  lines: Type.Array(OrderLine),
  address: AddressForm,
  note: Type.Optional(Type.String()),
  subtotal: Tetri,
  savings: Tetri,
  shipping: Tetri,
  /** Append-only; each step is a word the page has a text for. */
  timeline: Type.Array(
    Obj({
      step: Enum('placed', 'paid', 'packed', 'shipped', 'delivered', 'received', 'cancelled', 'expired', 'refunded', 'payOnDelivery'),
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

export const ordersCalls = defineCalls({
  'GET mall/orders': {
    access: 'member',
    query: Obj({ tab: Type.Optional(Enum(...orderTabs)), pageNo: Type.Optional(PageNo) }),
    reply: Obj({ page: Page(OrderCard), counts: Counts }),
  },
  'GET mall/orders/:orderNo': { access: 'member', params, reply: OrderDetails },
  'POST mall/orders/:orderNo/cancel': { access: 'member', params, reply: OrderDetails },
  'POST mall/orders/:orderNo/confirmReceipt': { access: 'member', params, reply: OrderDetails },
  /** What of it could be put into the cart again. */
  'POST mall/orders/:orderNo/reorder': {
    access: 'member',
    params,
    reply: Obj({ count: Type.Integer(), added: Type.Integer(), missing: Type.Integer() }),
  },
})
