import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { namedGroups, nearGroups } from '@kalata/query-words/query/group-words.ts'
import { indexCategories, indexProducts } from '../documents/index.service.ts'
import { selectNearCategories } from '../interpret/near-categories.queries.ts'
import { expressionsOf } from '@kalata/postgres-index/query/expressions.ts'
import { suggestionWords } from './suggestion-words.service.ts'
import { inTier } from '#tools/test/tier.ts'

const test = testMall()
const some = new Set(['vases', 'tableware', 'audio', 'phones', 'tea'])
beforeAll(
  async () => void (await fillMall(test.ctx(), test.clock.now(), { only: (product) => some.has(product.category), pictures: 'none' })),
  120_000,
)

const match = (...alternatives: string[][]): WordMatch => ({ alternatives, shown: '', corrected: false })

/** Every so many of the lexemes that categories are indexed with are asked for. */
const step = inTier({ default: 18, proof: 6 })

/** Single words, alternatives, lexemes that must stand together, and several words. */
async function questions(): Promise<WordMatch[][]> {
  const { rows } = await test.db.execute<{ lexeme: string }>(
    sql`select distinct unnest(tsvector_to_array(words) || tsvector_to_array(related)) as lexeme from search_categories order by lexeme`,
  )
  const at = (place: number) => rows[place % rows.length]!.lexeme
  const asked = rows.map(({ lexeme }, place) => ({ lexeme, place })).filter(({ place }) => place % step === 0)
  return asked.flatMap(({ lexeme, place }) => [
    [match([lexeme])],
    [match([lexeme], [at(place * 7)], [at(place * 3), at(place + 1)])],
    [match([lexeme]), match([at(place + 1)], [at(place + 2)])],
    [match([lexeme], ['nothing']), match([at(place * 11)])],
  ])
}

describe('categories by words in memory', () => {
  it('are those that the database finds, in its order', async () => {
    const index = await suggestionWords.get(test.ctx())
    const seen = { named: 0, near: 0, several: 0 }
    for (const words of await questions()) {
      const { all, some } = expressionsOf({ alternatives: words.map(({ alternatives }) => alternatives), modifiers: [] })
      const { rows } = await test.db.execute<{ id: number }>(sql`
        select c.id from search_categories n join categories c on c.id = n.category_id
        where n.words @@ ${all}::tsquery and listed_count('category', c.id) > 0 order by c.parent_id nulls first, c.id limit 3`)
      const near = await selectNearCategories(test.db, some, 3)
      expect(
        namedGroups(index, words, 3).map(({ id }) => id),
        all,
      ).toEqual(rows.map(({ id }) => id))
      expect(
        nearGroups(index, words, 3).map(({ id }) => id),
        some,
      ).toEqual(near.map(({ id }) => id))
      if (rows.length > 0) seen.named++
      if (near.length > 0) seen.near++
      if (words.length > 1 && rows.length > 0) seen.several++
    }
    // The questions are not vain.
    expect(Math.min(seen.named, seen.near, seen.several)).toBeGreaterThan(8)
  })
})

describe('suggestions', () => {
  const suggest = async (keywords: string) => (await test.call('search.suggest', { keywords })).data as { id: number; kind: string }[]

  it('follow new words, new categories and what is listed as soon as the catalogue has changed', async () => {
    expect(await suggest('wobb')).toEqual([])
    const category = await aCategory(test.ctx(), 'Wobbleware')
    const product = await aProduct(test.ctx(), { name: { en: 'Wobbleplate' }, categoryId: category.childId })
    await indexCategories(test.ctx())
    await indexProducts(test.ctx(), [product.id])
    expect((await suggest('wobb')).map(({ kind, id }) => [kind, id])).toEqual([
      ['category', category.rootCategoryId],
      ['category', category.childId],
      ['product', product.id],
    ])
    // What is no longer listed is left out, and its categories.
    await test.db.execute(sql`update products set listed = false where id = ${product.id}`)
    test.ctx().changed('catalogue')
    expect(await suggest('wobb')).toEqual([])
  })
})
