// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Slot } from '#contract/deals/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import LightningDealsRoute from './lightning-deals.route.tsx'

const begun = Date.parse('2026-11-29T10:00:00.000Z')
const at = (seconds: number) => new Date(begun + seconds * 1000).toISOString()
const slotOf = (from: number, to: number): Slot => {
  const now = Date.now()
  const state = Date.parse(at(to)) <= now ? 'ended' : Date.parse(at(from)) > now ? 'next' : 'live'
  return { startsAt: at(from), endsAt: at(to), state, count: 3 }
}

it('shows on the tabs of the slots how each stands, also while another slot is looked at', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: begun })
  onTestFinished(() => void vi.useRealTimers())
  const page = await mount(<LightningDealsRoute />, {
    catalogues: ['deals', 'catalogue'],
    data: () => {
      const slots = [slotOf(-3600, 20), slotOf(50, 7200), slotOf(7200, 10_800)]
      const results = { results: [], pageNo: 1, pageSize: 40, totalPage: 0, totalRecord: 0 }
      return { zone: { serverNow: new Date().toISOString(), slots, slot: slots[2], page: results }, slot: slots[2], preview: [], cards: [] }
    },
  })
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed++) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  const tabs = () => [...document.querySelectorAll('nav[aria-label] a small:first-of-type')].map(({ textContent }) => textContent)
  expect(tabs()).toEqual(['On now', 'Today', 'Today'])
  await pass(25)
  expect(tabs()).toEqual(['Ended', 'Today', 'Today'])
  await pass(30)
  expect(tabs()).toEqual(['Ended', 'On now', 'Today'])
  expect(page.text()).toContain('Starts in')
})
