import { Type, type Static } from 'typebox'
import { Id, Obj, Page, PageNo, PageSize, StoreMemberId, Tetri, calls, post, get } from '#contract/core/call.ts'
import { maxMergedFavourites } from './constants.ts'
import { ProductCard } from '#contract/catalogue/schemas.ts'

/** 1 subscribed, 0 not (specification, section 3). */
const Status = Obj({ memberSubscribeStatus: Type.Integer({ minimum: 0, maximum: 1 }) })
const OneOffer = Obj({ offerId: Id })
/** Whether the member is told once the offer can be bought again. */
const Alert = Obj({ subscribed: Type.Boolean() })
const One = Obj({ productId: Id, storeMemberId: StoreMemberId })

export const FavouriteCard = Obj({
  ...ProductCard.properties,
  /** How much less it costs than when it was added; absent where it does not. */
  priceCut: Type.Optional(Tetri),
  /** It was sold out and came back within the last 14 days. */
  backInStock: Type.Boolean(),
})
export type FavouriteCard = Static<typeof FavouriteCard>

export const favouritesCalls = calls('favourites', {
  add: post('pc/mall/memberSubscribe/save', {
    summary: 'Save a product as a favourite',
    description: 'Idempotent.',
    access: 'member',
    body: One,
    reply: Status,
  }),
  remove: post('pc/mall/memberSubscribe/cancel', {
    summary: 'Remove a product from the favourites',
    description: 'Idempotent.',
    access: 'member',
    body: One,
    reply: Status,
  }),
  list: post('pc/mall/memberSubscribe/pageSubscribeOnProduct', {
    summary: 'Favourites as product cards, by page',
    description: 'The newest first. With `idsOnly` the product ids of all, at most 1,000, in place of the cards.',
    access: 'member',
    body: Obj({
      storeMemberId: StoreMemberId,
      pageNo: Type.Optional(PageNo),
      pageSize: Type.Optional(PageSize),
      idsOnly: Type.Optional(Type.Boolean()),
    }),
    reply: Obj({ ...Page(FavouriteCard).properties, ids: Type.Optional(Type.Array(Id)) }),
  }),
  merge: post('mall/favourites/merge', {
    summary: 'Merge the favourites of a visitor at login',
    description: 'Product ids, the newest first. Idempotent; products that are not listed are passed over.',
    access: 'member',
    body: Obj({ productIds: Type.Array(Id, { maxItems: maxMergedFavourites }), storeMemberId: StoreMemberId }),
    reply: Obj({ totalRecord: Type.Integer() }),
  }),
  addStockAlert: post('mall/stockAlerts/save', {
    summary: 'Be told once when a sold-out offer can be bought again',
    description: 'Idempotent. `subscribed` is false where the offer can be bought already.',
    access: 'member',
    body: OneOffer,
    reply: Alert,
  }),
  removeStockAlert: post('mall/stockAlerts/cancel', {
    summary: 'No longer be notified of an offer',
    description: 'Idempotent.',
    access: 'member',
    body: OneOffer,
    reply: Alert,
  }),
  stockAlerts: get('mall/stockAlerts', {
    summary: 'The offers that the member is notified of',
    access: 'member',
    reply: Obj({ offerIds: Type.Array(Id) }),
  }),
})
