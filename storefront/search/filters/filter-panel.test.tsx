// @vitest-environment happy-dom
import { act } from 'react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { readSearchQuery } from '../search-query.ts'

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

const priceOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const withPrices = { ...data, priceRange: { min: 500, max: 90_000 } } as SearchData
const query = readSearchQuery(new URLSearchParams('keywords=tea'))

it('reads prices as people write them, and says at the field what is none', async () => {
  const page = await mount(
    <>
      <FilterPanel data={withPrices} query={query} />
      <Address />
    </>,
    { catalogues: ['search'] },
  )
  await page.type(priceOf('priceMin'), '1\u00a0234,50 ₾')
  await page.type(priceOf('priceMax'), 'cheap')
  await page.submit()
  expect(page.text()).toContain('at /')
  expect(document.activeElement).toBe(priceOf('priceMax'))
  await act(async () => priceOf('priceMax').blur())
  expect(priceOf('priceMax').getAttribute('aria-invalid')).toBe('true')
  expect(page.text()).toContain('Enter a price in lari')
  await page.type(priceOf('priceMax'), '1.500')
  expect(page.text()).not.toContain('Enter a price in lari')
  await page.submit()
  expect(page.text()).toContain('at /search_result?keywords=tea&priceMin=1234.5&priceMax=1500')
})

it('offers the steps of the rating, one of them at a time', async () => {
  const rated = { ...data, ratingCounts: [3, 7] } as SearchData
  const page = await mount(
    <>
      <FilterPanel data={rated} query={readSearchQuery(new URLSearchParams('keywords=tea&ratingMin=3'))} />
      <Address />
    </>,
    { catalogues: ['search'] },
  )
  const steps = [...document.querySelectorAll<HTMLInputElement>('[name=ratingMin]')]
  expect(steps.map(({ value, checked, labels }) => [value, checked, labels?.[0]?.textContent])).toEqual([
    ['4', false, '4 stars and up3'],
    ['3', true, '3 stars and up7'],
    ['', false, 'Any'],
  ])
  await page.click(steps[0]!)
  expect(page.text()).toContain('at /search_result?keywords=tea&ratingMin=4')
  await page.click(steps[2]!)
  expect(page.text()).toMatch(/at \/search_result\?keywords=tea$/)
})

it('offers no steps that no product reaches', async () => {
  await mount(<FilterPanel data={{ ...data, ratingCounts: [0, 0] } as SearchData} query={query} />, { catalogues: ['search'] })
  expect(document.querySelector('[name=ratingMin]')).toBeNull()
})

it('complains of nothing that an input method has not finished', async () => {
  const page = await mount(<FilterPanel data={withPrices} query={query} />, { catalogues: ['search'] })
  await page.type(priceOf('priceMin'), 'ｓａｎ')
  const press = (key: KeyboardEventInit = {}) =>
    act(async () => void priceOf('priceMin').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...key })))
  await press({ isComposing: true })
  // Safari: the composition has ended already.
  await press({ keyCode: 229 })
  expect(page.text()).not.toContain('Enter a price in lari')
  await press()
  expect(page.text()).toContain('Enter a price in lari')
})

it('says so too where a form without scripts sent it', async () => {
  const page = await mount(<FilterPanel data={withPrices} query={query} />, {
    catalogues: ['search'],
    path: '/search_result?keywords=tea&priceMin=cheap',
  })
  expect(priceOf('priceMin').value).toBe('cheap')
  expect(page.text()).toContain('Enter a price in lari')
})

function Address() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

it('applies a price when its field is left, once, and leaves one that is none', async () => {
  const page = await mount(
    <>
      <FilterPanel data={withPrices} query={query} />
      <Address />
    </>,
    { catalogues: ['search'] },
  )
  const leave = (name: string) => act(async () => void priceOf(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await page.type(priceOf('priceMin'), 'cheap')
  await leave('priceMin')
  expect(page.text()).toContain('at /')
  expect(page.text()).not.toContain('at /search_result')
  await page.type(priceOf('priceMax'), '99,90')
  await leave('priceMax')
  expect(page.text()).toContain('at /search_result?keywords=tea&priceMax=99.9')
  expect(priceOf('priceMin').value).toBe('cheap')
})

it('folds what attributes beyond the third hold, unless a value of it is selected', async () => {
  const values = ['one', 'two'].map((key) => ({ key, text: key, count: 2 }))
  const attributeList = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, name: `Attribute ${key}`, values }))
  const attributed = { ...data, attributeList } as unknown as SearchData
  await mount(<FilterPanel data={attributed} query={readSearchQuery(new URLSearchParams('keywords=tea&a.e=two'))} />, {
    catalogues: ['search'],
  })
  const folds = [...document.querySelectorAll('details')].filter((details) => details.querySelector('legend'))
  expect(folds.map((details) => [details.querySelector('summary')!.textContent, details.open])).toEqual([
    ['Attribute d', false],
    ['Attribute e', true],
  ])
  expect(document.querySelector<HTMLInputElement>('[name="a.e"][value=two]')!.checked).toBe(true)
})
