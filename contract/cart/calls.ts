import { Type, type Static } from 'typebox'
import { Day, Enum, Id, Instant, Obj, StoreMemberId, Tetri, Uuid, calls, post } from '#contract/core/call.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import { maxQuantity, maxLines, lineStates } from './constants.ts'

export const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity })
/** The quantity a call may carry: the schema rejects 0, -1 and 10^9. */
export const CartItem = Obj({
  offerId: Id,
  quantity: Quantity,
  /** Tetri: what the shopper saw when it was added; tells "cheaper" and "dearer" later. */
  seenPrice: Type.Optional(Tetri),
  selected: Type.Optional(Type.Boolean()),
})
export type CartItem = Static<typeof CartItem>
/** A line that was removed; `addedAt` says where it stood. */
export const RemovedItem = Obj({
  ...CartItem.properties,
  addedAt: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' })),
})
export type RemovedItem = Static<typeof RemovedItem>
/** The deal that makes a line's price. */
export const LineDeal = Obj({
  kind: Enum(...dealKinds),
  id: Type.String(),
  /** Tetri: what it takes off a unit. */
  off: Tetri,
  endsAt: Instant,
})
/** A lightning deal that runs and does not make the line's price. */
export const MissedDeal = Obj({
  id: Type.String(),
  /** Tetri a unit. */
  price: Tetri,
  /** Units that can be bought at it; less than the line has. */
  units: Type.Integer(),
  /** Too few units are left, or the member's own limit is reached. */
  reason: Enum('left', 'limit'),
})
export const CartLine = Obj({
  offerId: Id,
  productId: Id,
  name: Type.String(),
  nameLang: Type.Optional(Type.String()),
  picture: Picture,
  /** The chosen options' texts: colour, size ... */
  options: Type.Array(Type.String()),
  storeId: Id,
  storeName: Type.String(),
  quantity: Type.Integer(),
  selected: Type.Boolean(),
  price: Tetri,
  listPrice: Type.Optional(Tetri),
  lineTotal: Tetri,
  /** What can be bought now, capped at 99. */
  available: Type.Integer(),
  state: Enum(...lineStates),
  /** Why it costs what it costs; absent at the offer's own price. */
  deal: Type.Optional(LineDeal),
  missedDeal: Type.Optional(MissedDeal),
  /** Tetri: the price when it was added, where it differs from now. */
  priceWas: Type.Optional(Tetri),
  /** More than one offer of the product exists, so the line can be switched. */
  switchable: Type.Boolean(),
  /** The day on which a parcel ordered now arrives; absent where nothing can be ordered. */
  arrives: Type.Optional(Day),
  /** When a member's line was added: lines stand in this order. */
  addedAt: Type.Optional(Instant),
})
export type CartLine = Static<typeof CartLine>

/** Sums over the selected lines that can be bought; `count` is the number of all lines (specification, section 4). */
const sums = { total: Tetri, savings: Tetri, units: Type.Integer(), count: Type.Integer() }
export const CartView = Obj({
  cartList: Type.Array(Obj({ category: Type.String(), items: Type.Array(CartLine) })),
  ...sums,
})
export type CartView = Static<typeof CartView>

const Count = Obj({ count: Type.Integer() })

export const cartCalls = calls('cart', {
  view: post('minimall/cart/h5/product', {
    summary: "The cart at today's prices",
    access: 'member',
    in: 'dataMap',
    body: Obj({ storeMemberId: StoreMemberId }),
    reply: CartView,
  }),
  add: post('minimall/cart/h5/addItem', {
    summary: 'Add units of an offer',
    description:
      '`quantity` is what the line has now, `clamped` whether stock or the limit of 99 made it less than asked for; `count` is the number of lines.',
    access: 'member',
    in: 'dataMap',
    also: ['minimall/cart/h5/product/addItem'],
    body: Obj({ ...CartItem.properties, storeMemberId: StoreMemberId }),
    /** `quantity` is what the line holds now; less than asked for when stock or 99 clipped it. */
    reply: Obj({ count: Type.Integer(), quantity: Type.Integer(), clamped: Type.Boolean() }),
  }),
  remove: post('minimall/cart/h5/del', {
    summary: 'Remove lines',
    access: 'member',
    in: 'dataMap',
    also: ['minimall/cart/h5/product/del'],
    body: Obj({ offerIds: Type.Array(Id, { minItems: 1, maxItems: maxLines }), storeMemberId: StoreMemberId }),
    reply: Count,
  }),
  count: post('minimall/cart/h5/product/count', {
    summary: 'The number of lines',
    access: 'member',
    in: 'dataMap',
    query: Obj({ storeMemberId: StoreMemberId }),
    reply: Count,
  }),
  merge: post('minimall/cart/addItem/list', {
    summary: 'Merge a guest cart at login',
    description:
      'Quantities are added up and clamped, new lines appended; once for each `guestCartId`, without one at every call. `clamped` lists the offers that got less.',
    access: 'member',
    in: 'dataMap',
    body: Obj({
      storeMemberId: StoreMemberId,
      storeId: Type.Optional(Type.String({ maxLength: 36 })),
      itemList: Type.Array(CartItem, { maxItems: maxLines }),
      guestCartId: Type.Optional(Uuid),
    }),
    reply: Obj({ count: Type.Integer(), clamped: Type.Array(Id) }),
  }),
  restore: post('mall/cart/restore', {
    summary: 'Put removed lines back where they were',
    description: 'What was added of an offer since is added up.',
    access: 'member',
    in: 'dataMap',
    body: Obj({ itemList: Type.Array(RemovedItem, { minItems: 1, maxItems: maxLines }), storeMemberId: StoreMemberId }),
    reply: Count,
  }),
  switchLine: post('minimall/cart/switchItem', {
    summary: 'Change a line: quantity, selection or offer',
    access: 'member',
    body: Obj({
      offerId: Id,
      toOfferId: Type.Optional(Id),
      quantity: Type.Optional(Quantity),
      selected: Type.Optional(Type.Boolean()),
      storeMemberId: StoreMemberId,
    }),
    reply: Obj({ line: CartLine, ...sums }),
  }),
  selectAll: post('mall/cart/select', {
    summary: 'Select all lines or none',
    access: 'member',
    body: Obj({ selected: Type.Boolean() }),
    reply: CartView,
  }),
  price: post('mall/cart/price', {
    summary: 'Price the lines of a guest cart',
    description: "The same view that a member's cart has; nothing is stored.",
    access: 'public',
    body: Obj({ itemList: Type.Array(CartItem, { maxItems: maxLines }) }),
    reply: CartView,
  }),
})
