import { expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { renderHtml } from '#storefront/app/testing/render.tsx'
import { readSearchQuery } from '../search-query.ts'
import { AppliedFilters } from './applied-filters.tsx'

const attributeList = [{ key: 'colour', name: 'Colour', values: [{ key: 'red', text: 'Red', count: 2 }] }]
const data = { pageResult: { results: [], totalRecord: 2, pageNo: 1, pageSize: 20, totalPage: 1 }, attributeList } as unknown as SearchData

const chipsOf = (address: string) =>
  renderHtml(<AppliedFilters data={data} query={readSearchQuery(new URLSearchParams(address))} />, 'en', ['search'])

it('a chosen value has a chip, and all can be cleared', async () => {
  const html = await chipsOf('id=1&level=1&a.colour=red')
  expect(html).toContain('Red')
  expect(html).toContain('Clear all')
})

it('nothing is cleared where the address names what no product has', async () => {
  expect(await chipsOf('id=1&level=1&a.colour=plaid')).toBe('')
  expect(await chipsOf('id=1&level=1&a.wheels=4')).toBe('')
})
