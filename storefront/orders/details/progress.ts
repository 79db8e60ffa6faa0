import { dispatchDay } from '#contract/checkout/delivery.ts'
import { dayInTbilisi } from '#contract/core/calendar.ts'
import type { OrderDetails } from '#contract/orders/calls.ts'

type Step = OrderDetails['timeline'][number]['step']
type ComingStep = 'paid' | 'packed' | 'shipped' | 'delivered' | 'refunded'

/** A step that happened, with its instant, or one that is to come, with the day it is expected on or the instant it ends at. */
export type ProgressStep =
  | { step: Step; at: string }
  | { step: ComingStep; coming: true; next: boolean; day?: string | undefined; until?: string | undefined }

type Order = Pick<OrderDetails, 'label' | 'payment' | 'fulfilment' | 'method' | 'placedAt' | 'payBefore' | 'arrives' | 'refund'> & {
  timeline: readonly OrderDetails['timeline'][number][]
}

/**
 * The whole way of an order: what happened, then what is to come until it is delivered, or until the money of a cancelled one
 * is back. The first coming step is the next one. Days that are over are left out: a late parcel has no promise.
 * @param now ISO 8601
 */
export function progressOf(order: Order, now: string): ProgressStep[] {
  const past = order.timeline.filter(({ step, at }) => step !== 'payOnDelivery' || at !== order.placedAt)
  const today = dayInTbilisi(new Date(now))
  const leaves = dispatchDay(new Date(order.placedAt))
  const expected: Partial<Record<ComingStep, string | undefined>> = { packed: leaves, shipped: leaves, delivered: order.arrives }
  const coming = comingSteps(order).map((step, place) => {
    const day = expected[step]
    return {
      ...{ step, coming: true as const, next: place === 0 },
      ...(day && day >= today ? { day } : {}),
      ...(step === 'paid' && order.payBefore ? { until: order.payBefore } : {}),
    }
  })
  return [...past, ...coming]
}

function comingSteps({ timeline, label, method, refund }: Order): ComingStep[] {
  if (label === 'cancelled') return refund?.state === 'due' || refund?.state === 'failed' ? ['refunded'] : []
  const done = new Set(timeline.map(({ step }) => step))
  const way: ComingStep[] = [...(method === 'cash' ? [] : ['paid' as const]), 'packed', 'shipped', 'delivered']
  return way.filter((step) => !done.has(step))
}
