// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import DiscountDealsRoute from './discount-deals.route.tsx'

const category = { id: 4, categoryName: 'Kitchen', count: 2 }
const empty = { results: [], pageNo: 1, pageSize: 20, totalPage: 0, totalRecord: 0 }

/** The page without a product: of a category, and with what other categories have. */
const pageOf = (data: object, lang: Language = 'en') =>
  mount(<DiscountDealsRoute />, {
    lang,
    catalogues: ['deals', 'catalogue'],
    data: { page: empty, sort: 'discount', categoryList: [], ...data },
  })

it('leads from a category without discounts to all of them', async () => {
  const page = await pageOf({ categoryId: 9, categoryList: [category] })
  expect(page.text()).toContain('Nothing in this category is discounted right now')
  expect(page.get('link', 'See all discounts').getAttribute('href')).toBe('/discount-deals')
})

it('leads to all items where nothing is discounted at all', async () => {
  const page = await pageOf({})
  expect(page.text()).toContain('Nothing is discounted right now')
  expect(page.get('link', 'See all items').getAttribute('href')).toBe('/search_result')
})

it('keeps the order of the list in the links of the categories, and offers none for a single product', async () => {
  const page = await pageOf({ categoryList: [category, { ...category, id: 5, categoryName: 'Toys' }], sort: 'priceAsc' })
  expect(page.get('link', /^Kitchen/).getAttribute('href')).toBe('/discount-deals?categoryId=4&sort=priceAsc')
  expect(page.text()).not.toContain('Sort by')
})

it.each(languages)('has every text in %s', async (lang) => {
  expect((await pageOf({ categoryId: 9, categoryList: [category] }, lang)).text()).not.toMatch(/deals\./)
})
