import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall, type TestMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { importCommand } from '../catalogue-import.cli.ts'

const path = (name: string) => fileURLToPath(new URL(`../../../packages/shop-exports/test-data/${name}`, import.meta.url))

/** Exports made after each shop's documentation, unlike our own generator's: every product comes in with one command. */
const files = [
  { file: 'shopify-products.csv', products: 10, skipped: 0, format: "Shopify's product export (commas)" },
  { file: 'woocommerce-products.csv', products: 9, skipped: 2, format: "WooCommerce's product export (semicolons)" },
  { file: 'merchant-products.tsv', products: 5, skipped: 0, format: "Google Merchant's product file (tabs)" },
  { file: 'merchant-feed.xml', products: 2, skipped: 0, format: "Google Merchant's product file (XML)" },
]

async function productOf(test: TestMall, key: string) {
  const [row] = await test.db.select().from(products).where(eq(products.key, key))
  return { ...row, offers: await test.db.select().from(offers).where(eq(offers.productId, row!.id)).orderBy(offers.position) }
}

describe.each(files)('$file', ({ file, products: count, skipped, format }) => {
  const test = testMall()

  it('comes into an empty mall with one command, and again without a change', async () => {
    const args = [path(file), '--store', 'Northern Goods']
    expect(await importCommand(test.ctx(), args)).toMatchObject({
      ok: true,
      data: {
        added: count,
        skipped,
        made: { stores: ['Northern Goods'] },
        formats: [{ file, format }],
        totals: { products: count, withoutPictures: count },
      },
    })
    expect(await importCommand(test.ctx(), args)).toMatchObject({ ok: true, data: { unchanged: count, added: 0, changed: 0 } })
    await expectInvariants(test.db)
  })
})

describe('exports', () => {
  const test = testMall()
  const results: Awaited<ReturnType<typeof importCommand>>[] = []
  beforeAll(async () => {
    await fillMall(test.ctx(), test.clock.now(), { only: ({ category }) => category === 'cups', pictures: 'none' })
    for (const { file } of files)
      results.push(await importCommand(test.ctx(), [path(file), '--store', `Shop of ${file}`, '--create-categories']))
  })

  it('come into the demo mall with one command', async () => {
    expect(results).toMatchObject(files.map(({ products: added }) => ({ ok: true, data: { added } })))
    await expectInvariants(test.db)
  })

  it('of Shopify keep options, reductions and stock that is not counted', async () => {
    const of = (handle: string) => productOf(test, `shop-of-shopify-products-csv/${handle}`)
    expect(await of('dagny-wool-blanket')).toMatchObject({
      name: { en: '"Dagny" Wool Blanket, 130\u00a0×\u00a0180\u00a0cm' },
      options: [{ name: { en: 'Pattern' } }, { name: { en: 'Colour' } }, { name: { en: 'Edge' } }],
      offers: [
        { price: 12_900, stockOnHand: 3, compareAtPrice: null },
        { price: 11_900, stockOnHand: 7, compareAtPrice: 14_900 },
        { price: 13_550, stockOnHand: 10 },
      ],
    })
    expect(await of('oak-serving-board')).toMatchObject({
      description: {
        en: 'Solid oak, oiled by hand.\nRinse & dry, never soak.\n\n• 45\u00a0×\u00a020\u00a0cm\n• 2\u00a0cm thick',
      },
      offers: [{ price: 6490, compareAtPrice: 7900 }],
    })
    expect(await of('cast-iron-pan')).toMatchObject({ offers: [{ price: 115_000, compareAtPrice: 129_900 }] })
    expect(await of('linen-apron')).toMatchObject({ offers: [{ stockOnHand: 5 }, { stockOnHand: 0 }, { stockOnHand: 0 }] })
    expect(await of('brass-hook')).toMatchObject({ listed: false })
  })

  it('of WooCommerce gather their variations from anywhere, and count no unit twice', async () => {
    const of = (id: string) => productOf(test, `shop-of-woocommerce-products-csv/${id}`)
    const top = await of('101')
    expect(top).toMatchObject({
      options: [{ name: { ru: 'Цвет' } }, { name: { ru: 'Размер' } }],
      attributes: [{ value: { ru: 'Хлопок, Эластан' } }, {}],
    })
    expect(
      top.offers.map(({ values, price, compareAtPrice, stockOnHand }) => [values.join(' / '), price, compareAtPrice, stockOnHand]),
    ).toEqual([
      ['Белый / S', 3900, null, 4],
      ['Белый / M', 3900, null, 0],
      ['Синий / S', 2900, 3900, 2],
      ['Синий / M', 2900, 3900, 2],
      ['Синий / L', 2900, 3900, 1],
      ['Красный, тёмный / L', 4200, null, 2],
    ])
    expect((await of('102')).offers.map(({ stockOnHand }) => stockOnHand)).toEqual([4, 3])
    expect(await of('105')).toMatchObject({ offers: [{ price: 129_900, compareAtPrice: null }] })
    expect((await of('111')).offers.map(({ price }) => price)).toEqual([2400, 2400, 2100, 2400])
    expect(await of('103')).toMatchObject({
      description: { ru: 'Домашнее.\n\nСостав: орех, сахар, лимон.\nХранить в прохладном месте.' },
      offers: [{ price: 1850, compareAtPrice: 2200, stockOnHand: 24 }],
    })
  })

  it('of Google Merchant become one product a group', async () => {
    const shoe = await productOf(test, 'shop-of-merchant-products-tsv/SHOE')
    expect(shoe).toMatchObject({ name: { ka: 'ფეხსაცმელი Trek' }, description: { ka: 'ტყავი. მსუბუქი.' } })
    expect(shoe.offers.map(({ values, price, stockOnHand }) => [values.join(' / '), price, stockOnHand])).toEqual([
      ['შავი / 42', 18_900, 10],
      ['შავი / 43', 18_900, 0],
      ['ყავისფერი / 42', 15_900, 10],
    ])
    expect(await productOf(test, 'shop-of-merchant-products-tsv/TV-43')).toMatchObject({
      name: { ka: 'ტელევიზორი 43" Lumen' },
      attributes: [{ name: { ru: 'Состояние' } }],
      offers: [{ price: 119_900, compareAtPrice: null }],
    })
    expect(await productOf(test, 'shop-of-merchant-feed-xml/SOCK')).toMatchObject({
      name: { en: 'Trail Socks Grey' },
      offers: [{}, { stockOnHand: 10 }],
    })
    expect(await productOf(test, 'shop-of-merchant-feed-xml/TENT-2')).toMatchObject({
      name: { en: 'Tent "Svaneti" 2 & dog' },
      description: { en: 'Two poles,\n3.1\u00a0kg.\n\n• Waterproof' },
      offers: [{ price: 57_900, compareAtPrice: 64_900 }],
    })
  })
})
