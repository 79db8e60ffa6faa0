import { partsOfName } from '@kalata/query-words/names/name-head.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { indexProducts } from './index.service.ts'

const test = testMall()

/** Names by what they are called here; all else is the same of them. */
const names = {
  stepladder: 'Aluminium stepladder with five treads, scuff-proof feet and a tool tray',
  shortStepladder: 'Aluminium stepladder',
  twice: 'Folding stepladder, aluminium stepladder with rubber feet for uneven floors',
  synonym: 'Steel sofa for three',
  literal: 'Steel couch for three, powder-coated, with washable covers',
}
type Name = keyof typeof names
const ids = {} as Record<Name, number>

async function found(keywords: string): Promise<Name[]> {
  const { data } = await test.call('search.search', { keywords })
  const byId = new Map(Object.entries(ids).map(([name, id]) => [id, name as Name]))
  return data.pageResult.results.flatMap((card: { productId: number }) => byId.get(card.productId) ?? [])
}

beforeAll(async () => {
  const first = await aProduct(test.ctx(), { name: { en: names.stepladder } })
  ids.stepladder = first.id
  for (const [name, en] of Object.entries(names).slice(1))
    ids[name as Name] = (await aProduct(test.ctx(), { name: { en }, categoryId: first.categoryId, storeId: first.storeId })).id
  await indexProducts(test.ctx(), Object.values(ids))
})

describe('what a name says of itself', () => {
  it('counts more where it says the word twice, then where it says little else', async () => {
    expect(await found('stepladder')).toEqual(['twice', 'shortStepladder', 'stepladder'])
  })

  it('counts more than what else the thing is called', async () => {
    expect(await found('couch')).toEqual(['literal', 'synonym'])
  })
})

describe('a short description', () => {
  it('says what the thing is where its name does not, and makes no case a laptop', async () => {
    const first = await aProduct(test.ctx(), {
      name: { en: 'TCG200 notebook case 43.9 cm' },
      description: { en: '17" Laptops, Messenger' },
    })
    const second = await aProduct(test.ctx(), {
      ...{ name: { en: 'Wobbler NC nc8430' }, description: { en: 'nc8430 Notebook PC' } },
      ...{ categoryId: first.categoryId, storeId: first.storeId },
    })
    await indexProducts(test.ctx(), [first.id, second.id])
    const { data } = await test.call('search.search', { keywords: 'laptop' }, { lang: 'en' })
    expect(data.pageResult.results.map(({ productId }: { productId: number }) => productId)).toEqual([second.id, first.id])
    expect(data.namedCount).toBe(1)
  })
})

describe('the word that names the thing', () => {
  it.each([
    ['Ertoba X200 headphones', 'Ertoba', ['headphones']],
    ['Ertoba Pro 55 headphones/headset 3 m', 'Ertoba', ['pro', 'headphones', 'headset']],
    ['Bag clip M/F 12 cm', '', ['clip']],
    ['Ertoba', 'Ertoba', ['ertoba']],
  ])('of „%s“ is no brand, unit or single letter', (name, brand, heads) => {
    expect(partsOfName(name, brand).heads.flat()).toEqual(heads)
  })
})
