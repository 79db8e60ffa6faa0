// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Review } from '#contract/reviews/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { ShopReviews } from './shop-reviews.tsx'

const review: Review = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ score: 4, text: 'Holds the heat well.', lang: 'en', photos: [], options: ['Red'], edited: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  author: 'Nino B.',
  storeName: 'Cups',
  product: { productId: 7, name: 'Cup' },
}
const open = (results: Review[], query = 'id=3') =>
  mount(
    <ShopReviews
      reviews={{
        results,
        pageNo: 1,
        pageSize: 10,
        totalPage: 1,
        totalRecord: results.length,
        ratings: [0, 0, 0, results.length, 0],
        withPhotos: 0,
      }}
      query={new URLSearchParams(query)}
    />,
    { catalogues: ['reviews'] },
  )

it("shows the reviews of a store's products with a link to each product", async () => {
  const page = await open([review])
  expect(page.text()).toContain('Holds the heat well.')
  expect(page.get('link', 'Cup').getAttribute('href')).toBe('/details?id=7')
})

it('keeps what else the address selects when reviews of one score are chosen', async () => {
  const page = await open([review], 'id=3&keywords=cup')
  expect(page.get('link', /4 stars/).getAttribute('href')).toBe('?id=3&keywords=cup&stars=4#reviews')
})

it('shows nothing of a store without reviews', async () => {
  expect((await open([])).text()).toBe('')
})
