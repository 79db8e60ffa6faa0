import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { aGroupCampaign, type AGroupCampaign } from '#demo/factories/groups.ts'
import type { ABuyer } from '#demo/factories/orders.ts'
import type { AProduct } from '#demo/factories/products.ts'
import { submit } from '#server/checkout/checkout.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { leave } from '#server/groups/groups.service.ts'
import { expireGroups } from '#server/groups/seats/seats.service.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { sign } from '#server/payments/payments.rules.ts'
import { receiveCallback } from '#server/payments/payments.service.ts'
import { sandboxSecret } from '#server/payments/sandbox/sandbox-secret.service.ts'
import { sandboxAct } from '#server/payments/sandbox/sandbox.service.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { messageRegistryOf } from '#server/platform/messaging/message-registry.ts'

/** A purchase of the trial, with the callback that the bank sent for it, if any. */
export interface TrialPurchase {
  member: number
  orderNo: string
  purchaseId: string
  reference: string
  callback: string | undefined
}

/** What the database holds of a trial's group: what a model is compared with. */
export interface Observed {
  group: { state: string; claimed: number; paid: number; leader: number } | undefined
  purchases: { seat: string; purchase: string; payment: string; bank: string; authorised: number; captured: number; voided: number }[]
  reserved: number
  sold: number
}

/**
 * One group and its members, driven step by step inside a transaction that is never committed, so that trials do not see each other and
 * the invariants of every step are those of one group. The bank's callbacks wait until they are delivered.
 */
export class GroupTrial {
  purchases: TrialPurchase[] = []
  groupId: string | undefined
  /** ms since the trial began; every step is a second. */
  elapsed = 0
  private readonly startedAt: number
  readonly ctx: Ctx
  readonly campaign: AGroupCampaign
  readonly buyers: readonly ABuyer[]

  private constructor(ctx: Ctx, campaign: AGroupCampaign, buyers: readonly ABuyer[], startedAt: number) {
    this.startedAt = startedAt
    this.ctx = { ...ctx, now: () => new Date(startedAt + this.elapsed) }
    this.campaign = campaign
    this.buyers = buyers
  }

  static async start(ctx: Ctx, product: AProduct, size: number, buyers: readonly ABuyer[]): Promise<GroupTrial> {
    // Longer than any trial: what becomes of a campaign's last group is tested elsewhere.
    const endsAt = new Date(ctx.now().getTime() + 100 * 24 * 3600_000)
    return new GroupTrial(ctx, await aGroupCampaign(ctx, { product, size, endsAt }), buyers, ctx.now().getTime())
  }

  /** The trial inside a savepoint of its transaction, as it is now; the real one does not change. */
  fork(ctx: Ctx): GroupTrial {
    const fork = new GroupTrial(ctx, this.campaign, this.buyers, this.startedAt)
    fork.purchases = this.purchases.map((purchase) => ({ ...purchase }))
    fork.groupId = this.groupId
    fork.elapsed = this.elapsed
    return fork
  }

  /** Places an order in the group, which the first one opens. Returns the key of the error, if any. */
  async place(member: number): Promise<string | undefined> {
    const buyer = this.buyers[member]!
    const { offerId, id } = this.campaign
    const request = {
      ...{ addressId: buyer.addressId, method: 'card' as const, agreement: true, expectedTotal: 3900 },
      items: [{ offerId, quantity: 1, dealId: String(id) }],
      buyNow: { offerId, quantity: 1, group: this.groupId ? { groupId: this.groupId } : {} },
    }
    try {
      const placed = await inTransaction({ ...this.ctx, member: buyer }, (ctx) => submit(ctx, request, randomUUID()))
      const reference = placed.redirectUrl!.split('/').at(-1)!
      this.purchases.push({ member, reference, orderNo: placed.orderNos[0]!, purchaseId: placed.purchaseId, callback: undefined })
    } catch (error) {
      if (error instanceof DomainError) return error.key
      throw error
    }
    const [seat] = (
      await this.ctx.db.execute<{ id: string }>(
        sql`select group_id as id from group_seats where purchase_id = ${this.purchases.at(-1)!.purchaseId}::uuid`,
      )
    ).rows
    this.groupId ??= seat!.id
    return undefined
  }

  /** The bank blocks the money; its callback waits. */
  async pay(place: number): Promise<void> {
    const purchase = this.purchases[place]!
    await sandboxAct(this.ctx, purchase.reference, 'success', (body) => {
      purchase.callback = body
      return Promise.resolve(503)
    })
  }

  /** Delivers the bank's callback, again where it was delivered before. */
  async deliver(place: number): Promise<void> {
    const { callback } = this.purchases[place]!
    if (callback) await receiveCallback(this.ctx, 'sandbox', callback, sign(callback, sandboxSecret(this.ctx.settings), this.ctx.now()))
  }

  async leave(place: number): Promise<string | undefined> {
    const { member, orderNo } = this.purchases[place]!
    try {
      await leave({ ...this.ctx, member: this.buyers[member]! }, orderNo)
      return undefined
    } catch (error) {
      if (error instanceof DomainError) return error.key
      throw error
    }
  }

  expireUnpaid = (): Promise<number> => expirePurchases(this.ctx)
  expireGroup = (): Promise<number> => expireGroups(this.ctx)

  /** Handles what waits in the outbox, and what that adds, in the order in which it is due; mail leaves unread. */
  async drain(): Promise<void> {
    const registry = messageRegistryOf(this.ctx.modules)
    for (;;) {
      const { rows } = await this.ctx.db.execute<{ id: string; topic: string; subscriber: string; payload: never }>(
        sql`select id, topic, subscriber, payload from outbox where done_at is null order by topic = 'sandbox.callback' desc, due_at, id limit 1`,
      )
      const [row] = rows
      if (!row) return
      if (row.topic !== 'mail' && row.topic !== 'sms' && row.subscriber !== 'notifications') {
        await registry.handlerOf(row.topic, row.subscriber)(this.ctx, row.payload, {
          id: row.id,
          at: this.ctx.now(),
          signal: AbortSignal.timeout(10_000),
        })
      }
      await this.ctx.db.execute(sql`update outbox set done_at = now(), payload = '{}' where id = ${row.id}::uuid`)
    }
  }

  async observe(): Promise<Observed> {
    const { rows } = await this.ctx.db.execute<{ found: Observed & { leaderId: string | null } }>(sql`
      select jsonb_build_object(
        'group', (select jsonb_build_object('state', state, 'claimed', claimed_seats, 'paid', paid_seats, 'leaderId', leader_id)
          from groups where campaign_id = ${this.campaign.id}),
        'purchases', (select coalesce(jsonb_agg(jsonb_build_object('seat', s.state, 'purchase', p.state, 'payment', o.payment,
            'bank', coalesce(c.state, 'open'), 'authorised', y.authorised, 'captured', y.captured, 'voided', y.voided) order by w.place), '[]')
          from unnest(${sql.param(this.purchases.map((purchase) => purchase.purchaseId))}::uuid[]) with ordinality w (id, place)
          join group_seats s on s.purchase_id = w.id join purchases p on p.id = w.id join orders o on o.purchase_id = w.id
          join payments y on y.purchase_id = w.id left join sandbox_charges c on c.reference = y.reference),
        'reserved', f.stock_reserved, 'sold', 100000 - f.stock_on_hand) as found
      from offers f where f.id = ${this.campaign.offerId}`)
    const { found } = rows[0]!
    const group = found.group as (Observed['group'] & { leaderId?: string }) | null
    const leader = this.buyers.findIndex((buyer) => buyer.id === group?.leaderId)
    return {
      ...found,
      group: group ? { state: group.state, claimed: group.claimed, paid: group.paid, leader } : undefined,
    }
  }
}
