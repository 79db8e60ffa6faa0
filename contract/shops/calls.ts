import { Type, type Static } from 'typebox'
import { FallbackLang, Picture, StoreCard } from '#contract/catalogue/schemas.ts'
import { Id, Obj, Page, PageNo, PageSize, StoreMemberId, calls, get, post } from '#contract/core/call.ts'

/** What the page of a store shows above its products. */
export const Shop = Obj({
  storeId: Id,
  storeName: Type.String(),
  storeNameLang: FallbackLang,
  city: Type.String(),
  about: Type.Optional(Type.String()),
  aboutLang: FallbackLang,
  picture: Type.Optional(Picture),
  /** Listed products. */
  productCount: Type.Integer(),
  followerCount: Type.Integer(),
  /** How many reviews its products have of each score, of 1 first. */
  ratings: Type.Array(Type.Integer()),
})
export type Shop = Static<typeof Shop>

const Paging = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }
const Following = Obj({ following: Type.Boolean() })
const OneStore = Obj({ storeId: Id, storeMemberId: StoreMemberId })

export const shopsCalls = calls('shops', {
  info: post('pc/mall/shop/info', {
    summary: 'What the page of a store shows above its products',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ storeId: Id }),
    reply: Shop,
  }),
  list: get('mall/shops', {
    summary: 'Stores with listed products, by page',
    description: 'Those with the most products first.',
    access: 'public',
    cacheSeconds: 30,
    query: Obj(Paging),
    reply: Page(StoreCard),
  }),
  follow: post('mall/shops/follow', {
    summary: 'Follow a store',
    description: 'Idempotent.',
    access: 'member',
    body: OneStore,
    reply: Following,
  }),
  unfollow: post('mall/shops/unfollow', {
    summary: 'No longer follow a store',
    description: 'Idempotent.',
    access: 'member',
    body: OneStore,
    reply: Following,
  }),
  following: post('mall/shops/following', {
    summary: 'Whether the member follows a store',
    access: 'member',
    body: OneStore,
    reply: Following,
  }),
  followed: post('mall/shops/followed', {
    summary: 'The stores that the member follows, by page',
    description: 'The latest first.',
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, ...Paging }),
    reply: Page(StoreCard),
  }),
})
