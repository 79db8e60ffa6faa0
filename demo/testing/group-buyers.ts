import { randomUUID } from 'node:crypto'
import { aGroupSubmission, type AGroupCampaign } from '#demo/factories/groups.ts'
import { aBuyer, type ABuyer } from '#demo/factories/orders.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import type { Envelope } from '#contract/core/call.ts'
import type { Ctx } from '#server/context.ts'

export interface GroupBuyer {
  buyer: ABuyer
  request: object
}

export interface PlacedSeat extends GroupBuyer {
  orderNo: string
  paymentId: string
  redirectUrl: string
}

/** A buyer who is about to open a group of a campaign, or to join the one that is named. */
export async function aGroupBuyer(ctx: Ctx, campaign: AGroupCampaign, groupId?: string): Promise<GroupBuyer> {
  const buyer = await aBuyer(ctx)
  return { buyer, request: await aGroupSubmission(buyer, campaign, groupId ? { groupId } : {}) }
}

export interface Answer extends Envelope<Record<string, never> & { orderNos: string[]; paymentId: string; redirectUrl: string }> {
  status: number
  /** How long it took. */
  ms: number
}

/** Submits over HTTP as a browser does. */
export async function submitOver(url: string, { buyer, request }: GroupBuyer, key: string = randomUUID()): Promise<Answer> {
  const headers = {
    cookie: buyer.cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    'sec-fetch-site': 'same-origin',
    lang: 'en',
  }
  const begun = performance.now()
  const response = await fetch(`${url}/api/mall/checkout`, { method: 'POST', headers, body: swapWireNames(JSON.stringify(request)) })
  const envelope = (await response.json()) as Answer
  return { ...envelope, status: response.status, ms: performance.now() - begun }
}

/** Presses a button of the sandbox's page. */
export const pressOver = (url: string, path: string, action = 'success'): Promise<Response> =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })

/** Places the order of a seat, which must be accepted. */
export async function placeOver(url: string, who: GroupBuyer): Promise<PlacedSeat> {
  const answer = await submitOver(url, who)
  if (answer.code !== 0) throw new Error(`${answer.key}: ${answer.message}`)
  const { orderNos, paymentId, redirectUrl } = answer.data!
  return { ...who, orderNo: orderNos[0]!, paymentId, redirectUrl }
}
