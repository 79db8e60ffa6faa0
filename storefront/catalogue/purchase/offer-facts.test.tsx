// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Offer } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { useOfferFacts } from './offer-facts.tsx'

function Facts({ offer }: { offer: Pick<Offer, 'price' | 'available' | 'facts'> }) {
  return (
    <ul>
      {useOfferFacts(offer).map(({ name, value }) => (
        <li key={name}>{`${name}: ${value}`}</li>
      ))}
    </ul>
  )
}

const facts: Offer['facts'] = {
  ...{ sku: 'A-1', gtin: '4006381333931', mpn: 'M1', condition: 'refurbished', weight: 1250 },
  ...{ availability: 'preorder', availableFrom: '2027-01-14T20:00:00.000Z', unitPricing: { measure: '750 ml', base: '100 ml' } },
}
const shown = async (lang: Language, available = 3) => {
  const page = await mount(<Facts offer={{ price: 3000, available, facts }} />, { lang, catalogues: ['catalogue'] })
  return page.text().replaceAll('\u00A0', ' ')
}

it('what is known of an offer is told in the words of each language, days as they are in Tbilisi', async () => {
  const en = await shown('en')
  for (const row of [
    'Condition: Refurbished',
    'Availability: Pre-order: available from 15 January 2027',
    'Unit price: 4,00 ₾ / 100 ml',
    'Weight: 1.25 kg',
    'SKU: A-1',
    'Manufacturer’s number (MPN): M1',
    'Barcode (GTIN): 4006381333931',
  ])
    expect(en).toContain(row)
  expect(await shown('en', 0)).toContain('Availability: Expected from 15 January 2027')
  expect(await shown('ka')).toContain('წონა: 1,25 კგ')
  expect(await shown('ru')).toContain('в наличии с 15 января 2027')
  expect(await shown('zh')).toContain('100 毫升')
})

it('nothing is said of what nobody knows, nor that new things are new', async () => {
  const page = await mount(<Facts offer={{ price: 3000, available: 3, facts: { condition: 'new' } }} />, {
    lang: 'en',
    catalogues: ['catalogue'],
  })
  expect(page.text()).toBe('')
})
