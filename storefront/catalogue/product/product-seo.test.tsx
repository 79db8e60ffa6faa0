// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { ProductSeo } from './product-seo.tsx'

it('describes the product in one line, however many its description has', async () => {
  const selected = { offerId: 7, values: [], price: 4200, available: 3, pictureIndex: 0 } as Offer
  const description = ['Solid oak,\noiled by hand.', '• 45 cm\n• 2 cm thick']
  const product = { productId: 3, name: 'Board', description, crumbs: [], offers: [selected] } as unknown as ProductDetails
  await mount(<ProductSeo product={product} selected={selected} isChosen={false} />, { catalogues: [] })
  expect(document.querySelector('meta[name=description]')!.getAttribute('content')).toBe('Solid oak, oiled by hand. • 45 cm • 2 cm thick')
})
