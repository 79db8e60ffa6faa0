import { viewOffers } from '#server/catalogue/offers/offers.service.ts'
import type { Ctx } from '#server/context.ts'
import * as queries from './campaigns.queries.ts'
import { campaignProblems, type CampaignTerms } from '../groups.rules.ts'

export interface NewCampaign extends CampaignTerms {
  /** The operator's own; again with the same terms, it is the same campaign. */
  key: string
  offerId: number
}

/** What became of a campaign that an operator asked for. */
export interface CampaignResult {
  key: string
  status: 'created' | 'unchanged' | 'rejected'
  /** Why it was rejected, in words. */
  problems: string[]
}

/**
 * Creates a campaign. One that has begun keeps its terms: another with its key is rejected, and so is one whose time overlaps with
 * another campaign of its offer or with the 24 h in which the last group of that one may still run.
 */
export async function createCampaign(ctx: Ctx, campaign: NewCampaign): Promise<CampaignResult> {
  const { key, offerId } = campaign
  const result = (status: CampaignResult['status'], ...problems: string[]): CampaignResult => ({ key, status, problems })
  const existing = await queries.findByKey(ctx.db, key)
  if (existing) return isSame(existing, campaign) ? result('unchanged') : result('rejected', 'there is another campaign with this key')
  const offer = (await viewOffers(ctx, [offerId])).get(offerId)
  if (!offer?.listed) return result('rejected', `the offer ${offerId} is unknown or not on sale`)
  const problems = campaignProblems(campaign, { price: offer.pricing.offer.price, available: offer.available })
  if (campaign.endsAt <= ctx.now()) problems.push('endsAt is over')
  if (problems.length > 0) return result('rejected', ...problems)
  const inserted = await queries.insertCampaign(ctx.db, { ...campaign, createdAt: ctx.now() })
  if (!inserted) return result('rejected', `another campaign of the offer ${offerId} runs then, or its last group may still`)
  ctx.changed('catalogue')
  return result('created')
}

const isSame = (one: queries.CampaignRow, other: NewCampaign): boolean =>
  one.offerId === other.offerId &&
  one.price === other.price &&
  one.size === other.size &&
  one.hours === other.hours &&
  one.maxUnits === other.maxUnits &&
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt.getTime() === other.endsAt.getTime()

/** Ends a campaign now: no new group opens, those that run go on. False: it is unknown or over. */
export async function endCampaign(ctx: Ctx, key: string): Promise<boolean> {
  const ended = await queries.endCampaign(ctx.db, key, ctx.now())
  if (ended) ctx.changed('catalogue')
  return ended
}

export const { maxListed } = queries

/** Campaigns that run or are to come, with the groups of each by state; those that begin first first. At most 200. */
export const listForOperator = (ctx: Ctx) => queries.selectForOperator(ctx.db, ctx.now())

/** Groups, the newest first, at most 200; of one state where it is named. */
export const groupsForOperator = (ctx: Ctx, state?: string) => queries.selectGroupsForOperator(ctx.db, state)

/** One group with its seats, orders and payments; undefined when it is unknown. */
export const groupForOperator = (ctx: Ctx, id: string) => queries.findForOperator(ctx.db, id)
