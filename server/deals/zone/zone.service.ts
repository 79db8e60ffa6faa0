import type { DealCard, DealProgress, LightningZone, Slot, ZoneProducts } from '#contract/deals/calls.ts'
import { pickText } from '#contract/core/languages.ts'
import { viewOffers, type OfferView } from '#server/catalogue/offers/offers.service.ts'
import type { Ctx } from '#server/context.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { priceOf } from '#server/pricing/pricing.service.ts'
import { chosenSlot, claimedPercent, dealState, shownSlots, slotState } from './zone.rules.ts'
import * as queries from './zone.queries.ts'
import type { DealZone, DiscountSort } from '#contract/deals/constants.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'

const hour = 3_600_000
/** Deals or products on a page: four rows of five. */
const usualPage = 20

interface Asked {
  zone?: DealZone
  slot?: string
  categoryId?: number
  pageNo?: number
  pageSize?: number
}

/** The slots that pages show, and of them the one asked for by its start, else the one that runs, else the next. */
export async function selectSlots(ctx: Ctx, asked: string | undefined): Promise<{ slots: Slot[]; slot?: Slot }> {
  const now = ctx.now()
  const found = await queries.selectSlots(ctx.db, new Date(now.getTime() - 6 * hour), new Date(now.getTime() + 48 * hour), 40)
  const slots = shownSlots(found.map((slot): Slot => ({ ...slot, state: slotState(slot, now) })))
  const slot = chosenSlot(slots, asked)
  return { slots, ...(slot ? { slot } : {}) }
}

/** The lightning deals of a slot with the slots there are: the one asked for by its start, else the one that runs, else the next. */
export async function lightningZone(ctx: Ctx, { slot: asked, ...request }: Omit<Asked, 'zone' | 'categoryId'>): Promise<LightningZone> {
  const { slots, slot } = await selectSlots(ctx, asked)
  const page = paging(request, usualPage)
  const rows = slot ? await queries.dealsOfSlot(ctx.db, slot.startsAt, { limit: page.pageSize, offset: page.offset }) : []
  const cards = rows.map((row) => toDealCard(ctx, row))
  return { serverNow: ctx.now().toISOString(), slots, ...(slot ? { slot } : {}), page: toPage(cards, slot?.count ?? 0, page) }
}

/** The lightning deals of a product that run, and the next of each offer within a day. */
export async function dealsOfProduct(ctx: Ctx, productId: number): Promise<{ serverNow: string; deals: DealCard[] }> {
  const now = ctx.now()
  const rows = await queries.dealsOfProduct(ctx.db, productId, now, new Date(now.getTime() + 24 * hour))
  const first = rows.filter((row, place) => rows.findIndex((other) => other.offerId === row.offerId) === place)
  const offerIds = first.map(({ offerId }) => offerId)
  const offers = await viewOffers(ctx, offerIds)
  return {
    serverNow: now.toISOString(),
    deals: first.map((row) => ({ ...toDealCard(ctx, row), ...besides(ctx, offers.get(row.offerId)) })),
  }
}

/** What a unit of an offer costs that its lightning deal does not cover, where that is the price of a discount. */
function besides(ctx: Ctx, offer: OfferView | undefined): Pick<DealCard, 'discounted'> {
  if (!offer) return {}
  const deals = offer.pricing.deals.filter(({ kind }) => kind === 'discount')
  const { unitPrice: price, compareAtPrice: listPrice, deal } = priceOf(ctx, { ...offer.pricing, deals }, 1)
  return deal ? { discounted: { price, ...(listPrice === undefined ? {} : { listPrice }) } } : {}
}

/** How far deals are claimed; unknown ones are left out. */
export async function dealProgress(ctx: Ctx, dealIds: number[]): Promise<{ serverNow: string; deals: DealProgress[] }> {
  const rows = await queries.dealsById(ctx.db, [...new Set(dealIds)])
  return {
    serverNow: ctx.now().toISOString(),
    deals: rows.map((row) => {
      const { dealId, unitsLeft, claimed, state } = toDealCard(ctx, row)
      return { dealId, unitsLeft, claimed, state }
    }),
  }
}

function toDealCard(ctx: Ctx, row: queries.DealRow): DealCard {
  const name = pickText(row.name, ctx.lang)
  const state = dealState(row, ctx.now())
  const listPrice = Math.min(row.plainPrice, row.referencePrice ?? row.plainPrice)
  const hidden = state === 'next' && row.hidesPrice
  const unitsLeft = Math.max(0, Math.min(row.unitsLeft, row.available))
  return {
    ...{ dealId: row.dealId, offerId: row.offerId, productId: row.productId, name: name.text },
    ...(name.lang === ctx.lang ? {} : { nameLang: name.lang }),
    picture: (row.pictures[row.pictureIndex] ?? row.pictures[0])!,
    options: row.options.flatMap((option, place) => {
      const chosen = option.values.find((value) => value.key === row.values[place])
      return chosen ? [pickText(chosen.text, ctx.lang).text] : []
    }),
    ...(hidden ? {} : { price: row.price, ...(listPrice > row.price ? { listPrice } : {}) }),
    ...{ plainPrice: row.plainPrice, quota: row.quota, unitsLeft, claimed: claimedPercent(row.quota, row.unitsLeft) },
    ...{ memberLimit: row.memberLimit, startsAt: row.startsAt, endsAt: row.endsAt, state },
  }
}

/** A page of the products of a zone in the order asked for, the deepest cut first; `bestSelling` leaves out what cannot be bought. */
export async function zoneProducts(
  ctx: Ctx,
  { zone = 'discount', slot: askedSlot, categoryId, sort = 'discount', ...asked }: Asked & { sort?: DiscountSort | 'bestSelling' },
): Promise<ZoneProducts> {
  const page = paging(asked, usualPage)
  const { slots, slot } = await selectSlots(ctx, askedSlot)
  const query = { zone, slot: slot?.startsAt, categoryId, sort, limit: page.pageSize, offset: page.offset }
  const { productIds, total, tops } = await queries.selectZone(ctx.db, query, ctx.now())
  return {
    serverNow: ctx.now().toISOString(),
    slots,
    ...(slot && zone === 'lightning' ? { slot } : {}),
    page: toPage(await cardsOf(ctx, productIds), total, page),
    categoryList: tops.map(({ id, text, count }) => ({ id, categoryName: pickText(text, ctx.lang).text, count })),
  }
}
