import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { indexProducts } from '../documents/index.service.ts'

const test = testMall()
afterEach(() => void vi.restoreAllMocks())

async function aMug(name: string): Promise<number> {
  const { id } = await aProduct(test.ctx(), { name: { en: name } })
  await indexProducts(test.ctx(), [id])
  test.ctx().changed('catalogue')
  return id
}

/** How often statements with a part were sent while `work` ran; those that look up the words of queries, where none is named. */
async function lookUpsDuring(work: () => Promise<unknown>, part = 'search_lexeme'): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text?: string }).text ?? '')
  query.mockRestore()
  return texts.filter((text) => text.includes(part)).length
}

it('the words of a query are looked up once, whatever is chosen and whichever page is asked for, until the catalogue changes', async () => {
  const first = await aMug('Wobblemug')
  const search = async (part: object = {}) =>
    (await test.call('search.search', { keywords: 'wobblemugs', ...part }, { lang: 'en' })).data.pageResult.results.map(
      ({ productId }: { productId: number }) => productId,
    )
  expect(await lookUpsDuring(async () => expect(await search()).toEqual([first]))).toBe(1)
  expect(await lookUpsDuring(() => Promise.all([search({ pageNo: 2 }), search({ priceMin: 1, searchType: 'filter' })]))).toBe(0)
  // Exactly these words is another question.
  expect(await lookUpsDuring(() => search({ exact: true }))).toBe(1)
  const second = await aMug('Wobblemugs')
  expect(await lookUpsDuring(async () => expect((await search()).toSorted()).toEqual([first, second].toSorted()))).toBe(1)
})

it('whether words tell a kind of thing is looked up once for all of a query, until the catalogue changes', async () => {
  await aMug('Tumblegoblet')
  await aMug('Tumblejug')
  const search = async (keywords: string) => {
    const { data } = await test.call('search.search', { keywords }, { lang: 'en' })
    return data.pageResult.totalRecord
  }
  const lookUps = (keywords: string) => lookUpsDuring(() => search(keywords), 'as kind')
  expect(await lookUps('tumblegoblet tumblejug')).toBe(1)
  expect(await lookUps('tumblejug tumblegoblet')).toBe(0)
  test.ctx().changed('catalogue')
  expect(await lookUps('tumblegoblet tumblejug')).toBe(1)
})

it('of a query with many unknown words few are corrected, and none of a length that no word has', async () => {
  await aMug('Bounded mug')
  const words = Array.from({ length: 24 }, (_, at) => `zqx${String.fromCharCode(97 + at)}wvkj`)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await test.call('search.search', { keywords: words.join(' ').slice(0, 200) }, { lang: 'en' })
  await test.call('search.search', { keywords: 'zqxwvkjpby'.repeat(20) }, { lang: 'en' })
  const corrected = query.mock.calls.flatMap((call) => {
    const [{ text = '' }, values = []] = call as unknown as [{ text?: string }, unknown[]?]
    return text.includes('fuzzy_keys &&') ? [values.flatMap((value) => JSON.parse(String(value)) as { asked: string }[])] : []
  })
  query.mockRestore()
  // Of each of the query's readings, one for a keyboard.
  expect(corrected.length).toBeGreaterThan(0)
  for (const asked of corrected) {
    expect(asked.length).toBeLessThanOrEqual(8 * 4)
    for (const { asked: word } of asked) expect(word.length).toBeLessThanOrEqual(32)
  }
})
