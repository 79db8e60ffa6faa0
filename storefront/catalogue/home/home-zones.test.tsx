// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { DealCard, Slot } from '#contract/deals/calls.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { HomeZones } from './home-zones.tsx'

const serverNow = '2026-11-23T10:00:00.000Z'
const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const slotOf = (state: Slot['state']): Slot => ({
  startsAt: '2026-11-23T08:00:00.000Z',
  endsAt: '2026-11-23T12:30:00.000Z',
  state,
  count: 1,
})
const deal: DealCard = {
  ...{ dealId: 3, offerId: 5, productId: 9, name: 'Dila mug', options: [], picture, price: 1200, listPrice: 2400, plainPrice: 2400 },
  ...{
    quota: 12,
    unitsLeft: 9,
    claimed: 25,
    memberLimit: 2,
    startsAt: slotOf('live').startsAt,
    endsAt: slotOf('live').endsAt,
    state: 'live',
  },
}
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
  slot?: Slot | undefined
  campaigns?: (typeof campaign)[]
  discounts?: ProductCard[]
  lang?: Language
}

/** Home below its first view, with what the deals' calls answered. */
function zones({ slot = slotOf('live'), campaigns = [campaign], discounts = [card], lang = 'en' }: Part = {}) {
  const lightning = { serverNow, slots: [slot], slot, page: pageOf([deal]) }
  const groups = { ...pageOf(campaigns), serverNow }
  const others = { scenes: [], arrivals: [], cheap: [], banners: [], stores: [], brands: [], recommendations: pageOf<ProductCard>([]) }
  return mount(<HomeZones lightning={lightning} groups={groups} discounts={discounts} {...others} />, {
    lang,
    catalogues: ['catalogue', 'deals', 'groups', 'cart', 'favourites'],
  })
}

describe("home's zones of deals", () => {
  it('count down to the end of what runs, with its price, how much is claimed and the way to all', async () => {
    const page = await zones()
    expect(page.text()).toMatch(/Ends in *0?2:30:00/)
    expect(page.text()).toMatch(/Dila mug.*12.*25% claimed/)
    expect(page.get('link', 'Dila mug').getAttribute('href')).toBe('/details?id=9&offer=5')
  })

  it('keep up with what is claimed while the page is open', async () => {
    const progress = { deals: [{ dealId: 3, unitsLeft: 0, claimed: 100, state: 'soldOut' as const }], serverNow }
    const look = vi.spyOn(api.deals, 'progress').mockResolvedValue(progress)
    const page = await zones()
    await page.settle(50)
    expect(look).toHaveBeenCalledWith({ dealIds: [3] })
    expect(page.text()).toContain('All claimed')
    look.mockRestore()
  })

  it('count down to the start of what comes, and are absent when the last slot has ended', async () => {
    const coming = await zones({ slot: { ...slotOf('next'), startsAt: '2026-11-23T11:00:00.000Z' } })
    expect(coming.text()).toMatch(/Starts in *0?1:00:00/)
    expect((await zones({ slot: slotOf('ended') })).text()).not.toContain('Dila mug')
  })

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
