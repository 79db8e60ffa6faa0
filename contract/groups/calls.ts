import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Id, Instant, Nothing, Obj, Page, PageNo, PageSize, Tetri, Uuid, calls, get, post } from '#contract/core/call.ts'
import { Submitted } from '#contract/checkout/calls.ts'
import { orderStatuses } from '#contract/orders/constants.ts'
import { campaignSorts, groupStates, groupTabs, maxGroupSize, maxSeatUnits, minGroupSize, seatOutcomes } from './constants.ts'

/** The offer of a campaign, with what it costs alone now. Tetri. */
export const GroupOffer = Obj({
  offerId: Id,
  productId: Id,
  name: Type.String(),
  nameLang: Type.Optional(Type.String()),
  picture: Picture,
  options: Type.Array(Type.String()),
  storeId: Id,
  storeName: Type.String(),
  price: Tetri,
  listPrice: Type.Optional(Tetri),
  /** Units that can be bought now. */
  available: Type.Integer(),
})
export type GroupOffer = Static<typeof GroupOffer>

/** Somebody with a paid seat: a first name with an initial, or a company's name. */
const SeatHolder = Obj({ name: Type.String(), leader: Type.Boolean() })

/** A group that others see, as a list shows it. */
export const OpenGroup = Obj({
  groupId: Uuid,
  size: Type.Integer(),
  /** Seats nobody has claimed. */
  seatsLeft: Type.Integer(),
  deadline: Instant,
  members: Type.Array(SeatHolder),
})
export type OpenGroup = Static<typeof OpenGroup>

const campaign = {
  campaignId: Id,
  /** Tetri a unit, in a group. */
  price: Tetri,
  size: Type.Integer(),
  /** Hours that a group has to fill. */
  hours: Type.Integer(),
  /** Most units of one seat. */
  maxUnits: Type.Integer(),
  endsAt: Instant,
}

export const GroupCampaign = Obj({
  ...campaign,
  offer: GroupOffer,
  /** Groups that can be joined now. */
  openGroups: Type.Integer(),
  /** The one of them with the fewest seats left. */
  group: Type.Optional(OpenGroup),
})
export type GroupCampaign = Static<typeof GroupCampaign>

const GroupSize = Type.Integer({ minimum: minGroupSize, maximum: maxGroupSize })

/** Campaigns by page, and what they can be narrowed by: each list counts what the other choice leaves. */
export const GroupCampaigns = Obj({
  ...Page(GroupCampaign).properties,
  serverNow: Instant,
  categoryList: Type.Array(Obj({ id: Id, categoryName: Type.String(), count: Type.Integer() })),
  sizes: Type.Array(Obj({ size: GroupSize, count: Type.Integer() })),
  /** Percent below the price alone, of the deepest cut of all; absent without a campaign. */
  deepest: Type.Optional(Type.Integer()),
})
export type GroupCampaigns = Static<typeof GroupCampaigns>

export const ProductGroups = Obj({
  serverNow: Instant,
  /** One an offer at most. */
  campaigns: Type.Array(Obj({ ...campaign, offerId: Id, groups: Type.Array(OpenGroup) })),
})
export type ProductGroups = Static<typeof ProductGroups>

export const GroupDetails = Obj({
  ...OpenGroup.properties,
  state: Enum(...groupStates),
  campaignId: Id,
  price: Tetri,
  maxUnits: Type.Integer(),
  offer: GroupOffer,
  /** Raised by every change. */
  version: Type.Integer(),
  serverNow: Instant,
})
export type GroupDetails = Static<typeof GroupDetails>

export const OwnSeat = Obj({
  orderNo: Type.String(),
  outcome: Enum(...seatOutcomes),
  units: Type.Integer(),
  /** Tetri: of the whole order. */
  total: Tetri,
  label: Enum(...orderStatuses),
  leader: Type.Boolean(),
  canLeave: Type.Boolean(),
  placedAt: Instant,
  /** While it is to be paid. */
  payBefore: Type.Optional(Instant),
  paymentId: Type.Optional(Uuid),
})
export type OwnSeat = Static<typeof OwnSeat>

/** Where friends join, and the same address as a QR code: an SVG path over a square of `size` modules. */
export const GroupShare = Obj({ url: Type.String(), qr: Obj({ size: Type.Integer(), path: Type.String() }) })
export type GroupShare = Static<typeof GroupShare>

export const OwnGroup = Obj({ seat: OwnSeat, group: GroupDetails, share: Type.Optional(GroupShare) })
export type OwnGroup = Static<typeof OwnGroup>

/** A seat as it is ordered; it is paid by card, before the group has its other members. */
const seat = {
  quantity: Type.Integer({ minimum: 1, maximum: maxSeatUnits }),
  addressId: Uuid,
  agreement: Type.Boolean(),
  /** Tetri that the shopper saw; another total now is the error `checkout.priceChanged`. */
  expectedTotal: Tetri,
}
const SeatRequest = Obj(seat)
export type SeatRequest = Static<typeof SeatRequest>

const id = Obj({ id: Uuid })
const orderNo = Obj({ orderNo: Type.String({ maxLength: 40 }) })

export const groupsCalls = calls('groups', {
  campaigns: get('mall/groupCampaigns', {
    summary: 'Campaigns in which a group may be opened now, by page',
    description:
      'Of all categories or one, of groups of any size or one. First those with a group that can be joined, unless another order is asked for. With each the open group that needs the fewest members.',
    access: 'public',
    cacheSeconds: 2,
    query: Obj({
      categoryId: Type.Optional(Id),
      size: Type.Optional(GroupSize),
      sort: Type.Optional(Enum(...campaignSorts)),
      pageNo: Type.Optional(PageNo),
      pageSize: Type.Optional(PageSize),
    }),
    reply: GroupCampaigns,
  }),
  ofProduct: get('mall/products/:id/groups', {
    summary: 'Group prices of a product with the groups that can be joined',
    description: 'At most five groups an offer, the fullest first.',
    access: 'public',
    cacheSeconds: 2,
    params: Obj({ id: Id }),
    reply: ProductGroups,
  }),
  get: get('mall/groups/:id', {
    summary: 'One group, as the page of a shared link shows it',
    description: 'Not found until its first seat is paid.',
    access: 'public',
    params: id,
    reply: GroupDetails,
  }),
  open: post('mall/groups', {
    summary: 'Open a group of a campaign with an order of its first seat',
    description: 'Others see the group once the order is paid. The same `Idempotency-Key` answers with the first result.',
    access: 'member',
    idempotent: true,
    body: Obj({ campaignId: Id, ...seat }),
    reply: Submitted,
  }),
  join: post('mall/groups/:id/join', {
    summary: 'Join a group with an order of a seat',
    description: 'The seat is claimed when the order is placed and released when it is not paid in time.',
    access: 'member',
    idempotent: true,
    params: id,
    body: SeatRequest,
    reply: Submitted,
  }),
  share: get('mall/groups/:id/share', {
    summary: 'The link under which friends join a group, and the same as a QR code',
    description: 'Not found until its first seat is paid.',
    access: 'public',
    cacheSeconds: 30,
    params: id,
    reply: GroupShare,
  }),
  leaveGroup: post('mall/groups/:id/leave', {
    summary: "Leave a group by the group's id",
    description: 'As by the order of the seat.',
    access: 'member',
    params: id,
    body: Nothing,
    reply: OwnGroup,
  }),
  list: get('mall/groups', {
    summary: "The member's own groups, by page",
    description: 'The newest first, 10 a page unless more are asked for.',
    access: 'member',
    query: Obj({ tab: Type.Optional(Enum(...groupTabs)), pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Obj({
      page: Page(OwnGroup),
      counts: Obj({ all: Type.Integer(), open: Type.Integer(), succeeded: Type.Integer(), ended: Type.Integer() }),
    }),
  }),
  ofOrder: get('mall/orders/:orderNo/group', {
    summary: 'The group that an order of the member is part of',
    description: 'With the share link once the seat is paid.',
    access: 'member',
    params: orderNo,
    reply: OwnGroup,
  }),
  leave: post('mall/orders/:orderNo/group/leave', {
    summary: 'Leave a group before it succeeds',
    description: 'The seat is free for others and blocked money is released. A leader hands the lead to the earliest member.',
    access: 'member',
    params: orderNo,
    body: Nothing,
    reply: OwnGroup,
  }),
})
