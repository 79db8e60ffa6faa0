import { WordQuery } from '@kalata/product-index/find/word-hits.ts'
import { expect, it } from 'vitest'
import { books } from '@kalata/product-index/testing/books.ts'
import { Ranking } from './rank.ts'

const ranking = new Ranking(books)

/** The rank by so many words that one book has, each of the weight that a rare word may have. */
function rankBy(count: number, least?: number) {
  const words = {
    alternatives: Array.from({ length: count }, (_, at) => [[`word${at}`]]),
    weights: Array.from({ length: count }, () => 100),
    modifiers: [],
    ...(least === undefined ? {} : { least }),
  }
  return ranking.of({ words, sort: 'relevance', limit: 20 }, new WordQuery(words, 0), 0)
}

it('ranks by as many words as there are bits for, and by fewer where not all must be there', () => {
  expect(rankBy(30)).toBeDefined()
  expect(rankBy(8, 1)).toBeDefined()
  expect(rankBy(10, 1)).toBeUndefined()
})
