// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import type { GroupCampaign, GroupCampaigns, OwnGroup } from '#contract/groups/calls.ts'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import type { CampaignQuery } from './campaign/campaigns-path.ts'
import GroupbuyDealsRoute from './groupbuy-deals.route.tsx'

const categoryList = [
  { id: 4, categoryName: 'Kitchen', count: 2 },
  { id: 5, categoryName: 'Toys', count: 1 },
]
const sizes = [
  { size: 2, count: 1 },
  { size: 3, count: 2 },
]
const none = { results: [], pageNo: 1, pageSize: 20, totalPage: 0, totalRecord: 0, serverNow: '2026-11-28T10:00:00.000Z' }

const pageOf = (query: Partial<CampaignQuery>, campaigns: Partial<GroupCampaigns> = {}, lang: Language = 'en') =>
  mount(<GroupbuyDealsRoute />, {
    lang,
    catalogues: ['groups', 'catalogue'],
    data: { query: { sort: 'open', page: 1, ...query }, campaigns: { ...none, categoryList, sizes, ...campaigns } },
  })
beforeEach(signBrowserOut)
const picture = { src: '/media/mug', width: 640, height: 640, color: '#eee' }
const campaignOf = (campaignId: number, name: string, open?: object) =>
  ({
    campaignId,
    offer: { name, productId: campaignId, offerId: 5, price: 3600, options: [], picture },
    price: 2700,
    size: 3,
    hours: 24,
    group: open,
  }) as unknown as GroupCampaign
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

it('each choice leaves the others as they are and begins at the first page', async () => {
  const page = await pageOf({ categoryId: 4, size: 3, sort: 'price', page: 2 }, { totalRecord: 30, totalPage: 2, pageNo: 2 })
  expect(hrefOf(page.get('link', /^Toys/))).toBe('/groupbuy-deals?categoryId=5&size=3&sort=price')
  expect(hrefOf(page.get('link', 'All'))).toBe('/groupbuy-deals?size=3&sort=price')
  expect(hrefOf(page.get('link', '2 people'))).toBe('/groupbuy-deals?categoryId=4&size=2&sort=price')
  expect(hrefOf(page.get('link', 'any size'))).toBe('/groupbuy-deals?categoryId=4&sort=price')
  expect(hrefOf(page.get('link', 'Biggest saving'))).toBe('/groupbuy-deals?categoryId=4&size=3&sort=saving')
  expect(hrefOf(page.get('link', 'Page 1'))).toBe('/groupbuy-deals?categoryId=4&size=3&sort=price')
})

it('leads from a choice without campaigns to all of them, and to the discounts where there is none at all', async () => {
  const narrowed = await pageOf({ size: 9 })
  expect(hrefOf(narrowed.get('link', 'See group prices'))).toBe('/groupbuy-deals')
  const empty = await pageOf({}, { categoryList: [], sizes: [] })
  expect(hrefOf(empty.get('link', 'See the discounts'))).toBe('/discount-deals')
  expect(empty.text()).not.toContain('Sort by')
})

it('leads who is in a running group of a campaign to it, and others to join one or to open one', async () => {
  signBrowserIn()
  const ownGroup = { seat: { orderNo: '261129-B8M7RBXPCC6' }, group: { campaignId: 7 } } as OwnGroup
  const page = { results: [ownGroup], totalRecord: 1, pageNo: 1, pageSize: 10, totalPage: 1 }
  vi.spyOn(api.groups, 'list').mockResolvedValue({ page, counts: { all: 1, open: 1, succeeded: 0, ended: 0 } })
  const group = { groupId: 'g', seatsLeft: 1, deadline: '2026-11-30T10:00:00.000Z', members: [{ name: 'Nino B.', leader: true }] }
  const campaigns = [campaignOf(7, 'Mug', group), campaignOf(8, 'Bowl', group), campaignOf(9, 'Jug')]
  const shown = await pageOf({}, { results: campaigns, totalRecord: 3, totalPage: 1 })
  await shown.settle()
  expect(hrefOf(shown.get('link', 'Go to my group: Mug'))).toBe('/groupDetail/261129-B8M7RBXPCC6')
  expect(hrefOf(shown.get('link', 'Join: Bowl'))).toBe('/groupIntroduction?group=g')
  expect(shown.has('link', 'Open a group: Jug')).toBe(true)
  expect(shown.has('link', 'Join: Mug')).toBe(false)
})

it('offers a group no longer once its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(none.serverNow) })
  onTestFinished(() => void vi.useRealTimers())
  const group = { groupId: 'g', seatsLeft: 1, deadline: '2026-11-28T10:00:30.000Z', members: [{ name: 'Nino B.', leader: true }] }
  const shown = await mount(<GroupbuyDealsRoute />, {
    catalogues: ['groups', 'catalogue'],
    data: () => {
      const serverNow = new Date().toISOString()
      const results = [campaignOf(8, 'Bowl', serverNow < group.deadline ? group : undefined)]
      return {
        query: { sort: 'open', page: 1 },
        campaigns: { ...none, serverNow, results, totalRecord: 1, totalPage: 1, categoryList, sizes },
      }
    },
  })
  expect(shown.has('link', 'Join: Bowl')).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(34_000))
  expect(shown.has('link', 'Join: Bowl')).toBe(false)
  expect(shown.has('link', 'Open a group: Bowl')).toBe(true)
})

it.each(languages)('has every text in %s', async (lang) => {
  expect((await pageOf({ size: 3 }, { totalRecord: 2, deepest: 30 }, lang)).text()).not.toMatch(/groups\.|catalogue\./)
})
