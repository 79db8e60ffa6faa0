import { Type } from 'typebox'
import { Id, Obj, Page, PageNo, PageSize, StoreMemberId, calls, post, get } from '#contract/core/call.ts'
import { ProductCard } from '#contract/catalogue/schemas.ts'

/** 1 subscribed, 0 not (specification, section 3). */
const Status = Obj({ memberSubscribeStatus: Type.Integer({ minimum: 0, maximum: 1 }) })
const One = Obj({ productId: Id, storeMemberId: StoreMemberId })

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
    description: 'The newest first.',
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Page(ProductCard),
  }),
  ids: get('mall/favourites/ids', {
    summary: 'Product ids of all favourites',
    description: 'The newest first, at most 1,000.',
    access: 'member',
    reply: Obj({ ids: Type.Array(Id) }),
  }),
})
