import { pickText } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { exclusionViolation } from '@kalata/drizzle-postgres/database.ts'
import type { FileItem } from './campaign-file.rules.ts'
import * as queries from './campaigns.queries.ts'
import { dealProblems, type CampaignState, type NewDeal, type OfferFacts, type Window } from '../deals.rules.ts'
import { refreshCampaign } from './phases.service.ts'

/** Why a campaign was not made: one text each, for the operator. */
export class CampaignRejected extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export interface LightningCampaign {
  key: string
  windows: Window[]
  hidesPrice: boolean
  deals: NewDeal[]
}

const keyPattern = /^[a-z0-9][a-z0-9-]{0,59}$/
/** Deals a campaign may have: offers times slots. */
const maxDeals = 5000

const keyProblems = (key: string) =>
  keyPattern.test(key) ? [] : [`key "${key}" is not of lower-case letters, digits and hyphens, at most 60`]

/**
 * Makes a lightning campaign: a deal for every offer in every window, all or none.
 * @throws CampaignRejected with every reason; an overlap that another operator's campaign makes at the same moment is one too
 */
export async function createLightning(ctx: Ctx, { key, windows, hidesPrice, deals }: LightningCampaign): Promise<number> {
  const problems = [...keyProblems(key), ...dealProblems(deals, windows, await offerFacts(ctx, deals))]
  if (windows.length === 0) problems.push('no slot is left: all are over')
  if (deals.length === 0) problems.push('no item')
  if (deals.length * windows.length > maxDeals) problems.push(`more than ${maxDeals} deals: items times slots`)
  if (problems.length > 0) throw new CampaignRejected(problems)
  const times = windows.flatMap((window) => [window.startsAt, window.endsAt]).toSorted((one, other) => one.getTime() - other.getTime())
  try {
    return await inTransaction(ctx, async (ctx) => {
      const campaign = { key, kind: 'lightning' as const, hidesPrice, startsAt: times[0]!, endsAt: times.at(-1)! }
      const id = await newCampaign(ctx, campaign)
      await queries.insertDeals(ctx.db, id, deals, windows)
      ctx.changed('catalogue')
      return id
    })
  } catch (error) {
    if (!exclusionViolation(error)) throw error
    throw new CampaignRejected(['another lightning deal of one of its offers overlaps its slots'])
  }
}

async function newCampaign(ctx: Ctx, campaign: queries.NewCampaign): Promise<number> {
  const id = await queries.insertCampaign(ctx.db, campaign, ctx.now())
  if (id === undefined) throw new CampaignRejected([`a campaign with the key "${campaign.key}" exists`])
  return id
}

async function offerFacts(ctx: Ctx, deals: readonly NewDeal[]): Promise<Map<number, OfferFacts>> {
  const found = await queries.selectOfferFacts(ctx.db, [...new Set(deals.map((deal) => deal.offerId))], ctx.now())
  return new Map(
    found.map(({ busy, name, ...offer }) => {
      const windows = busy.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }))
      return [offer.offerId, { ...offer, name: pickText(name, 'en').text, busy: windows }]
    }),
  )
}

export interface DiscountCampaign extends Window {
  key: string
  targets: queries.NewTarget[]
}

/** Makes a discount campaign. @throws CampaignRejected with every reason */
export function createDiscount(ctx: Ctx, { key, startsAt, endsAt, targets }: DiscountCampaign): Promise<number> {
  const problems = [
    ...keyProblems(key),
    ...(startsAt < endsAt && endsAt > ctx.now() ? [] : ['it ends before it begins, or is over']),
    ...(targets.length > 0 ? [] : ['no item']),
    ...targets.filter(({ percent = 50 }) => percent < 1 || percent > 95).map(({ percent }) => `percent ${percent} is not between 1 and 95`),
  ]
  if (problems.length > 0) throw new CampaignRejected(problems)
  return inTransaction(ctx, async (ctx) => {
    const id = await newCampaign(ctx, { key, kind: 'discount', startsAt, endsAt, hidesPrice: false })
    await queries.insertTargets(ctx.db, id, targets)
    const dear = await queries.tooDear(ctx.db, id)
    if (dear.length > 0)
      throw new CampaignRejected(
        dear.map(({ name, price, target }) => `${pickText(name, 'en').text}: price ${target} is not below its own price ${price}`),
      )
    ctx.changed('catalogue')
    return id
  })
}

/** Every campaign with what was claimed of it, the latest first. */
export const listCampaigns = (ctx: Ctx): Promise<queries.CampaignRow[]> => queries.selectCampaigns(ctx.db)

/**
 * Pauses a campaign, lets it go on, or ends it for good; its prices change on every page within a second. Units that are claimed stay so.
 * @returns undefined for an unknown key; the campaign's state as it is now, which differs from the one asked for where it had ended
 */
export function changeCampaign(ctx: Ctx, key: string, to: CampaignState): Promise<CampaignState | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await queries.lockCampaign(ctx.db, key)
    if (!campaign) return undefined
    if (!(await queries.setCampaignState(ctx.db, campaign.id, to))) return 'ended'
    await refreshCampaign(ctx, campaign.id)
    if (to === 'ended') await queries.cutWindows(ctx.db, campaign.id, ctx.now())
    return to
  })
}

/** What a campaign's file names, by the keys of the catalogue's source. */
type KeyedItem = Pick<FileItem, 'product' | 'offer' | 'category' | 'store'>
type Ids = Pick<queries.NewTarget, 'offerId' | 'productId' | 'categoryId' | 'storeId'>

/**
 * The ids behind items' keys, in their order: of an `offer` or a product with one offer its offer, else product, category or store.
 * @throws CampaignRejected naming every key that is unknown
 */
export async function resolveItems(ctx: Ctx, items: readonly KeyedItem[]): Promise<Ids[]> {
  const keysOf = (kind: 'product' | 'category' | 'store') => items.flatMap((item) => item[kind] ?? [])
  const [products, categories, stores, offers] = await Promise.all([
    queries.idsByKey(ctx.db, 'product', keysOf('product')),
    queries.idsByKey(ctx.db, 'category', keysOf('category')),
    queries.idsByKey(ctx.db, 'store', keysOf('store')),
    queries.offersByProduct(ctx.db, keysOf('product')),
  ])
  const found = items.map(({ product, offer, category, store }): Ids | undefined => {
    const ofProduct = offers.filter((each) => each.product === product)
    const chosen = offer === undefined ? (ofProduct.length === 1 ? ofProduct[0] : undefined) : ofProduct.find((each) => each.key === offer)
    if (chosen) return { offerId: chosen.id }
    if (offer !== undefined) return undefined
    if (product !== undefined) return products.has(product) ? { productId: products.get(product)! } : undefined
    if (category !== undefined) return categories.has(category) ? { categoryId: categories.get(category)! } : undefined
    return store !== undefined && stores.has(store) ? { storeId: stores.get(store)! } : undefined
  })
  const unknown = items.filter((_, place) => !found[place])
  if (unknown.length > 0) throw new CampaignRejected(unknown.map((item) => `unknown: ${JSON.stringify(item)}`))
  return found as Ids[]
}
