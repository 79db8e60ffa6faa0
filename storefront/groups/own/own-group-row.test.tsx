// @vitest-environment happy-dom
import { act } from 'react'
import { useLoaderData } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { OwnGroup } from '#contract/groups/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { OwnGroupRow } from './own-group-row.tsx'

const begun = Date.parse('2026-11-29T10:00:00.000Z')
const deadline = '2026-11-29T10:00:30.000Z'
const picture = { src: '/media/mug', width: 640, height: 640, color: '#eee' }

/** The member's group as the server has it now: two seconds after its time it has ended it. */
function groupNow(): OwnGroup {
  const isOver = Date.now() > Date.parse(deadline) + 2000
  return {
    seat: { orderNo: '261129-B8M7RBXPCC6', outcome: isOver ? 'expired' : 'waiting', placedAt: deadline, total: 2700, units: 1 },
    group: {
      ...{ groupId: 'g', size: 3, members: [{ name: 'Nino B.', leader: true }], state: isOver ? 'expired' : 'open', deadline },
      ...{ serverNow: new Date().toISOString(), offer: { name: 'Mug', productId: 1, offerId: 5, options: [], picture } },
    },
  } as unknown as OwnGroup
}

const Row = () => <OwnGroupRow {...useLoaderData<OwnGroup>()} />

it('says that a group did not fill once its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: begun })
  onTestFinished(() => void vi.useRealTimers())
  const page = await mount(<Row />, { catalogues: ['groups'], data: groupNow })
  expect(page.text()).toContain('1 of 3 joined')
  for (let seconds = 0; seconds < 38; seconds++) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(page.text()).not.toContain('1 of 3 joined')
  expect(page.text()).toContain('Did not')
})
