import { describe, expect, it } from 'vitest'
import { merchantHeader } from '@kalata/shop-exports/merchant/write-merchant-file.ts'
import { feedLines } from './merchant-feed.rules.ts'

type Product = Parameters<typeof feedLines>[0]
type Offer = Product['offers'][number]

const now = new Date('2026-11-27T10:00:00.000Z')
const offer = (part: Partial<Offer> = {}): Offer => ({
  ...{
    id: 3,
    values: [],
    unitPrice: 5000,
    unitCompareAtPrice: null,
    dealEndsAt: null,
    stock: 4,
    reserved: 0,
    pictureIndex: 0,
    facts: {},
    sale: null,
  },
  ...part,
})
function row(part: Partial<Offer> = {}, product: Partial<Product> = {}, brand?: string): Record<string, string> {
  const [line] = feedLines(
    {
      ...{ id: 1, key: 'k', name: { en: 'Mug' }, description: { en: 'A mug.' }, options: [] },
      pictures: [{ src: '/media/a', width: 640, height: 640 }],
      offers: [offer(part)],
      ...product,
    },
    { lang: 'en', origin: 'https://kalata.example', category: 'Cups', brand, now },
  )
  const cells = line!.replace(/\n$/, '').split('\t')
  return Object.fromEntries(
    merchantHeader
      .trimEnd()
      .split('\t')
      .map((name, at) => [name, cells[at]!]),
  )
}

describe('the Merchant feed', () => {
  it('has what begins like a formula as it is: no spreadsheet reads it', () => {
    for (const text of ['+ cable tray', '- 300 ml', '=1+1', '@home', "'quoted'"]) {
      expect(row({}, { name: { en: text }, description: { en: text } })).toMatchObject({ title: text, description: text })
    }
  })

  it('cuts long texts between letters', () => {
    const title = row({}, { name: { en: `${'a'.repeat(149)}👨‍👩‍👧 gift` } }).title!
    expect(title).toBe('a'.repeat(149))
    expect(row({}, { description: { en: `${'b'.repeat(4998)}👨‍👩‍👧` } }).description).toBe('b'.repeat(4998))
  })

  it('says what is known of an offer, and nothing of what nobody said', () => {
    const facts: Offer['facts'] = {
      ...{ gtin: '4006381333931', mpn: 'M1', condition: 'used', weight: 1250, availability: 'preorder' },
      ...{ availableFrom: '2027-01-14T20:00:00+00:00', unitPricing: { measure: '750 ml', base: '100 ml' } },
    }
    expect(row({ facts })).toMatchObject({
      ...{ gtin: '4006381333931', mpn: 'M1', condition: 'used', shipping_weight: '1250 g', identifier_exists: 'yes' },
      ...{ availability: 'preorder', availability_date: '2027-01-14T20:00:00Z' },
      ...{ unit_pricing_measure: '750 ml', unit_pricing_base_measure: '100 ml' },
    })
    expect(row()).toMatchObject({
      condition: 'new',
      availability: 'in_stock',
      availability_date: '',
      gtin: '',
      shipping_weight: '',
      identifier_exists: 'no',
    })
    expect(row({ facts: { mpn: 'M1' } }).identifier_exists).toBe('no')
    expect(row({ facts: { mpn: 'M1' } }, {}, 'Tone').identifier_exists).toBe('yes')
  })

  it('has no preorder whose day has come, nor of what is sold out', () => {
    const facts = { availability: 'preorder', availableFrom: '2026-11-27T09:00:00Z' } as const
    expect(row({ facts })).toMatchObject({ availability: 'in_stock', availability_date: '' })
    const later = { availability: 'backorder', availableFrom: '2026-12-24T09:00:00Z' } as const
    expect(row({ facts: later, stock: 0 })).toMatchObject({ availability: 'out_of_stock', availability_date: '' })
  })

  it('says when a lower price holds: one that runs, one to come, none of one that only came', () => {
    const sale = { price: 4000, startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
    const runs = { unitPrice: 4000, unitCompareAtPrice: 5000, dealEndsAt: sale.endsAt }
    const cells = ({ price, sale_price, sale_price_effective_date }: Record<string, string>) => [
      price,
      sale_price,
      sale_price_effective_date,
    ]
    expect(cells(row({ ...runs, sale }))).toEqual(['50.00 GEL', '40.00 GEL', '2026-11-20T00:00:00Z/2026-12-01T00:00:00Z'])
    expect(cells(row(runs))).toEqual(['50.00 GEL', '40.00 GEL', '2026-11-27T10:00:00Z/2026-12-01T00:00:00Z'])
    const ahead = { ...sale, startsAt: '2026-11-28T00:00:00Z' }
    expect(cells(row({ sale: ahead }))).toEqual(['50.00 GEL', '40.00 GEL', '2026-11-28T00:00:00Z/2026-12-01T00:00:00Z'])
    expect(cells(row({ unitPrice: 4000, unitCompareAtPrice: 5000 }))).toEqual(['50.00 GEL', '40.00 GEL', ''])
    expect(cells(row())).toEqual(['50.00 GEL', '', ''])
  })
})
