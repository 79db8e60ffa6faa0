// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { addRecentlyViewed, clearRecentlyViewed } from '#storefront/catalogue/suggestions/recently-viewed-store.ts'
import { RecentlyViewedStrip } from './recently-viewed-strip.tsx'

const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const card = (productId: number) =>
  ({
    ...{ productId, offerId: productId + 100, name: `Vase ${productId}`, picture, price: 3000, listPrice: 3000, priceVaries: false },
    ...{ inStock: true, swatches: [], swatchCount: 0, isNew: false, storeId: 1, storeName: 'Tone', offerCount: 1, sold: 0 },
  }) as unknown as ProductCard

it.each([
  { viewed: 3, shown: [] },
  { viewed: 4, shown: ['Vase 4', 'Vase 3', 'Vase 2'] },
])(
  'after $viewed views, one of a product in the cart, it shows $shown.length: fewer than three look like holes',
  async ({ viewed, shown }) => {
    clearRecentlyViewed()
    for (let id = 1; id <= viewed; id++) addRecentlyViewed(id)
    const cards = vi.spyOn(api.catalogue, 'cards').mockImplementation(({ productIds }) => Promise.resolve(productIds.map(card)))
    const page = await mount(<RecentlyViewedStrip except={[1]} isFilled={false} />, { catalogues: ['cart', 'catalogue', 'favourites'] })
    await page.settle()
    expect(cards).toHaveBeenCalledOnce()
    expect(page.text().match(/Vase \d/g) ?? []).toEqual(shown)
  },
)

it('shows recommended products below a cart whose shopper has viewed little', async () => {
  clearRecentlyViewed()
  const results = [1, 2, 3, 4].map(card)
  vi.spyOn(api.catalogue, 'recommendations').mockResolvedValue({ results, totalRecord: 4, pageNo: 1, pageSize: 12, totalPage: 1 })
  const page = await mount(<RecentlyViewedStrip except={[1]} isFilled />, { catalogues: ['cart', 'catalogue', 'favourites'] })
  await page.settle()
  expect(document.querySelector('h2')!.textContent).toBe('For you')
  expect(page.text().match(/Vase \d/g)).toEqual(['Vase 2', 'Vase 3', 'Vase 4'])
})
