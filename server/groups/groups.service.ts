import { pickText } from '#contract/core/languages.ts'
import { discountPercent } from '#contract/core/money.ts'
import type {
  GroupCampaign,
  GroupCampaigns,
  GroupDetails,
  GroupOffer,
  GroupShare,
  OpenGroup,
  OwnGroup,
  ProductGroups,
} from '#contract/groups/calls.ts'
import type { CampaignSort, GroupTab } from '#contract/groups/constants.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import { viewOffers, type OfferView } from '#server/catalogue/offers/offers.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { voidAuthorised } from '#server/orders/purchases/authorised-purchases.service.ts'
import { cancelPurchase } from '#server/orders/purchases/purchases.service.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { outcomeOf } from './groups.rules.ts'
import * as queries from './groups.queries.ts'
import { qrCode } from './messages/qr-code.service.ts'

const campaignsPerPage = 20
const ownPerPage = 10
/** Groups that a product page lists of each campaign. */
const groupsPerCampaign = 5

const iso = (at: string): string => new Date(at).toISOString()

function viewOffer({ offerId, productId, name, nameLang, picture, options, storeId, storeName, price, ...rest }: OfferView): GroupOffer {
  const { compareAtPrice, available, listed } = rest
  return {
    ...{ offerId, productId, name, picture, options, storeId, storeName, price },
    ...(nameLang === undefined ? {} : { nameLang }),
    ...(compareAtPrice === undefined ? {} : { listPrice: compareAtPrice }),
    available: listed ? available : 0,
  }
}

const viewOpen = ({ id, size, claimedSeats, deadline, members }: queries.GroupRow): OpenGroup => ({
  ...{ groupId: id, size, members },
  seatsLeft: size - claimedSeats,
  deadline: iso(deadline),
})

const viewDetails = (ctx: Ctx, row: queries.GroupRow, offer: OfferView): GroupDetails => ({
  ...viewOpen(row),
  ...{ state: row.state, campaignId: row.campaignId, price: row.price, maxUnits: row.maxUnits, version: row.version },
  offer: viewOffer(offer),
  serverNow: ctx.now().toISOString(),
})

const viewTerms = ({ id, price, size, hours, maxUnits, endsAt }: queries.CampaignRow) => ({
  ...{ campaignId: id, price, size, hours, maxUnits },
  endsAt: iso(endsAt),
})

interface AskedCampaigns extends queries.CampaignChoice {
  sort?: CampaignSort
  pageNo?: number
  pageSize?: number
}

/** Campaigns in which a group may be opened now, by page, those with a group that can be joined first; and what they can be narrowed by. */
export async function listCampaigns(ctx: Ctx, { categoryId, size, sort = 'open', ...asked }: AskedCampaigns): Promise<GroupCampaigns> {
  const page = paging(asked, campaignsPerPage)
  const choice = { categoryId, size, sort, limit: page.pageSize, offset: page.offset }
  const { campaigns, total, tops, sizes, deepest } = await queries.selectCampaigns(ctx.db, choice, ctx.now())
  const ids = campaigns.map(({ id }) => id)
  const offerIds = campaigns.map(({ offerId }) => offerId)
  const [offers, groups] = await Promise.all([viewOffers(ctx, offerIds), queries.selectJoinable(ctx.db, ids, ctx.now(), 1)])
  const results = campaigns.map((row): GroupCampaign => {
    const group = groups.find((each) => each.campaignId === row.id)
    const offer = viewOffer(offers.get(row.offerId)!)
    return { ...viewTerms(row), offer, openGroups: row.openGroups, ...(group ? { group: viewOpen(group) } : {}) }
  })
  return {
    ...toPage(results, total, page),
    serverNow: ctx.now().toISOString(),
    categoryList: tops.map(({ id, text, count }) => ({ id, categoryName: pickText(text, ctx.lang).text, count })),
    sizes,
    ...(deepest ? { deepest: discountPercent(deepest.price, deepest.alone) } : {}),
  }
}

/** The group prices of a product's offers, each with the groups that can be joined. */
export async function groupsOfProduct(ctx: Ctx, productId: number): Promise<ProductGroups> {
  const rows = await queries.campaignsOfProduct(ctx.db, productId, ctx.now())
  const ids = rows.map((row) => row.id)
  const groups = await queries.selectJoinable(ctx.db, ids, ctx.now(), groupsPerCampaign)
  const campaigns = rows.map((row) => ({
    ...viewTerms(row),
    offerId: row.offerId,
    groups: groups.filter((group) => group.campaignId === row.id).map(viewOpen),
  }))
  return { serverNow: ctx.now().toISOString(), campaigns }
}

/** A group as everybody with its link sees it. @throws `notFound` until its first seat is paid */
export async function viewGroup(ctx: Ctx, id: string): Promise<GroupDetails> {
  const row = await queries.findGroup(ctx.db, id)
  const offer = row && (await viewOffers(ctx, [row.offerId])).get(row.offerId)
  if (!offer) throw new DomainError('notFound')
  return viewDetails(ctx, row, offer)
}

/** The member's own groups of a tab, the newest first, with the counts of all tabs. */
export async function listOwn(ctx: MemberCtx, tab: GroupTab, asked: { pageNo?: number; pageSize?: number }) {
  const page = paging(asked, ownPerPage)
  const [counts, rows] = await Promise.all([
    queries.countOwn(ctx.db, ctx.member.id),
    queries.selectOwn(ctx.db, ctx.member.id, tab, { limit: page.pageSize, offset: page.offset }),
  ])
  const offerIds = rows.map((row) => row.offerId)
  const offers = await viewOffers(ctx, offerIds)
  const results = rows.map((row) => viewOwnRow(ctx, row, offers.get(row.offerId)!))
  return { page: toPage(results, counts[tab], page, 1), counts }
}

/** The group of the member's order. @throws `notFound`, also for another member's order */
export async function viewOwn(ctx: MemberCtx, orderNo: string): Promise<OwnGroup> {
  const row = await ownRow(ctx, orderNo)
  const offer = (await viewOffers(ctx, [row.offerId])).get(row.offerId)!
  const view = viewOwnRow(ctx, row, offer)
  if (view.seat.outcome !== 'waiting') return view
  return { ...view, share: viewShare(ctx, row.id) }
}

function viewShare(ctx: Ctx, groupId: string): GroupShare {
  const url = `${ctx.settings.origin}/groupIntroduction?group=${groupId}`
  return { url, qr: qrCode(url) }
}

/** The link of a group that others see, with its QR code. @throws `notFound` until its first seat is paid */
export async function shareOf(ctx: Ctx, groupId: string): Promise<GroupShare> {
  if (!(await queries.findGroup(ctx.db, groupId))) throw new DomainError('notFound')
  return viewShare(ctx, groupId)
}

async function ownRow(ctx: MemberCtx, orderNo: string): Promise<queries.OwnRow> {
  return orNotFound(isOrderNo(orderNo) ? await queries.findOwn(ctx.db, ctx.member.id, orderNo.trim().toUpperCase()) : undefined)
}

function viewOwnRow(ctx: Ctx, row: queries.OwnRow, offer: OfferView): OwnGroup {
  const outcome = outcomeOf(row)
  const { orderNo, units, total, status, placedAt, expiresAt, paymentId } = row
  return {
    seat: {
      ...{ orderNo, outcome, units, total, label: status },
      leader: row.leaderId === row.memberId,
      canLeave: outcome === 'waiting' || outcome === 'toPay',
      placedAt: iso(placedAt),
      ...(outcome === 'toPay' ? { paymentId, ...(expiresAt ? { payBefore: iso(expiresAt) } : {}) } : {}),
    },
    group: viewDetails(ctx, row, offer),
  }
}

/**
 * Leaves a group before it succeeds: the seat is free, blocked money is released.
 * @throws `notFound`; `group.cannotLeave` when it succeeded or ended meanwhile
 */
export function leave(ctx: MemberCtx, orderNo: string): Promise<OwnGroup> {
  return inTransaction(ctx, async (ctx) => {
    const { purchaseId } = await ownRow(ctx, orderNo)
    const ended = (await cancelPurchase(ctx, purchaseId)) || (await voidAuthorised(ctx, purchaseId, 'member'))
    // The money of a group that succeeded is blocked until it is captured: its purchase could end, its seat cannot.
    if (!ended || !(await queries.isReleased(ctx.db, purchaseId))) throw new DomainError('group.cannotLeave')
    return viewOwn(ctx, orderNo)
  })
}

/** {@link leave}, by the group: the member has one seat in it at most. @throws `notFound` without one; `group.cannotLeave` */
export async function leaveGroup(ctx: MemberCtx, groupId: string): Promise<OwnGroup> {
  const orderNo = await queries.ownOrderIn(ctx.db, ctx.member.id, groupId)
  if (orderNo === undefined) throw new DomainError('notFound')
  return leave(ctx, orderNo)
}
