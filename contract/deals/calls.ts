import { Type, type Static } from 'typebox'
import { DiscountZone, FallbackLang, Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Id, Instant, Obj, Page, PageNo, PageSize, Tetri, calls, get, post } from '#contract/core/call.ts'
import { dealStates, dealZones, discountSorts } from './constants.ts'

/** One offer in one slot. */
export const DealCard = Obj({
  dealId: Id,
  offerId: Id,
  productId: Id,
  name: Type.String(),
  nameLang: FallbackLang,
  picture: Picture,
  /** The chosen options' texts, where the product has several offers. */
  options: Type.Array(Type.String()),
  /** Tetri; absent before the start where the campaign does not tell it. */
  price: Type.Optional(Tetri),
  /** The lowest price of the 30 days before, where it is higher. */
  listPrice: Type.Optional(Tetri),
  /** What it costs without any deal. */
  plainPrice: Tetri,
  /** What a unit costs that the deal does not cover, where a discount runs beside it; only of a product's own deals. */
  discounted: Type.Optional(Obj({ price: Tetri, listPrice: Type.Optional(Tetri) })),
  quota: Type.Integer(),
  /** Units that anybody can still buy at the price. */
  unitsLeft: Type.Integer(),
  /** Percent of the quota that is claimed: bought or in an order that waits for its payment. */
  claimed: Type.Integer(),
  memberLimit: Type.Integer(),
  startsAt: Instant,
  endsAt: Instant,
  state: Enum(...dealStates),
})
export type DealCard = Static<typeof DealCard>

export const Slot = Obj({ startsAt: Instant, endsAt: Instant, state: Enum('ended', 'live', 'next'), count: Type.Integer() })
export type Slot = Static<typeof Slot>

export const LightningZone = Obj({
  serverNow: Instant,
  /** The last one that ended today, those that run, the next ones. */
  slots: Type.Array(Slot),
  /** The slot whose deals are in `page`; absent where there are none. */
  slot: Type.Optional(Slot),
  page: Page(DealCard),
})
export type LightningZone = Static<typeof LightningZone>

/** Products of a zone. The slots are those of the lightning deals, whichever zone is asked for. */
export const ZoneProducts = Obj({
  ...DiscountZone.properties,
  serverNow: Instant,
  slots: LightningZone.properties.slots,
  slot: LightningZone.properties.slot,
})
export type ZoneProducts = Static<typeof ZoneProducts>

/** What changes while a page is open. */
export const DealProgress = Obj({
  dealId: Id,
  unitsLeft: Type.Integer(),
  claimed: Type.Integer(),
  state: Enum(...dealStates),
})
export type DealProgress = Static<typeof DealProgress>

/** What a member has to do with a deal. */
export const OwnDeal = Obj({
  dealId: Id,
  unitsClaimed: Type.Integer(),
  memberLimit: Type.Integer(),
  /** In the waiting list, from 1; absent where the member does not wait. */
  place: Type.Optional(Type.Integer()),
  /** A unit is reserved for the member until then. */
  offeredUntil: Type.Optional(Instant),
  reminds: Type.Boolean(),
})
export type OwnDeal = Static<typeof OwnDeal>

const params = Obj({ id: Id })
const DealIds = Type.Array(Id, { minItems: 1, maxItems: 60 })
const paging = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }
/** The discount zone, of all categories, unless something else is asked for; `slot` is the start of one of the lightning zone's slots. */
const zone = {
  zone: Type.Optional(Enum(...dealZones)),
  slot: Type.Optional(Instant),
  categoryId: Type.Optional(Id),
  ...paging,
}

export const dealsCalls = calls('deals', {
  lightning: post('pc/mall/activity/secondsKillZone', {
    summary: 'Lightning deals of a slot, by page, with the slots there are',
    description:
      'Without `slot`, which is its start, the one that runs, else the next. Times are the server’s: count down from `serverNow`.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ slot: Type.Optional(Instant), ...paging }),
    reply: LightningZone,
  }),
  products: post('pc/mall/activity/productList', {
    summary: 'Products of a zone of deals, by page, of all categories or one',
    description: 'Those that can be bought first. By depth of the cut, price or end, each as the zone’s own price has it.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ ...zone, sort: Type.Optional(Enum(...discountSorts)) }),
    reply: ZoneProducts,
  }),
  recommended: post('pc/mall/activity/more/recommendCategoryProductList', {
    summary: 'The best-selling products of a zone of deals, by page, of all categories or one',
    description: 'Only what can be bought.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj(zone),
    reply: ZoneProducts,
  }),
  ofProduct: get('mall/products/:id/deals', {
    summary: 'The lightning deals of a product that run or come next',
    access: 'public',
    cacheSeconds: 5,
    params,
    reply: Obj({ serverNow: Instant, deals: Type.Array(DealCard) }),
  }),
  progress: post('mall/deals/progress', {
    summary: 'How far deals are claimed',
    description: 'For pages that are open: at most a second old.',
    access: 'public',
    cacheSeconds: 1,
    body: Obj({ dealIds: DealIds }),
    reply: Obj({ serverNow: Instant, deals: Type.Array(DealProgress) }),
  }),
  mine: post('mall/deals/mine', {
    summary: 'What the member has to do with deals',
    description: 'Units claimed, place in the waiting list, a unit that is offered, reminders. Unknown deals are left out.',
    access: 'member',
    body: Obj({ dealIds: DealIds }),
    reply: Obj({ deals: Type.Array(OwnDeal) }),
  }),
  joinWaitingList: post('mall/deals/:id/waiting-list', {
    summary: 'Wait for a unit of a deal that is sold out',
    description: 'A released unit is offered to the first in line for ten minutes. Again, the place stays.',
    access: 'member',
    params,
    reply: OwnDeal,
  }),
  leaveWaitingList: post('mall/deals/:id/waiting-list/leave', {
    summary: 'Leave the waiting list',
    access: 'member',
    params,
    reply: OwnDeal,
  }),
  addReminder: post('mall/deals/:id/reminder', { summary: 'Be reminded before a deal starts', access: 'member', params, reply: OwnDeal }),
  removeReminder: post('mall/deals/:id/reminder/remove', { summary: 'Not be reminded', access: 'member', params, reply: OwnDeal }),
})
