// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { DealCard, Slot } from '#contract/deals/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { LightningSection } from './lightning-section.tsx'

const serverNow = '2026-11-23T10:00:00.000Z'
const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const slotOf = (state: Slot['state']): Slot => ({
  startsAt: '2026-11-23T08:00:00.000Z',
  endsAt: '2026-11-23T12:30:00.000Z',
  state,
  count: 1,
})
const deal: DealCard = {
  ...{ dealId: 3, offerId: 5, productId: 9, name: 'Dila mug', options: [], picture, price: 1200, listPrice: 2400, plainPrice: 2400 },
  ...{
    quota: 12,
    unitsLeft: 9,
    claimed: 25,
    memberLimit: 2,
    startsAt: slotOf('live').startsAt,
    endsAt: slotOf('live').endsAt,
    state: 'live',
  },
}

/** The zone with what the call of the deals answered. */
function zone(slot: Slot) {
  const page = { results: [deal], pageNo: 1, pageSize: 6, totalPage: 1, totalRecord: 1 }
  return mount(<LightningSection lightning={{ serverNow, slots: [slot], slot, page }} />, {
    lang: 'en',
    catalogues: ['catalogue', 'deals'],
  })
}

it('counts down to the end of what runs, with its price, how much is claimed and the way to all', async () => {
  const page = await zone(slotOf('live'))
  expect(page.text()).toMatch(/Ends in *0?2:30:00/)
  expect(page.text()).toMatch(/Dila mug.*12.*25% claimed/)
  expect(page.get('link', 'Dila mug').getAttribute('href')).toBe('/details?id=9&offer=5')
})

it('keeps up with what is claimed while the page is open', async () => {
  const progress = { deals: [{ dealId: 3, unitsLeft: 0, claimed: 100, state: 'soldOut' as const }], serverNow }
  const look = vi.spyOn(api.deals, 'progress').mockResolvedValue(progress)
  const page = await zone(slotOf('live'))
  await page.settle(50)
  expect(look).toHaveBeenCalledWith({ dealIds: [3] })
  expect(page.text()).toContain('All claimed')
  look.mockRestore()
})

it('counts down to the start of what comes, and is absent when the last slot has ended', async () => {
  const coming = await zone({ ...slotOf('next'), startsAt: '2026-11-23T11:00:00.000Z' })
  expect(coming.text()).toMatch(/Starts in *0?1:00:00/)
  expect((await zone(slotOf('ended'))).text()).not.toContain('Dila mug')
})
