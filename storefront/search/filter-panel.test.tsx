// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { readSearchQuery } from './search-query.ts'

const brandList = Array.from({ length: 100 }, (_, at) => ({ brandId: at + 1, brandName: `Brand ${at + 1}`, count: 200 - at }))
const data = {
  ...{ pageResult: { results: [], totalRecord: 0, pageNo: 1, pageSize: 20, totalPage: 1 }, searchType: 'search', crumbs: [] },
  brandList,
} as unknown as SearchData

const field = (id: number) => document.querySelector<HTMLInputElement>(`[name=brandIds][value="${id}"]`)

it('renders few of many values until they are unfolded, and those that are selected', async () => {
  const query = readSearchQuery(new URLSearchParams('id=1&level=1'))
  await mount(<FilterPanel data={data} query={query} />, { catalogues: ['search'] })
  expect([field(18) !== null, field(19)]).toEqual([true, null])
  const details = document.querySelector('details')!
  act(() => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  expect(field(100)).not.toBeNull()
})

it('renders a selected value wherever it stands', async () => {
  const query = readSearchQuery(new URLSearchParams('id=1&level=1&brandIds=80'))
  await mount(<FilterPanel data={data} query={query} />, { catalogues: ['search'] })
  expect(field(80)!.checked).toBe(true)
})
