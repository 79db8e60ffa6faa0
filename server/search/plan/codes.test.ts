import { codeKey, codesIn } from '@kalata/query-words/letters/codes.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchData, Suggestion } from '#contract/search/calls.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { indexProducts, rebuildIndex } from '../documents/index.service.ts'

const test = testMall()
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { childId: categoryId } = await aCategory(test.ctx(), 'Parts')
  const add = async (name: string, offers: object[], more: object = {}) =>
    (ids[name] = (await aProduct(test.ctx(), { name: { en: name }, description: {}, categoryId, offers, ...more })).id)
  await add('Tap filter', [{ sku: 'KR-41/7D', gtin: '4860000000512', mpn: 'a.7702' }])
  await add('Hose', [{ sku: 'H 12' }, { sku: 'H-13', gtin: '0012345678905' }])
  await add('Bracket', [{ sku: '20431' }])
  await add('B type clamp', [{ sku: 'CLAMP' }])
  await add('Clamp', [{ sku: '7' }])
  await add('Withdrawn valve', [{ sku: 'VALVE-9000' }], { listed: false })
  await rebuildIndex(test.ctx())
})

const search = async (keywords: string, more: object = {}): Promise<SearchData> =>
  (await test.call('search.search', { keywords, ...more }, { lang: 'en' })).data
const found = ({ pageResult }: SearchData) => pageResult.results.map(({ name }) => name)

describe('a product is found by its number', () => {
  it.each([
    ['KR-41/7D', 'Tap filter'],
    ['KR 41 7D', 'Tap filter'],
    ['kr417d', 'Tap filter'],
    ['КR-41/7D', 'Tap filter'],
    ['ＫＲ－４１／７Ｄ', 'Tap filter'],
    ['4860000000512', 'Tap filter'],
    ['486 0000 000512', 'Tap filter'],
    ['04860000000512', 'Tap filter'],
    ['A7702', 'Tap filter'],
    ['filter kr-41/7d', 'Tap filter'],
    ['SKU: KR 41/7D', 'Tap filter'],
    ['h-12', 'Hose'],
    ['h13', 'Hose'],
    ['12345678905', 'Hose'],
    ['012345678905', 'Hose'],
    ['20431', 'Bracket'],
    ['арт. 20431', 'Bracket'],
    ['货号 20431', 'Bracket'],
  ])('%s', async (typed, name) => {
    expect(found(await search(typed))).toEqual([name])
    expect((await search(typed)).corrected).toBeUndefined()
  })

  it('and what is a word is searched for as one', async () => {
    expect(found(await search('clamp'))[0]).toBe('Clamp')
    expect(found(await search('valve-9000'))).toEqual([])
  })

  it('within the filters that were chosen', async () => {
    expect(found(await search('KR-41/7D', { priceMax: 10 }))).toEqual([])
  })

  it('that it has today', async () => {
    await test.db.execute(`update offers set sku = 'KR-42' where sku = 'KR-41/7D'`)
    await indexProducts(test.ctx(), [ids['Tap filter']!])
    expect(found(await search('kr42'))).toEqual(['Tap filter'])
    expect(found(await search('kr417d'))).toEqual([])
    await test.db.execute(`update offers set sku = 'KR-41/7D' where sku = 'KR-42'`)
    await indexProducts(test.ctx(), [ids['Tap filter']!])
  })

  it('in the suggestions too', async () => {
    const suggestions = (await test.call('search.suggest', { keywords: 'kr-41/7d' }, { lang: 'en' })).data as Suggestion[]
    expect(suggestions[0]).toMatchObject({ kind: 'product', id: ids['Tap filter'] })
  })
})

describe('numbers as they are compared', () => {
  it.each([
    ['WF-77/3B', 'wf773b'],
    [' 0012345678905 ', '12345678905'],
    ['12-34', '1234'],
    ['АВ-1', codeKey('АВ1')],
  ])('%s', (code, key) => expect(codeKey(code)).toBe(key))

  it('are no years, sizes and amounts in a query of several words', () => {
    for (const query of ['wine 2023', 'size 42', 'mug 350']) expect(codesIn(query).certain.filter((code) => /^\d/.test(code))).toEqual([])
  })
})
