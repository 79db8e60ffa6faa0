import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { createDiscount, createLightning } from '#server/deals/campaigns/campaigns.service.ts'
import type { NewTarget } from '#server/deals/campaigns/campaigns.queries.ts'
import { discountedPrice, type Window } from '#server/deals/deals.rules.ts'
import { advancePhases } from '#server/deals/campaigns/phases.service.ts'

const hour = 3_600_000
/** Hours of a slot. */
const slotHours = 2
/** Days that the campaigns reach ahead; the next start after them makes new ones. */
export const demoDealDays = 14
/** Campaigns that take turns, so that neighbouring slots have other products. */
const turns = 3
/** Offers in a slot. */
const perSlot = 10
/** Percent off, by place in a slot. */
const percents = [30, 22, 35, 25, 18, 40, 20, 28, 32, 15]

/**
 * Makes the demo mall's campaigns, relative to `now`: a slot that is over, one that runs and the next ones for two weeks, those of one turn
 * with hidden prices, and discounts on categories and a store. Nobody has claimed anything: there are no invented shoppers. Where campaigns
 * reach a day ahead nothing is made. Returns until when they reach.
 */
export async function openDemoDeals(ctx: Ctx): Promise<Date> {
  const now = ctx.now().getTime()
  const { rows } = await ctx.db.execute<{ until: string | null }>(
    sql`select max(ends_at)::text as until from deal_campaigns where key like 'demo-%' and state = 'active'`,
  )
  const until = rows[0]?.until ? new Date(rows[0].until) : undefined
  if (until && until.getTime() - now > 24 * hour) return until
  // What ended while the mall was stopped is at its own price again, and may be chosen.
  await advancePhases(ctx)
  // Slots begin at even hours of Tbilisi, which is four hours ahead: at even hours of UTC.
  const first = Math.floor(now / (slotHours * hour)) * slotHours * hour - slotHours * hour
  const from = Math.max(first, until?.getTime() ?? 0)
  const name = new Date(from).toISOString().slice(0, 10)
  const targets = await demoTargets(ctx, name)
  const offers = await demoOffers(ctx, turns * perSlot, { name, targets })
  for (let turn = 0; turn < turns; turn++) {
    const deals = offers.slice(turn * perSlot, (turn + 1) * perSlot).map(({ id, price, stock }, place) => {
      const quota = Math.min(stock, 12 + 4 * (place % 3))
      return {
        offerId: id,
        price: Math.max(100, Math.floor(discountedPrice(price, percents[place]!) / 100) * 100),
        quota,
        memberLimit: Math.min(2, quota),
      }
    })
    await createLightning(ctx, {
      key: `demo-lightning-${name}-${turn + 1}`,
      windows: slotsOf(from, turn),
      hidesPrice: turn === turns - 1,
      deals,
    })
  }
  const endsAt = new Date(from + demoDealDays * 24 * hour)
  await createDiscount(ctx, { key: `demo-discounts-${name}`, startsAt: new Date(from), endsAt, targets })
  await advancePhases(ctx)
  return endsAt
}

function slotsOf(from: number, turn: number): Window[] {
  const slots = (demoDealDays * 24) / slotHours
  return Array.from({ length: slots }, (_, place) => place)
    .filter((place) => place % turns === turn)
    .map((place) => ({ startsAt: new Date(from + place * slotHours * hour), endsAt: new Date(from + (place + 1) * slotHours * hour) }))
}

interface DemoOffer {
  id: number
  price: number
  stock: number
}

/** The leading offers of products at their own price that no target of a discount covers, with stock; others for another name. */
async function demoOffers(ctx: Ctx, count: number, { name, targets }: { name: string; targets: NewTarget[] }): Promise<DemoOffer[]> {
  const ids = (field: 'categoryId' | 'storeId') => sql.param(targets.flatMap((target) => target[field] ?? []))
  const { rows } = await ctx.db.execute<{ id: number; price: number; stock: number }>(sql`
    select id, price, stock from (
      select o.id, o.price, o.stock_on_hand - o.stock_reserved as stock, c.product_id,
        row_number() over (partition by c.category_id order by md5(c.product_id::text || ${name})) as turn
      from product_cards c join offers o on o.id = c.offer_id
      where c.compare_at_price is null and o.compare_at_price is null and o.price >= 1000 and o.stock_on_hand - o.stock_reserved >= 8
        and c.category_id <> all(${ids('categoryId')}::int[]) and c.store_id <> all(${ids('storeId')}::int[])
    ) choice order by turn, md5(product_id::text || ${name}) limit ${count}`)
  return rows
}

/** Two child categories and a store; others for another name. */
async function demoTargets(ctx: Ctx, name: string): Promise<NewTarget[]> {
  const pick = async (table: 'categories' | 'stores', condition: string, count: number) => {
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`select id from ${sql.raw(table)} t where ${sql.raw(condition)} order by md5(key || ${name}) limit ${count}`,
    )
    return rows.map((row) => row.id)
  }
  const categories = await pick('categories', 'parent_id is not null and exists (select from products p where p.category_id = t.id)', 2)
  const stores = await pick('stores', 'exists (select from products p where p.store_id = t.id)', 1)
  const targets = [
    ...categories.map((categoryId, place) => ({ categoryId, percent: 15 + 5 * place })),
    ...stores.map((storeId) => ({ storeId, percent: 10 })),
  ]
  return [...targets, ...(await roundPrices(ctx, targets))]
}

/** A whole price, of less than ten lari one of ten tetri; tetri. */
const roundDown = (price: number) => price - (price % (price < 1000 ? 10 : 100))

/** As a shopkeeper names prices: offers that a percentage would bring to a price as 18,61 have the round one below it. The lowest counts. */
async function roundPrices(ctx: Ctx, targets: { categoryId?: number; storeId?: number; percent: number }[]): Promise<NewTarget[]> {
  const { rows } = await ctx.db.execute<{ offerId: number; categoryId: number; storeId: number; price: number }>(
    sql`select o.id as "offerId", p.category_id as "categoryId", p.store_id as "storeId", o.price
      from offers o join products p on p.id = o.product_id`,
  )
  return rows.flatMap(({ offerId, price, ...offer }) => {
    const percents = targets.filter(({ categoryId, storeId }) => categoryId === offer.categoryId || storeId === offer.storeId)
    const cut = discountedPrice(price, Math.max(0, ...percents.map(({ percent }) => percent)))
    return percents.length > 0 && roundDown(cut) !== cut ? [{ offerId, price: roundDown(cut) }] : []
  })
}
