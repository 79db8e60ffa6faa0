import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Id, Instant, Obj, Page, PageNo, PageSize, StoreMemberId, Uuid, calls, get, post } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { hideReasons, maxReviewPhotos } from './constants.ts'

const Lang = Enum(...languages)
/** 1 to 5; the rules answer for others, so that the error is one of the form. */
const Score = Type.Integer()

const content = {
  id: Uuid,
  score: Score,
  text: Type.String(),
  /** The language it was written in. */
  lang: Lang,
  photos: Type.Array(Picture),
  /** The option values of the reviewed offer, as they were bought. */
  options: Type.Array(Type.String()),
  createdAt: Instant,
  edited: Type.Boolean(),
  /** The store's answer. */
  reply: Type.Optional(Obj({ text: Type.String(), lang: Lang, at: Instant })),
}

export const Review = Obj({
  ...content,
  author: Type.String(),
  storeName: Type.String(),
  /** Among the reviews of a store: what is reviewed, where it can still be bought. */
  product: Type.Optional(Obj({ productId: Id, name: Type.String(), nameLang: Type.Optional(Type.String()) })),
})
export type Review = Static<typeof Review>

/** What was bought. */
const ReviewedLine = { orderNo: Type.String(), position: Type.Integer(), productId: Id, name: Type.String(), picture: Picture }

export const OwnReview = Obj({
  ...content,
  ...ReviewedLine,
  /** Until when it may be edited; absent once it may not. */
  editableUntil: Type.Optional(Instant),
  /** Why nobody else sees it; absent where everybody does. */
  hidden: Type.Optional(Enum(...hideReasons)),
})
export type OwnReview = Static<typeof OwnReview>

export const LineToReview = Obj({ ...ReviewedLine, options: Type.Array(Type.String()), placedAt: Instant })
export type LineToReview = Static<typeof LineToReview>

const form = {
  score: Score,
  text: Type.String({ maxLength: 20_000 }),
  /** Addresses of own uploads, or of photos the review has. */
  images: Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxReviewPhotos }),
}
const Paging = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }

export const reviewsCalls = calls('reviews', {
  list: get('minimall/productEvaluate/pageMicroShopProductEvaluate', {
    summary: 'Reviews of a product or of a store, by page',
    description:
      'The newest first, of one score or with photos only where that is asked for. `ratings` counts all of them by score, 1 first.',
    access: 'public',
    cacheSeconds: 5,
    query: Obj({
      productId: Type.Optional(Id),
      storeId: Type.Optional(Id),
      score: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      withPhotos: Type.Optional(Type.Boolean()),
      ...Paging,
    }),
    reply: Obj({ ...Page(Review).properties, ratings: Type.Array(Type.Integer()), withPhotos: Type.Integer() }),
  }),
  add: post('minimall/productEvaluate/addMicroShopProductEvaluate', {
    summary: 'Review a line of an order that was received',
    description: 'One review a line. Up to six photos that the member has uploaded.',
    access: 'member',
    body: Obj({
      storeMemberId: StoreMemberId,
      orderNo: Type.String({ maxLength: 40 }),
      position: Type.Integer({ minimum: 0, maximum: 32_767 }),
      ...form,
    }),
    reply: Obj({ id: Uuid }),
  }),
  update: post('mall/reviews/:id', {
    summary: 'Edit a review',
    description: 'Within 30 days of its publication.',
    access: 'member',
    params: Obj({ id: Uuid }),
    body: Obj(form),
    reply: OwnReview,
  }),
  written: get('mall/reviews', {
    summary: 'The member’s reviews, by page',
    access: 'member',
    query: Obj(Paging),
    reply: Page(OwnReview),
  }),
  toReview: get('mall/reviews/toReview', {
    summary: 'Lines of received orders that the member has not reviewed, by page',
    description: 'The latest order first.',
    access: 'member',
    query: Obj(Paging),
    reply: Page(LineToReview),
  }),
})
