import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentState } from '#contract/payments/constants.ts'
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'

/** What became of the purchase that is paid for, as `orders` names it. */
export type PurchaseState = 'open' | 'authorised' | 'paid' | 'expired' | 'cancelled' | 'voided' | 'onDelivery'

/** Seconds a signature may be old or ahead (design/domain section 7). */
export const tolerance = 300

/**
 * `authorised` blocks the money, `succeeded` took it, `voided` released the block; after `declined` and `cancelled` it can be tried again. The others
 * happen outside the shop: `returned` says how much in all, `returnFailed` that so much of it did not reach the shopper, `refundFailed` that what we
 * asked for did not, the rest that the shopper has disputed it at the bank.
 */
export const providerEventTypes = [
  ...(['authorised', 'succeeded', 'voided', 'declined', 'cancelled'] as const),
  ...(['returned', 'disputed', 'disputeWon', 'disputeLost', 'refundFailed', 'returnFailed'] as const),
] as const

/** What a provider reports. Amounts in tetri. */
export interface ProviderEvent {
  id: string
  type: (typeof providerEventTypes)[number]
  /** Our id of the payment. */
  payment: string
  amount: number
  reason?: string
  /** The refund that failed: our key of it, and which attempt. */
  refund?: { key: string; attempt: number }
}

/** What a provider writes into `kalata-signature`: HMAC-SHA256 over the time and the raw body. */
export function sign(rawBody: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${hmac(t, rawBody, secret).toString('hex')}`
}

/** Whether a header was made with the secret for this very body, not more than 300 s ago. Several `v1` are tried: secrets rotate. */
export function isSigned(header: string | undefined, rawBody: string, secret: string, now: Date): boolean {
  const parts = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const t = /^\d{1,12}$/.test(time) ? Number(time) : NaN
  if (!Number.isSafeInteger(t) || Math.abs(now.getTime() / 1000 - t) > tolerance) return false
  const expected = hmac(t, rawBody, secret)
  return parts.some(
    ([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  )
}

function hmac(t: number, rawBody: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${t}.${rawBody}`).digest()
}

/** A provider's event as we read it; undefined for anything of another shape. */
export function readEvent(rawBody: string): ProviderEvent | undefined {
  let value: Partial<ProviderEvent> | null
  try {
    value = JSON.parse(rawBody) as Partial<ProviderEvent> | null
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { id, type, payment, amount, reason, refund } = value
  if (typeof id !== 'string' || !/^[\w-]{8,100}$/.test(id)) return undefined
  if (!providerEventTypes.includes(type as ProviderEvent['type'])) return undefined
  if (typeof payment !== 'string' || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(payment)) return undefined
  if (!Number.isSafeInteger(amount)) return undefined
  if ((type === 'refundFailed') !== isRefundName(refund)) return undefined
  const named = refund ? { refund: { key: refund.key, attempt: refund.attempt } } : {}
  return {
    id,
    type: type!,
    payment,
    amount: amount!,
    ...(typeof reason === 'string' && /^\w{1,40}$/.test(reason) ? { reason } : {}),
    ...named,
  }
}

function isRefundName(value: ProviderEvent['refund'] | null): boolean {
  return typeof value?.key === 'string' && value.key.length <= 200 && Number.isSafeInteger(value.attempt)
}

interface Facts {
  method: PaymentMethod
  captured: number
  refunded: number
  reason: string | null
}

/** One state for a payment, from its money and from what became of its purchase. */
export function stateOf({ method, captured, refunded, reason }: Facts, purchase: PurchaseState): PaymentState {
  const ended = purchase === 'expired' || purchase === 'cancelled' || purchase === 'voided'
  if (captured > 0 && purchase !== 'authorised') return refunded === captured || ended ? 'refunded' : 'succeeded'
  if (purchase === 'authorised' || purchase === 'voided') return purchase
  if (isPaidOnDelivery(method)) return 'onDelivery'
  if (purchase === 'expired' || purchase === 'cancelled') return purchase
  if (purchase === 'paid') return 'succeeded'
  return reason ? 'declined' : 'waiting'
}

/** How a refund may stand: asked of the provider, done by it, or not done by it, which an operator answers. */
export const refundStates = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** How a dispute may stand: the bank asks, the money is ours, or it went back to the shopper. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** A refund as the provider is asked for it. Tetri. */
export interface RefundOrder {
  amount: number
  /** Asked for twice with one key, it is one; a failed one is asked for again with the next attempt. */
  key: string
  attempt: number
}

/** What a provider throws that returns nothing while the shopper disputes the payment at the bank, or after the bank has returned it. */
export class ChargeDisputed extends Error {
  override readonly name = 'ChargeDisputed'
}

/** A charge as the mall and its provider know it. */
export interface Charge {
  /** The provider's own name of it. */
  reference: string
  paymentId: string
  /** Tetri. */
  amount: number
}

/** How a charge may stand at a provider. */
export const chargeStates = ['open', 'authorised', 'captured', 'void'] as const
export type ChargeState = (typeof chargeStates)[number]

/** A line as a refund sees it. Tetri for all its units. */
export interface RefundableLine {
  position: number
  quantity: number
  lineTotal: number
  refundedQuantity: number
}

/** Units of a line that are to be refunded. */
export interface RefundUnits {
  position: number
  quantity: number
}

export interface RefundPlan {
  /** Tetri; the sum of the lines. */
  amount: number
  lines: { position: number; quantity: number; amount: number }[]
}

/**
 * What units of an order's lines are worth. A line's total is spread over its units without losing a tetri: refunding unit by
 * unit, in any order and any parts, ends at exactly the line's total.
 * @param asked units by line; a line that is named twice is asked for its sum
 * @returns undefined where a line is unknown, nothing is asked, or more than was bought and not refunded yet
 */
export function refundPlan(lines: readonly RefundableLine[], asked: readonly RefundUnits[]): RefundPlan | undefined {
  const units = new Map<number, number>()
  for (const { position, quantity } of asked) units.set(position, (units.get(position) ?? 0) + quantity)
  const planLines: RefundPlan['lines'] = []
  for (const [position, quantity] of units) {
    const line = lines.find((each) => each.position === position)
    if (!line || !(quantity > 0) || quantity > line.quantity - line.refundedQuantity) return undefined
    const upTo = (count: number) => Math.floor((line.lineTotal * count) / line.quantity)
    planLines.push({ position, quantity, amount: upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity) })
  }
  const amount = planLines.reduce((sum, line) => sum + line.amount, 0)
  return amount > 0 ? { amount, lines: planLines } : undefined
}

/** All units that are not refunded yet. */
export function remainingUnits(lines: readonly RefundableLine[]): RefundUnits[] {
  return lines
    .map(({ position, quantity, refundedQuantity }) => ({ position, quantity: quantity - refundedQuantity }))
    .filter((units) => units.quantity > 0)
}
