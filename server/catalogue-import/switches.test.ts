/** What another shop does not sell is not sold here: switches of products and of variants, last days, prices of its trade. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from './catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness()
const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')

async function bring(name: string, content: string, ...args: string[]) {
  const path = folder({ [name]: content })
  const given = [join(path, name), '--store', `Switch ${run()}`, '--create-categories', ...args]
  const { text, data, ok } = await importCommand(test.ctx(), given)
  const product = async (id: string) => productOf(`switch-${run()}/${id}`)
  return { text, ok, product, data: data as { findings: Record<string, unknown>; rows: object } }
}

const commerceMl = (offers: string, types = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08"><Каталог><Товары>
  <Товар><Ид>t</Ид><Наименование>Чашка</Наименование></Товар></Товары></Каталог>
  <ПакетПредложений><ТипыЦен>${types}</ТипыЦен><Предложения>${offers}</Предложения></ПакетПредложений></КоммерческаяИнформация>`
const colour = (name: string) =>
  `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${name}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`
const priced = (...prices: [type: string, amount: string][]) =>
  `<Цены>${prices.map(([type, amount]) => `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>GEL</Валюта></Цена>`).join('')}</Цены>`

describe('a variant that is switched off', () => {
  it('in Wix does not come in, is named, and a strict import refuses', async () => {
    const file = table(
      'handleId,fieldType,name,price,surcharge,visible,inventory,productOptionName1,productOptionDescription1',
      'p,Product,Scarf,80,,TRUE,,Size,S;M',
      'p,Variant,,,0,TRUE,4,,S',
      'p,Variant,,,-72,FALSE,9,,M',
    )
    const { text, product, data } = await bring('p.csv', file)
    expect((await product('p'))!.offers).toMatchObject([{ values: ['S'], price: 8000, stockOnHand: 4 }])
    expect(data).toMatchObject({ findings: { switchedOff: { count: 1, first: { line: 4 } } }, rows: { variants: 1, lost: 1 } })
    expect(text).toContain('1 variant is switched off: it does not come in')
    expect((await bring('p.csv', file, '--strict')).ok).toBe(false)
  })

  it('of 1C, by mark or by state, does not come in', async () => {
    const offers = [
      `<Предложение><Ид>t#1</Ид><ПометкаУдаления>true</ПометкаУдаления>${colour('красный')}${priced(['r', '1'])}</Предложение>`,
      `<Предложение Статус="Удален"><Ид>t#2</Ид>${colour('синий')}${priced(['r', '2'])}</Предложение>`,
      `<Предложение><Ид>t#3</Ид>${colour('белый')}${priced(['r', '3'])}</Предложение>`,
    ]
    const { product, data } = await bring('p.xml', commerceMl(offers.join('')))
    expect((await product('t'))!.offers).toMatchObject([{ price: 300 }])
    expect(data).toMatchObject({ findings: { switchedOff: { count: 2 } }, rows: { products: 1, variants: 1, lost: 2 } })
    const none = await bring('p.xml', commerceMl(offers.slice(0, 2).join('')))
    expect(none.data).toMatchObject({ rows: { products: 0, variants: 0, lost: 3 } })
  })

  it("in Meta's catalogue does not come in; a product of its own is not shown, nor one whose last day is over", async () => {
    const file = table(
      'id,title,availability,price,image_link,item_group_id,size,visibility,status,expiration_date,quantity_to_sell_on_facebook',
      'a,Dress,in stock,29 GEL,,G,S,published,active,,7',
      'b,Dress,in stock,2 GEL,,G,M,hidden,active,,7',
      'c,Coat,in stock,29 GEL,,,,staging,active,,7',
      'd,Hat,in stock,29 GEL,,,,published,archived,,7',
      'e,Belt,in stock,29 GEL,,,,published,active,2020-01-01T00:00+0400,7',
      'f,Scarf,in stock,29 GEL,,,,published,active,2999-01-01,7',
      'g,Glove,in stock,29 GEL,,,,whatever,active,,7',
      'h,Sock,in stock,29 GEL,,,,published,active,soon,7',
    )
    const { text, product, data } = await bring('p.csv', file)
    expect((await product('G'))!.offers).toMatchObject([{ price: 2900, stockOnHand: 7 }])
    const listed = await Promise.all(['G', 'c', 'd', 'e', 'f', 'g', 'h'].map(async (id) => (await product(id))!.listed))
    expect(listed).toEqual([true, false, false, false, true, false, true])
    expect(data.findings).toMatchObject({
      switchedOff: { count: 1, first: { line: 3 } },
      unknownFlag: { count: 1, first: { line: 8, field: 'visibility', value: 'whatever' } },
      lastDay: { count: 2, values: ['2999-01-01', 'soon'] },
    })
    expect(text).toContain('2 offers have a last day, which ends nothing here')
  })
})

describe('a product that is switched off', () => {
  it('by a state of WordPress is not shown, and one that is published is', async () => {
    const states = ['publish', 'private', 'pending', 'future', 'trash']
    const rows = states.map((state, i) => `${i},simple,S${i},P ${i},${state},1,5,Cups`)
    const { product, data } = await bring('p.csv', table('ID,Type,SKU,Name,Published,Stock,Regular price,Categories', ...rows))
    expect(await Promise.all(states.map(async (_, i) => (await product(String(i)))!.listed))).toEqual([true, false, false, false, false])
    expect(data.findings).not.toHaveProperty('unknownFlag')
  })

  it('in OpenCart until its first day is not shown', async () => {
    const header = 'product_id,name(en-gb),model,quantity,price,status,date_available'
    const { product } = await bring('p.csv', table(header, '1,Lamp,L1,5,10,true,2020-01-01', '2,Lamp,L2,5,10,true,2999-01-01'))
    expect([(await product('1'))!.listed, (await product('2'))!.listed]).toEqual([true, false])
  })
})

describe('stock', () => {
  it('that a shop does not count, or sells beyond, is not none', async () => {
    const header = 'product_id,name(en-gb),model,quantity,price,status,subtract'
    const openCart = await bring('p.csv', table(header, '1,Lamp,L1,0,10,true,false', '2,Lamp,L2,0,10,true,true'))
    expect([await openCart.product('1'), await openCart.product('2')]).toMatchObject([{ offers: [{ stockOnHand: 10 }] }, { offers: [{ stockOnHand: 0 }] }]) // oxfmt-ignore
    const prestaShop = await bring(
      'q.csv',
      table(
        'Product ID;Active (0/1);Name *;Price tax excluded;Tax rules ID;Quantity;Reference #;Action when out of stock;Show price (0 = No, 1 = Yes)',
        '1;1;Lamp;100.00;1;0;L1;1;1',
        '2;1;Lamp two;100.00;1;0;L2;0;1',
        '3;1;Lamp three;100.00;0;5;L3;0;0',
      ),
    )
    const offers = await Promise.all(['1', '2', '3'].map(async (id) => (await prestaShop.product(id))!.offers[0]))
    expect(offers).toMatchObject([{ stockOnHand: 10, availability: 'backorder' }, { stockOnHand: 0 }, { stockOnHand: 0 }])
    expect(prestaShop.data.findings).toMatchObject({ untaxedPrice: { count: 2, first: { line: 2, field: 'Price tax excluded' } } })
    expect(prestaShop.text).toContain('2 prices are without tax')
  })
})

describe("of 1C's kinds of prices", () => {
  const types = [
    ['z', 'Закупочная'],
    ['o', 'Оптовая'],
    ['k', 'Цена продажи'],
    ['x', 'Прочая'],
  ]
    .map(([id, name]) => `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование></ТипЦены>`)
    .join('')
  it('that for shoppers counts, never what the shop itself pays', async () => {
    const offer = (...prices: [string, string][]) => `<Предложение><Ид>t</Ид>${priced(...prices)}</Предложение>`
    const sold = await bring('p.xml', commerceMl(offer(['z', '60'], ['o', '100'], ['k', '150']), types))
    expect((await sold.product('t'))!.offers).toMatchObject([{ price: 15_000 }])
    expect(sold.data.findings).not.toHaveProperty('priceKind')
    const other = await bring('p.xml', commerceMl(offer(['z', '60'], ['x', '110']), types))
    expect((await other.product('t'))!.offers).toMatchObject([{ price: 11_000 }])
    expect(other.data.findings).toMatchObject({ priceKind: { count: 1, values: ['Прочая'] } })
    const only = await bring('p.xml', commerceMl(offer(['o', '100']), types))
    expect((await only.product('t'))!.offers).toMatchObject([{ price: 10_000 }])
  })
})
