// @vitest-environment happy-dom
import { act } from 'react'
import { useLoaderData } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleOrder } from '#storefront/app/testing/sample-order.ts'
import { OrderStatusText } from './order-status-text.tsx'

const payBefore = '2026-11-20T08:10:00.000Z'

/** An order as the server has it now: it ends what was not paid by turns, up to fifteen seconds later. */
function orderNow() {
  const isExpired = Date.now() > Date.parse(payBefore) + 15_000
  const state = isExpired
    ? ({ label: 'cancelled', payment: 'expired', fulfilment: 'cancelled' } as const)
    : ({ label: 'toPay', payment: 'unpaid', payBefore } as const)
  return { order: { ...sampleOrder, ...state }, serverNow: new Date().toISOString() }
}

const Status = () => <OrderStatusText {...useLoaderData<typeof orderNow>()} />

it('says that the time to pay is over once the server has ended the order', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-11-20T08:09:50.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const page = await mount(<Status />, { catalogues: ['orders'], data: orderNow })
  expect(page.text()).toContain('00:10')
  for (let seconds = 0; seconds < 32; seconds++) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(page.text()).not.toContain('00:00')
  expect(page.text()).toContain('The time to pa')
})
