import { describe, expect, it } from 'vitest'
import { progressOf, type ProgressStep } from './progress.ts'

const placedAt = '2026-11-20T08:00:00.000Z'
const base = {
  label: 'toShip',
  payment: 'paid',
  fulfilment: 'waiting',
  method: 'sandbox',
  placedAt,
  arrives: '2026-11-21',
  timeline: [{ step: 'placed', at: placedAt }],
} as const
const paidAt = { step: 'paid', at: '2026-11-20T08:02:00.000Z' } as const
const short = (steps: ProgressStep[]) =>
  steps.map((step) => ('at' in step ? step.step : `${step.next ? '>' : '-'} ${step.step} ${step.day ?? step.until ?? ''}`.trim()))

describe('the way of an order', () => {
  it('shows what happened and every step to come with its day', () => {
    expect(short(progressOf({ ...base, timeline: [...base.timeline, paidAt] }, placedAt))).toEqual([
      'placed',
      'paid',
      '> packed 2026-11-20',
      '- shipped 2026-11-20',
      '- delivered 2026-11-21',
    ])
  })

  it('begins with the payment, and with its end, where that is open', () => {
    const payBefore = '2026-11-20T08:15:00.000Z'
    expect(short(progressOf({ ...base, label: 'toPay', payment: 'unpaid', payBefore }, placedAt)).slice(0, 3)).toEqual([
      'placed',
      `> paid ${payBefore}`,
      '- packed 2026-11-20',
    ])
  })

  it('has no payment step where the courier is paid, and promises no day that is over', () => {
    const timeline = [...base.timeline, { step: 'payOnDelivery', at: placedAt }] as const
    const order = { ...base, method: 'cash', payment: 'unpaid', timeline: [...timeline] } as const
    expect(short(progressOf(order, '2026-11-22T08:00:00.000Z'))).toEqual(['placed', '> packed', '- shipped', '- delivered'])
  })

  it('of a cancelled order that was paid ends with its money', () => {
    const timeline = [...base.timeline, paidAt, { step: 'cancelled', at: '2026-11-20T09:00:00.000Z' } as const]
    const cancelled = { ...base, label: 'cancelled', fulfilment: 'cancelled', timeline } as const
    const refund = { state: 'due', amount: 4200 } as const
    expect(short(progressOf({ ...cancelled, refund }, placedAt))).toEqual(['placed', 'paid', 'cancelled', '> refunded'])
    expect(short(progressOf({ ...cancelled, refund: { state: 'disputed', amount: 0 } }, placedAt)).at(-1)).toBe('cancelled')
    const back = { step: 'refunded', at: '2026-11-20T09:00:05.000Z' } as const
    expect(short(progressOf({ ...cancelled, payment: 'refunded', timeline: [...timeline, back] }, placedAt)).at(-1)).toBe('refunded')
    expect(short(progressOf({ ...cancelled, payment: 'cancelled', method: 'cash' }, placedAt)).at(-1)).toBe('cancelled')
  })
})
