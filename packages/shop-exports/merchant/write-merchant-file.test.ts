import { expect, it } from 'vitest'
import { merchantHeader, merchantLine, type MerchantItem } from './write-merchant-file.ts'

const mug: MerchantItem = {
  ...{ id: '7', title: '"Big" mug', description: 'Good for\ttea', link: 'https://a.example/7', image: 'https://a.example/7.webp' },
  ...{ furtherImages: [], availability: 'in_stock', price: 4250, currency: 'EUR', condition: 'new', type: 'Kitchen > Mugs' },
}
const cells = (item: Partial<MerchantItem> = {}) => {
  const names = merchantHeader.trimEnd().split('\t')
  const written = merchantLine({ ...mug, ...item })
    .replace('\n', '')
    .split('\t')
  return Object.fromEntries(names.map((name, at) => [name, written[at]]))
}

it('has a cell for each column, with neither tabs nor open quotes of its texts', () => {
  expect(cells()).toMatchObject({ id: '7', title: '"""Big"" mug"', description: 'Good for tea', price: '42.50 EUR' })
  expect(cells()).toMatchObject({ sale_price: '', identifier_exists: 'no' })
  expect(Object.keys(cells())).toHaveLength(25)
})

it('has a sale with its time, to the second', () => {
  const sale = { price: 3905, from: '2026-11-27T10:00:00.123Z', until: '2026-12-01T00:00:00.000Z' }
  const period = '2026-11-27T10:00:00Z/2026-12-01T00:00:00Z'
  expect(cells({ sale })).toMatchObject({ sale_price: '39.05 EUR', sale_price_effective_date: period })
  expect(cells({ sale: { price: 3905 } })).toMatchObject({ sale_price: '39.05 EUR', sale_price_effective_date: '' })
})

it('says that it has an identifier with a barcode, or with a maker and its number', () => {
  const exists = (item: Partial<MerchantItem>) => cells(item).identifier_exists
  const known: Partial<MerchantItem>[] = [{ gtin: '1' }, { mpn: '1' }, { maker: 'Ertoba' }, { mpn: '1', maker: 'Ertoba' }]
  expect(known.map(exists)).toEqual(['yes', 'no', 'no', 'yes'])
})
