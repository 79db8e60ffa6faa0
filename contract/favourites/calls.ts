import { Type } from 'typebox'
import { defineCalls, Id, Obj, Page, PageNo, PageSize, StoreMemberId } from '#contract/core/call.ts'
import { ProductCard } from '#contract/catalogue/calls.ts'

/** 1 subscribed, 0 not (specification, section 3). */
const Status = Obj({ memberSubscribeStatus: Type.Integer({ minimum: 0, maximum: 1 }) })
const One = Obj({ productId: Id, storeMemberId: StoreMemberId })

export const favouritesCalls = defineCalls({
  'POST pc/mall/memberSubscribe/save': { access: 'member', body: One, reply: Status },
  'POST pc/mall/memberSubscribe/cancel': { access: 'member', body: One, reply: Status },
  'POST pc/mall/memberSubscribe/pageSubscribeOnProduct': {
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Page(ProductCard),
  },
  /** The ids alone, newest first, at most 1000: which hearts are filled. */
  'GET mall/favourites/ids': { access: 'member', reply: Obj({ ids: Type.Array(Id) }) },
})
