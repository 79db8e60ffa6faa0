// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { DealCard, OwnDeal } from '#contract/deals/calls.ts'
import type { ProductGroups } from '#contract/groups/calls.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { signBrowserIn } from '#storefront/accounts/session/browser-member.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { changeOwnDeal } from '#storefront/deals/deal/own-deals-store.ts'
import { ProductForm } from './product-form.tsx'

const offer: Offer = { offerId: 5, price: 1800, listPrice: 3600, available: 9, values: [], pictureIndex: 0 }
const product: ProductDetails = {
  ...{ productId: 9, name: 'Dila mug', description: [], crumbs: [], pictures: [], options: [], offers: [offer], attributes: [] },
  ...{ isNew: false, ratings: [0, 0, 0, 0, 0], arrives: '2026-11-25' },
  orderDeadline: { at: '2026-11-23T14:00:00.000Z', isToday: true },
  store: { storeId: 1, storeName: 'Tone', city: 'Tbilisi', productCount: 3 },
}
const now = Date.now()
const deal: DealCard = {
  ...{ dealId: 3, offerId: 5, productId: 9, name: 'Dila mug', options: [], price: 1800, listPrice: 3600, plainPrice: 3600 },
  picture: { src: '/media/none', width: 640, height: 640, blur: '' },
  ...{ quota: 10, unitsLeft: 6, claimed: 40, memberLimit: 2, state: 'live' },
  ...{ startsAt: new Date(now - 3_600_000).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() },
}
const ownDeal = (unitsClaimed: number): OwnDeal => ({ dealId: 3, unitsClaimed, memberLimit: 2, reminds: false })

const form = async (lang: Language = 'en', besides: Partial<DealCard> = {}, campaigns: ProductGroups['campaigns'] = []) => {
  const serverNow = new Date(now).toISOString()
  const element = (
    <ProductForm
      product={product}
      selected={offer}
      deals={{ serverNow, deals: [{ ...deal, ...besides }] }}
      groups={{ serverNow, campaigns }}
    />
  )
  const page = await mount(element, {
    lang,
    catalogues: ['catalogue', 'deals', 'groups', 'reviews', 'cart', 'shops', 'favourites', 'checkout'],
  })
  await page.settle()
  return page
}
/** The price beside the buttons of phones, and in the box. */
const prices = () => [document.querySelector('[class*=buybarSum] b')?.textContent, document.querySelector('[class*=bigprice]')?.textContent]

const know = (deal: OwnDeal) => changeOwnDeal(() => Promise.resolve(deal))

const seats = () => [...document.querySelectorAll('a[href*="group=new"]')].map((link) => link.getAttribute('href'))

beforeEach(async () => {
  signBrowserIn()
  await know(ownDeal(0))
})

it('shows the price of a deal as long as it covers the quantity, then the regular one and why', async () => {
  const page = await form()
  expect(prices()).toEqual(['18,00\u00a0₾', expect.stringContaining('18\u00a0₾')])
  const more = page.get('button', 'One more')
  await page.click(more)
  expect(prices()[0]).toBe('36,00\u00a0₾')
  expect(page.text()).not.toContain('if you take no more')
  await page.click(more)
  expect(prices()).toEqual(['108,00\u00a0₾', '36\u00a0₾'])
  expect(page.text()).toContain('18 ₾ each if you take no more than 2')
})

it('shows the price of a discount beside it where the deal does not cover the quantity', async () => {
  await know(ownDeal(2))
  await form('en', { discounted: { price: 2400, listPrice: 3600 } })
  expect(prices()).toEqual(['24,00\u00a0₾', expect.stringMatching(/^24\u00a0₾.*36\u00a0₾/)])
})

it('shows a discount below the price of the deal without a word of the deal', async () => {
  await know(ownDeal(2))
  const page = await form('en', { discounted: { price: 1700, listPrice: 3600 } })
  expect(prices()[0]).toBe('17,00\u00a0₾')
  expect(page.text()).not.toContain('if you take no more')
})

it.each(languages)('tells in %s who has bought the most at the price what the next one costs', async (lang) => {
  await form(lang)
  await act(async () => know(ownDeal(2)))
  expect(prices()).toEqual(['36,00\u00a0₾', '36\u00a0₾'])
  expect(document.querySelector('[class*=missed]')?.textContent).toMatch(/\S{3}/)
})

it('sells a seat in a group where that is chosen, as many units as it allows', async () => {
  const campaign = { campaignId: 4, offerId: 5, price: 1200, size: 3, hours: 24, maxUnits: 2, endsAt: deal.endsAt, groups: [] }
  const page = await form('en', {}, [campaign])
  const more = page.get('button', 'One more')
  await page.click(more)
  await page.click(more)
  expect(prices()[0]).toBe('108,00\u00a0₾')
  expect(seats()).toEqual(['/submit?buy=5&quantity=2&group=new'])
  const [alone, inGroup] = document.querySelectorAll<HTMLInputElement>('input[name=way]')
  expect(alone!.checked).toBe(true)
  await page.click(inGroup!)
  expect(prices()[0]).toBe('24,00\u00a0₾')
  expect(page.text()).not.toContain('Add to cart')
  // That of wide screens and that of phones; the box below has none then.
  expect(seats()).toEqual(['/submit?buy=5&quantity=2&group=new', '/submit?buy=5&quantity=2&group=new'])
})
