// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { HomeZones } from './home-zones.tsx'

const serverNow = '2026-11-23T10:00:00.000Z'
const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const card: ProductCard = {
  ...{ productId: 11, offerId: 12, name: 'Bud vase', picture, price: 3000, listPrice: 4000, priceVaries: false, inStock: true },
  ...{ swatches: [], swatchCount: 0, isNew: false, storeId: 1, storeName: 'Tone', offerCount: 1, sold: 0 },
} as unknown as ProductCard
const campaign = {
  ...{ campaignId: 7, price: 2700, size: 3, hours: 24, maxUnits: 5, endsAt: '2026-12-01T10:00:00.000Z', openGroups: 0 },
  offer: { offerId: 21, productId: 20, name: 'Oak stool', picture, options: [], storeId: 1, storeName: 'Tone', price: 3600, available: 9 },
}
const pageOf = <T,>(results: T[]) => ({ results, pageNo: 1, pageSize: 6, totalPage: 1, totalRecord: results.length })

interface Part {
  campaigns?: (typeof campaign)[]
  discounts?: ProductCard[]
  lang?: Language
}

/** Home below its first view, with what the deals' calls answered. */
function zones({ campaigns = [campaign], discounts = [card], lang = 'en' }: Part = {}) {
  const groups = { ...pageOf(campaigns), serverNow }
  const others = { scenes: [], arrivals: [], cheap: [], banners: [], stores: [], brands: [], recommendations: pageOf<ProductCard>([]) }
  return mount(<HomeZones groups={groups} discounts={discounts} {...others} />, {
    lang,
    catalogues: ['catalogue', 'deals', 'groups', 'cart', 'favourites'],
  })
}

describe("home's zones of deals", () => {
  it('have group prices and discounts, each only where there are any', async () => {
    const page = await zones()
    for (const part of ['Oak stool', 'Bud vase']) expect(page.text()).toContain(part)
    const without = await zones({ campaigns: [], discounts: [] })
    for (const part of ['Oak stool', 'Bud vase', 'Buy in a group']) expect(without.text()).not.toContain(part)
  })

  it('have the largest discount as a poster only beside two full rows', async () => {
    const discounts = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...card, productId: 100 + at, name: `Vase ${at}.`, price: 3000 - at }))
    const shown = async (count: number) => {
      const text = (await zones({ discounts: discounts(count) })).text()
      return { products: new Set(text.match(/Vase \d+/g)).size, poster: text.includes('% off') }
    }
    expect(await shown(8)).toEqual({ products: 6, poster: false })
    expect(await shown(11)).toEqual({ products: 9, poster: true })
  })

  it.each(languages)('have every text in %s', async (lang) => {
    expect((await zones({ lang })).text()).not.toMatch(/\b(?:deals|groups|catalogue|cart)\.\w/)
  })
})
