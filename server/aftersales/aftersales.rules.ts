import type { CaseAction, CaseReason, CaseState, CaseWay } from '#contract/aftersales/constants.ts'
import { waysOf } from '#contract/aftersales/rules.ts'
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'
import { refundSplit, type PaymentLedger } from '#server/orders/purchases/order-money.rules.ts'
import { isReturnable, type ReturnFacts } from '#server/orders/orders.rules.ts'

/**
 * A case goes one way from its application to its end; which way depends on what was asked for. Nothing is refunded before
 * it is back where something is to come back. `agreed -> received` is a parcel whose sender forgot to report it; an exchange
 * whose replacement is gone may end in a refund.
 */
export const caseMoves = {
  refund: {
    applied: ['agreed', 'declined', 'withdrawn'],
    agreed: ['refunded', 'withdrawn'],
  },
  return: {
    applied: ['agreed', 'declined', 'withdrawn'],
    agreed: ['returning', 'received', 'withdrawn'],
    returning: ['received'],
    received: ['refunded', 'rejected'],
  },
  exchange: {
    applied: ['agreed', 'declined', 'withdrawn'],
    agreed: ['returning', 'received', 'withdrawn'],
    returning: ['received'],
    received: ['exchanged', 'refunded', 'rejected'],
  },
} as const satisfies Record<CaseWay, Partial<Record<CaseState, readonly CaseState[]>>>

/** States in which somebody still has something to do: the lines of such a case can be in no other. */
export const openCaseStates = ['applied', 'agreed', 'returning', 'received'] as const satisfies CaseState[]

/** Whether a case has not ended. */
export const isOpen = (state: CaseState): boolean => openCaseStates.some((open) => open === state)

/** Whether a case of this way may move so. */
export function mayMove(way: CaseWay, from: CaseState, to: CaseState): boolean {
  const moves: Partial<Record<CaseState, readonly CaseState[]>> = caseMoves[way]
  return moves[from]?.includes(to) ?? false
}

/** `way state` of every case that may become `to`: what a guarded update asks for. */
export function casesBefore(to: CaseState): string[] {
  return (Object.keys(caseMoves) as CaseWay[]).flatMap((way) =>
    openCaseStates.filter((from) => mayMove(way, from, to)).map((from) => `${way} ${from}`),
  )
}

/** What the member may do now; the page draws only these and the server rejects the others. */
export function caseActionsOf({ way, state }: { way: CaseWay; state: CaseState }): CaseAction[] {
  const actions: CaseAction[] = []
  if (mayMove(way, state, 'returning')) actions.push('markSent')
  if (mayMove(way, state, 'withdrawn')) actions.push('withdraw')
  if (isOpen(state)) actions.push('message')
  return actions
}

const day = 24 * 3600_000
/** ms that Tbilisi is ahead of UTC; it has no daylight saving time. */
const tbilisi = 4 * 3600_000
/** Days after the delivery in which a natural person may return without a reason (design/domain section 2). */
const withdrawalDays = 14

/** The end of the fourteenth day after the delivery, in Tbilisi. */
export function withdrawalUntil(deliveredAt: Date): Date {
  const lastDay = Math.floor((deliveredAt.getTime() + tbilisi) / day) + withdrawalDays
  return new Date((lastDay + 1) * day - tbilisi)
}

/** How a case's money stands: what a refund of its units would send now, or has sent, and what stands in its way. Tetri. */
export interface CaseMoney {
  amount: number
  disputed?: true
  refundFailed?: true
}

interface MoneyFacts {
  state: CaseState
  way: CaseWay
  /** What its units are worth, in tetri. */
  amount: number
  method: PaymentMethod
  ledger: PaymentLedger & { dispute: string | null }
  refund: { amount: number; outside: number; state: string } | null
}

/** No more is promised than is left at the provider, and nothing while the bank decides on a dispute. */
export function caseMoneyOf({ state, way, amount, method, ledger, refund }: MoneyFacts): CaseMoney {
  if (refund) return { amount: refund.amount - refund.outside, ...(refund.state === 'failed' ? { refundFailed: true } : {}) }
  if (way === 'exchange') return { amount: 0 }
  if (isPaidOnDelivery(method) || !isOpen(state)) return { amount }
  if (ledger.dispute === 'open') return { amount: 0, disputed: true }
  return { amount: refundSplit(ledger, amount).sent }
}

export interface Applicant {
  /** 0 natural person, 1 legal entity. */
  memberType: 0 | 1
}

/** Why an order's lines may be returned now, in the order of the form; none where nothing can be asked for. */
export function reasonsFor(order: ReturnFacts, { memberType }: Applicant, now: Date): CaseReason[] {
  if (!isReturnable(order, now)) return []
  if (!order.deliveredAt) return ['notArrived']
  const withdraws = memberType === 0 && now < withdrawalUntil(order.deliveredAt)
  const defects: CaseReason[] = ['defective', 'damaged', 'notAsDescribed', 'wrongItem', 'missingParts', 'notArrived']
  return withdraws ? ['changedMind', ...defects] : defects
}

/** Whether this may be asked for. */
export function isAllowed(reasons: readonly CaseReason[], { reason, way }: { reason: CaseReason; way: CaseWay }): boolean {
  return reasons.includes(reason) && waysOf(reason).includes(way)
}
