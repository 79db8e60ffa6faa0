import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { aBrand, aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { rebuildIndex } from '../documents/index.service.ts'

const test = testMall()

/** Names of products in one language, as imports bring them, with their prices in lari. */
const catalogue: [name: string, lari: number][] = [
  ['Strider Pro Max 90 trainers', 420],
  ['Strider Pro trainers', 80],
  ['Comet 14 Plus Max 512 GB', 3999],
  ['Comet 14 Plus Max leather case', 25],
  ['Флешка 128 ГБ', 36],
  ['Палатка на 3 человека', 391],
  ['კარავი 5 ადამიანზე', 350],
  ['四人帐篷', 380],
  ["D'Aromé hand cream", 19],
  ['Mac-Lain blender', 240],
  ['Dr.Mint toothpaste', 8],
  ['Bel Canto radio', 65],
  ['Power Bank 10000', 70],
  ['Кабель HDMI-C длинный', 15],
  ['Кабель HDMI-С', 13],
  ['Hockey jersey ХL', 45],
  ['Hockey jersey M', 44],
  ['Блокнот А5 в точку', 6],
  ['Notebook B4 lined', 7],
  ['ΒΟSΤΟΝ lamp', 99],
  ['透明雨傘', 16],
  ['无线鼠标', 21],
  ['Соковы\u00ADжималка', 150],
]

beforeAll(async () => {
  const { childId: categoryId } = await aCategory(test.ctx(), 'Goods')
  const brandId = await aBrand(test.ctx(), 'De Ponti')
  for (const [ru, lari] of catalogue) await aProduct(test.ctx(), { name: { ru }, description: {}, categoryId, price: lari * 100 })
  await aProduct(test.ctx(), { name: { ru: 'Espresso machine' }, description: {}, categoryId, brandId })
  await aProduct(test.ctx(), { name: { zh: '木制鸟笼' }, description: {}, categoryId })
  await rebuildIndex(test.ctx())
})

const search = async (keywords: string, lang = 'ru'): Promise<SearchData> => (await test.call('search.search', { keywords }, { lang })).data
const names = ({ pageResult }: SearchData) => pageResult.results.map(({ name }) => name)

describe('a number that belongs to a thing is no price', () => {
  it.each([
    ['pro max 90', 'Strider Pro Max 90 trainers'],
    ['strider pro max 90', 'Strider Pro Max 90 trainers'],
    ['comet 14 plus max 512 gb', 'Comet 14 Plus Max 512 GB'],
    ['comet 14 plus max 512', 'Comet 14 Plus Max 512 GB'],
    ['палатка от 2 до 3 человек', 'Палатка на 3 человека'],
    ['палатка до 3 мест', 'Палатка на 3 человека'],
    ['флешка до 128 гб', 'Флешка 128 ГБ'],
    ['კარავი 5 ადამიანამდე', 'კარავი 5 ადამიანზე'],
    ['კარავი 2-დან 5-მდე ადამიანისთვის', 'კარავი 5 ადამიანზე'],
    ['最多4人帐篷', '四人帐篷'],
    ['帐篷 4人以下', '四人帐篷'],
    ['power bank up to 10000 mah', 'Power Bank 10000'],
    ['power bank up to 3', 'Power Bank 10000'],
  ])('%s', async (typed, first) => {
    const data = await search(typed)
    expect(data.understood ?? []).not.toContainEqual(expect.objectContaining({ kind: 'price' }))
    expect(names(data)[0]).toBe(first)
  })

  it('is one after a word that limits, where something is sold for it', async () => {
    const data = await search('trainers under 100')
    expect(data.understood).toEqual([{ kind: 'price', priceMax: 10_000, without: 'trainers' }])
    expect(names(data)).toEqual(['Strider Pro trainers'])
  })
})

describe('a name is found written together or apart, with signs or without', () => {
  it.each([
    ["D'Aromé hand cream", ['darome', "d'arome", 'd arome', 'd’Aromé', 'darrome']],
    ['Mac-Lain blender', ['maclain', 'mac lain', 'mac-lain', 'maclian', "mac'lain"]],
    ['Dr.Mint toothpaste', ['drmint', 'dr mint', 'dr. mint', 'dr.mint']],
    ['Bel Canto radio', ['belcanto', 'bel-canto', 'bel.canto']],
    ['Power Bank 10000', ['powerbank', 'power-bank', 'powerbank10000']],
    ['Espresso machine', ['deponti', 'de ponti', 'de-ponti', "de'ponti", 'deponti espresso', 'de-ponti machine']],
  ])('%s', async (name, typed) => {
    for (const each of typed) expect(names(await search(each))[0], each).toBe(name)
  })
})

describe('look-alike letters', () => {
  it.each([
    ['hdmi-c кабель', ['Кабель HDMI-C длинный', 'Кабель HDMI-С']],
    ['hdmi-с кабель', ['Кабель HDMI-С', 'Кабель HDMI-C длинный']],
    ['jersey XL', ['Hockey jersey ХL']],
    ['jersey ХL', ['Hockey jersey ХL']],
    ['jersey М', ['Hockey jersey M']],
    ['блокнот A5', ['Блокнот А5 в точку']],
    ['notebook В4', ['Notebook B4 lined']],
    ['boston', ['ΒΟSΤΟΝ lamp']],
    ['соковыжималка', ['Соковы\u00ADжималка']],
    ['cоковыжималкa', ['Соковы\u00ADжималка']],
    ['trаiners strider', ['Strider Pro trainers']],
  ])('%s', async (typed, first) => {
    expect(names(await search(typed)).filter((name) => first.includes(name))).toEqual(first)
    expect(names(await search(typed))[0]).toBe(first[0])
  })
})

describe('traditional and simplified characters', () => {
  it.each([
    ['雨伞', '透明雨傘'],
    ['透明雨伞', '透明雨傘'],
    ['透明雨傘', '透明雨傘'],
    ['無線鼠標', '无线鼠标'],
    ['帳篷', '四人帐篷'],
  ])('%s', async (typed, first) => {
    for (const lang of ['zh', 'ka']) expect(names(await search(typed, lang))[0]).toBe(first)
  })
})

it('Chinese goods are found by the pinyin of the word that names them, whatever it is', async () => {
  expect(names(await search('niaolong'))).toEqual(['木制鸟笼'])
})
