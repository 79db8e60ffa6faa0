// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { OwnGroup, ProductGroups } from '#contract/groups/calls.ts'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { OpenGroups } from './product-groups.tsx'

const listOwn = vi.spyOn(api.groups, 'list')
const group = { groupId: 'g', size: 3, seatsLeft: 2, deadline: '2026-11-30T10:00:00.000Z', members: [{ name: 'Nino B.', leader: true }] }
const campaign = { campaignId: 7, offerId: 5, price: 2700, size: 3, hours: 24, maxUnits: 5, endsAt: '2026-12-01T10:00:00.000Z' }
const loaded: ProductGroups = { serverNow: '2026-11-29T10:00:00.000Z', campaigns: [{ ...campaign, groups: [group] }] }

/** The groups of a product for a member who has eleven running groups, the oldest of this campaign or of another. */
async function groupsFor(campaignId: number) {
  const ownGroup = { seat: { orderNo: '261129-B8M7RBXPCC6' }, group: { campaignId } } as OwnGroup
  const newer = Array.from({ length: 10 }, (_, place) => ({ ...ownGroup, group: { campaignId: 100 + place } }) as OwnGroup)
  listOwn.mockImplementation(async ({ pageSize = 10 } = {}) => {
    const page = { results: [...newer, ownGroup].slice(0, pageSize), totalRecord: 11, pageNo: 1, pageSize, totalPage: 1 }
    return { page, counts: { all: 11, open: 11, succeeded: 0, ended: 0 } }
  })
  vi.spyOn(api.groups, 'ofProduct').mockResolvedValue(loaded)
  const offer = { offerId: 5, price: 3600, available: 9 }
  const part = <OpenGroups productId={1} loaded={loaded} offer={offer} quantity={1} hasButton={false} onGroups={() => undefined} />
  const shown = await mount(part, { catalogues: ['groups'] })
  await shown.settle()
  return [...document.querySelectorAll('a')].map((link) => [link.textContent!.replaceAll(/\s/g, ' '), link.getAttribute('href')])
}

beforeEach(() => {
  listOwn.mockReset()
  signBrowserOut()
})

const join = ['Join', '/groupIntroduction?group=g']
const openFor = ['Open a group · 27 ₾', '/submit?buy=5&quantity=1&group=new']

it('invites a visitor to join a group or to open one, and asks for no groups of theirs', async () => {
  expect(await groupsFor(7)).toEqual([openFor, join])
  expect(listOwn).not.toHaveBeenCalled()
})

it('invites who is in a running group of another campaign', async () => {
  signBrowserIn()
  expect(await groupsFor(8)).toEqual([openFor, join])
})

it('leads who is in a running group of the campaign to it, and offers no second one', async () => {
  signBrowserIn()
  expect(await groupsFor(7)).toEqual([['Go to my group', '/groupDetail/261129-B8M7RBXPCC6']])
})
