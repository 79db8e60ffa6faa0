import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Id, Obj, StoreMemberId, Tetri, Uuid } from '#contract/core/call.ts'
import { Picture } from '#contract/catalogue/calls.ts'

/** design/domain section 2. */
export const maxQuantity = 99
export const maxLines = 200
/** The one label the lists are grouped under (specification, section 3). */
export const normalGoods = 'normal goods'

export const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity })
/** The quantity a call may carry: refusals of 0, -1 and 10^9 are the schema's. */
export const CartItem = Obj({
  itemStorePriceId: Id,
  quantity: Quantity,
  /** Tetri: what the shopper saw when it was added; tells "cheaper" and "dearer" later. */
  seenPrice: Type.Optional(Tetri),
  selected: Type.Optional(Type.Boolean()),
})
export type CartItem = Static<typeof CartItem>

/** `ok` can be bought; `onlyLeft` in part; `soldOut` and `gone` stay in the list, greyed, outside the total. */
export const lineStates = ['ok', 'onlyLeft', 'soldOut', 'gone'] as const

export const CartLine = Obj({
  itemStorePriceId: Id,
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
  /** Tetri: the price when it was added, where it differs from now. */
  priceWas: Type.Optional(Tetri),
  /** More than one offer of the product exists, so the line can be switched. */
  switchable: Type.Boolean(),
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

export const cartCalls = defineCalls({
  'POST minimall/cart/h5/product': { access: 'member', in: 'dataMap', body: Obj({ storeMemberId: StoreMemberId }), reply: CartView },
  'POST minimall/cart/h5/addItem': {
    access: 'member',
    in: 'dataMap',
    also: ['minimall/cart/h5/product/addItem'],
    body: Obj({ ...CartItem.properties, storeMemberId: StoreMemberId }),
    /** `quantity` is what the line holds now; less than asked for when stock or 99 clipped it. */
    reply: Obj({ count: Type.Integer(), quantity: Type.Integer(), clamped: Type.Boolean() }),
  },
  'POST minimall/cart/h5/del': {
    access: 'member',
    in: 'dataMap',
    also: ['minimall/cart/h5/product/del'],
    body: Obj({ itemStorePriceIds: Type.Array(Id, { minItems: 1, maxItems: maxLines }), storeMemberId: StoreMemberId }),
    reply: Count,
  },
  'POST minimall/cart/h5/product/count': {
    access: 'member',
    in: 'dataMap',
    query: Obj({ storeMemberId: StoreMemberId }),
    reply: Count,
  },
  /** The visitor's cart at login: summed, clamped, once per `guestCartId`. */
  'POST minimall/cart/addItem/list': {
    access: 'member',
    in: 'dataMap',
    body: Obj({
      storeMemberId: StoreMemberId,
      storeId: Type.Optional(Type.String({ maxLength: 36 })),
      itemList: Type.Array(CartItem, { maxItems: maxLines }),
      guestCartId: Uuid,
    }),
    reply: Obj({ count: Type.Integer(), clamped: Type.Array(Id) }),
  },
  'POST minimall/cart/switchItem': {
    access: 'member',
    body: Obj({
      itemStorePriceId: Id,
      toItemStorePriceId: Type.Optional(Id),
      quantity: Type.Optional(Quantity),
      selected: Type.Optional(Type.Boolean()),
      storeMemberId: StoreMemberId,
    }),
    reply: Obj({ line: CartLine, ...sums }),
  },
  /** All lines selected, or none. */
  'POST mall/cart/select': { access: 'member', body: Obj({ selected: Type.Boolean() }), reply: CartView },
  /** A visitor's lines, priced: the same view the member's call gives, and nothing is stored. */
  'POST mall/cart/price': {
    access: 'public',
    body: Obj({ itemList: Type.Array(CartItem, { maxItems: maxLines }) }),
    reply: CartView,
  },
})
