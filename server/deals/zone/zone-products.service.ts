import type { ZoneProducts } from '#contract/deals/calls.ts'
import type { DealZone, DiscountSort } from '#contract/deals/constants.ts'
import { pickText } from '#contract/core/languages.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { selectSlots } from './zone.service.ts'
import { selectZone } from './zone-products.queries.ts'

/** Products on a page: four rows of five. */
const usualPage = 20

interface Asked {
  zone?: DealZone
  slot?: string
  categoryId?: number
  pageNo?: number
  pageSize?: number
}

/** A page of the products of a zone in the order asked for, the deepest cut first; `bestSelling` leaves out what cannot be bought. */
export async function zoneProducts(
  ctx: Ctx,
  { zone = 'discount', slot: askedSlot, categoryId, sort = 'discount', ...asked }: Asked & { sort?: DiscountSort | 'bestSelling' },
): Promise<ZoneProducts> {
  const page = paging(asked, usualPage)
  const { slots, slot } = await selectSlots(ctx, askedSlot)
  const query = { zone, slot: slot?.startsAt, categoryId, sort, limit: page.pageSize, offset: page.offset }
  const { productIds, total, tops } = await selectZone(ctx.db, query, ctx.now())
  return {
    serverNow: ctx.now().toISOString(),
    slots,
    ...(slot && zone === 'lightning' ? { slot } : {}),
    page: toPage(await cardsOf(ctx, productIds), total, page),
    categoryList: tops.map(({ id, text, count }) => ({ id, categoryName: pickText(text, ctx.lang).text, count })),
  }
}
