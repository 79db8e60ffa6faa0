/** Rows of WooCommerce as its plugins and the people who edit them leave them. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from '../catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness()
const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')
const header = 'ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'

async function bring(...rows: string[]) {
  const path = folder({ 'p.csv': table(header, ...rows) })
  const given = [join(path, 'p.csv'), '--store', `Woo ${run()}`, '--create-categories']
  const { data } = await importCommand(test.ctx(), given)
  return {
    product: async (id: string) => productOf(`woo-${run()}/${id}`),
    data: data as { findings: Record<string, unknown>; added: number; rows: object },
  }
}

describe('a row of WooCommerce', () => {
  it('of a subscription is a product or variation like another', async () => {
    const { product, data } = await bring(
      '1,variable-subscription,BOX,Coffee box,1,,,Coffee,,Period,"1 month, 3 months"',
      '2,subscription_variation,BOX-1,,1,5,30,,BOX,Period,1 month',
      '3,"subscription_variation, virtual",BOX-3,,1,6,80,,BOX,Period,3 months',
      '4,subscription,TEA,Tea box,1,5,20,Coffee,,,',
    )
    expect(data).toMatchObject({ added: 2 })
    expect((await product('1'))!.offers).toMatchObject([{ values: ['1 month'], price: 3000 }, { values: ['3 months'], price: 8000 }]) // oxfmt-ignore
  })

  it('of a kind that plugins add is skipped where it is put together, else named', async () => {
    const { product, data } = await bring(
      ...['bundle', 'woosb', 'composite', 'yith_bundle'].map((type, i) => `${i},${type},S${i},Set ${i},1,,90,Cups,,,`),
      '8,booking,BK,Massage,1,,50,Services,,,',
      '9,"simple, virtual, downloadable",EB,Book,1,,9,Books,,,',
    )
    expect(await product('0')).toBeUndefined()
    expect(data).toMatchObject({
      added: 2,
      findings: { skipped: { count: 4 }, unknownWord: { count: 1, values: ['booking'] } },
      rows: { variants: 2, lost: 4 },
    })
  })

  it('names its parent and its values in any case, as the product does or by their slugs', async () => {
    const { product, data } = await bring(
      '1,variable,Tee,T-shirt,1,,,Shirts,,pa_colour,"Red, Navy Blue, Crème"',
      '2,variation,T-1,,1,5,30,,tee,Colour,red',
      '3,variation,T-2,,1,6,32,,TEE,attribute_pa_colour,navy-blue',
      '4,variation,T-3,,1,8,35,,Tee,pa_colour,',
      '5,variation,T-4,,1,7,33,,Tee,COLOUR,Blue',
    )
    expect(data).toMatchObject({ added: 1 })
    expect(await product('1')).toMatchObject({
      options: [{ name: { en: 'Colour' } }],
      offers: [
        { values: ['Blue'], price: 3300 },
        { values: ['Red'], price: 3000, stockOnHand: 5 },
        { values: ['Navy Blue'], price: 3200, stockOnHand: 6 },
        { values: ['Crème'], price: 3500, stockOnHand: 8 },
      ],
    })
  })

  it('with a number that a spreadsheet has shortened has none', async () => {
    const { product, data } = await bring(
      '1,simple,4.86E+12,Mug,1,5,30,Cups,,,',
      '2,simple,"4,86E+12",Cup,1,5,30,Cups,,,',
      '3,simple,1E5,Pot,1,5,30,Cups,,,',
    )
    expect(await Promise.all(['1', '2', '3'].map(async (id) => (await product(id))!.offers[0]!.sku))).toEqual([null, null, '1E5'])
    expect(data.findings).toMatchObject({ shortened: { count: 2, first: { line: 2, field: 'SKU', value: '4.86E+12' } } })
  })

  it('does not show attributes that its shop hides from the page, but for those that shoppers choose', async () => {
    const shown = 'Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 default'
    const path = folder({
      'p.csv': table(
        `${header},${shown}`,
        '1,simple,CUP,Cup,1,5,12,Cups,,Material,Clay,1,1,Supplier code,X-17,0,',
        '2,variable,HAT,Hat,1,,,Hats,,Size,"S, M",0,1,Margin,40,0,',
        '3,variation,HAT-S,,1,5,30,,HAT,Size,S,,1,,,,',
        '4,variation,HAT-M,,1,5,30,,HAT,Size,M,,1,,,,S',
      ),
    })
    const { data } = await importCommand(test.ctx(), [join(path, 'p.csv'), '--store', `Woo ${run()}`, '--create-categories'])
    expect(data).toMatchObject({ added: 2 })
    expect(data).not.toHaveProperty('findings.column')
    const [cup, hat] = [await productOf(`woo-${run()}/1`), await productOf(`woo-${run()}/2`)]
    expect(cup!.attributes).toMatchObject([{ name: { en: 'Material' }, value: { en: 'Clay' } }])
    expect(hat).toMatchObject({ attributes: [], offers: [{ values: ['S'] }, { values: ['M'] }] })
  })
})
