// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { OptionPicker } from '../purchase/option-picker.tsx'
import { ProductDescription } from './product-description.tsx'
import { StoreCard } from './store-card.tsx'

const offers: Offer[] = ['s', 'm'].map((value, place) => ({
  offerId: place + 5,
  values: [value],
  price: 1800,
  available: 9,
  pictureIndex: 0,
}))
const product: ProductDetails = {
  ...{ productId: 9, name: 'Dila mug', description: [], crumbs: [], pictures: [], offers },
  ...{ isNew: false, ratings: [0, 0, 0, 0, 0], arrives: '2026-11-25' },
  orderDeadline: { at: '2026-11-23T14:00:00.000Z', isToday: true },
  store: { storeId: 1, storeName: 'თონე', storeNameLang: 'ka', city: 'Tbilisi', productCount: 3 },
  options: [
    {
      ...{ name: 'ზომა', nameLang: 'ka' },
      values: [
        { key: 's', text: 'პატარა', textLang: 'ka' },
        { key: 'm', text: 'Large' },
      ],
    },
  ],
  attributes: [
    { name: 'Material', value: 'თიხა', valueLang: 'ka' },
    { name: 'წონა', nameLang: 'ka', value: '300 g' },
  ],
}

it('texts of a shop in another language than the page’s are marked with theirs, and no others', async () => {
  const parts = (
    <>
      <OptionPicker product={product} selected={offers[1]!} />
      <ProductDescription product={product} selected={offers[1]!} />
      <StoreCard store={product.store} />
    </>
  )
  await mount(parts, { lang: 'en', catalogues: ['catalogue', 'shops'] })
  const marked = [...document.querySelectorAll('[lang]:not(html)')].map((each) => [each.textContent, each.getAttribute('lang')])
  expect(marked).toEqual(['ზომა', 'პატარა', 'თიხა', 'წონა', 'თონე'].map((text) => [text, 'ka-GE']))
})
