// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import type { GroupCampaigns } from '#contract/groups/calls.ts'
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

it.each(languages)('has every text in %s', async (lang) => {
  expect((await pageOf({ size: 3 }, { totalRecord: 2, deepest: 30 }, lang)).text()).not.toMatch(/groups\.|catalogue\./)
})
