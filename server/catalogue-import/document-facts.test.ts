/** What documents say of a thing: it is kept, or named as what has no place here. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from './catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness()

async function bring(content: string) {
  const path = folder({ 'p.xml': content })
  const given = [join(path, 'p.xml'), '--store', `Facts ${run()}`, '--create-categories', '--rate', 'RUB=0.03']
  const { data } = await importCommand(test.ctx(), given)
  return {
    product: async (id: string) => productOf(`facts-${run()}/${id}`),
    data: data as { findings: Record<string, { count: number; values: string[] }> },
  }
}

const feed = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`
const item = (id: string, more: string) =>
  `<item><g:id>${id}</g:id><g:price>15 GEL</g:price><g:availability>in stock</g:availability>${more}</item>`
const yml = (offers: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-01"><shop><categories><category id="1">Лампы</category></categories><offers>${offers}</offers></shop></yml_catalog>`
const offer = (id: string, more: string) =>
  `<offer id="${id}" available="true"><price>1000</price><currencyId>RUB</currencyId><categoryId>1</categoryId><name>Лампа</name>${more}</offer>`

describe("a Merchant document's item", () => {
  it('names what has no place here', async () => {
    const { data } = await bring(
      feed(
        item(
          '1',
          '<title>A</title><link>https://x.example/1</link><g:multipack>3</g:multipack><g:custom_label_0/><g:shipping><g:price>5 GEL</g:price></g:shipping>',
        ) + item('2', '<title>B</title><link>https://x.example/2</link>'),
      ),
    )
    expect(data.findings).toMatchObject({ column: { count: 3, values: ['link (2)', 'multipack (1)', 'shipping (1)'] } })
  })

  it('has the title that says how it was written, and all of its colours', async () => {
    const { product } = await bring(
      feed(
        item(
          '1',
          '<g:structured_title><g:digital_source_type>default</g:digital_source_type><g:content>Lamp</g:content></g:structured_title><g:structured_description><g:content>Light</g:content></g:structured_description><g:color>red</g:color><g:color>blue</g:color>',
        ),
      ),
    )
    expect(await product('1')).toMatchObject({
      name: { en: 'Lamp' },
      description: { en: 'Light' },
      attributes: [{ value: { en: 'red / blue' } }],
    })
  })

  it('of Atom is described by its summary or content', async () => {
    const entry = (id: string, more: string) => `<entry><g:id>${id}</g:id><title>Lamp</title><g:price>15 GEL</g:price>${more}</entry>`
    const { product } = await bring(
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">${entry('1', '<summary>Light</summary>')}${entry('2', '<content type="html">&lt;p&gt;Warm&lt;/p&gt;</content>')}</feed>`,
    )
    expect([await product('1'), await product('2')]).toMatchObject([{ description: { en: 'Light' } }, { description: { en: 'Warm' } }])
  })

  it('is for whom it is, and variants may differ by that', async () => {
    const people = (gender: string) =>
      `<title>Coat</title><g:item_group_id>G</g:item_group_id><g:gender>${gender}</g:gender><g:age_group>adult</g:age_group>`
    const { product } = await bring(feed(item('1', people('male')) + item('2', people('female'))))
    expect(await product('G')).toMatchObject({
      options: [{ name: { en: 'Gender', ru: 'Пол' } }],
      offers: [{ values: ['male'] }, { values: ['female'] }],
      attributes: [{ name: { en: 'Age group' }, value: { en: 'Adults', ru: 'Взрослые' } }],
    })
  })
})

describe("an offer of Yandex' catalogue", () => {
  it('has the units of its outlets, none where none of them has any', async () => {
    const outlets = (...units: string[]) => `<outlets>${units.map((each, i) => `<outlet id="${i}" instock="${each}"/>`).join('')}</outlets>`
    const { product } = await bring(
      yml(offer('1', outlets('3', '4')) + offer('2', outlets('0', '0')) + offer('3', '<outlets><outlet id="1"/></outlets>')),
    )
    expect(await Promise.all(['1', '2', '3'].map(async (id) => (await product(id))!.offers[0]!.stockOnHand))).toEqual([7, 0, 10])
  })

  it('keeps every value of a parameter, author and country; the rest is named', async () => {
    const { product, data } = await bring(
      yml(
        offer(
          '1',
          '<param name="Цвет">красный</param><param name="Цвет">синий</param><author>Толстой</author><country_of_origin>Грузия</country_of_origin><ISBN>978-5-94878-004-7</ISBN><min-quantity>5</min-quantity>',
        ),
      ),
    )
    expect(await product('1')).toMatchObject({
      attributes: [{ value: { ru: 'красный, синий' } }, { name: { ru: 'Автор' } }, { value: { ru: 'Грузия' } }],
      offers: [{ gtin: '9785948780047' }],
    })
    expect(data.findings).toMatchObject({ column: { count: 1, values: ['min-quantity (1)'] } })
  })
})
