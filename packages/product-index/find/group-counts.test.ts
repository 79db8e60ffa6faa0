import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ProductIndex } from '../product-index.ts'
import { aBook, books } from '../testing/books.ts'
import { documentOf, randomDocument, randomQuestion, wordsOf, type RandomDocument } from '../testing/random-documents.ts'

const labelOf = ({ named }: RandomDocument, lexeme: string) => named.find((each) => 'abcde'[each.lexeme] === lexeme)?.label ?? ''

it('counts the products of each group that a word names, those that are no longer there left out', () => {
  fc.assert(
    fc.property(fc.array(randomDocument, { minLength: 1, maxLength: 40 }), randomQuestion, fc.nat(40), (documents, question, removed) => {
      const index = new ProductIndex(books)
      const products = documents.map((each, at) => ({ card: aBook(at + 1, { genre: each.genre }), document: documentOf(each) }))
      // Segments of their own.
      for (const part of [products.slice(0, 9), products.slice(9)]) index.write(part)
      index.remove([removed + 1])
      for (const word of wordsOf(question).alternatives) {
        const isNamed = (each: RandomDocument) =>
          word.some((lexemes) =>
            lexemes.every((lexeme, at) => (at === lexemes.length - 1 ? ['A', 'B'] : ['A', 'B', 'C']).includes(labelOf(each, lexeme))),
          )
        const expected = [1, 2, 3].map(
          (genre) => documents.filter((each, at) => at !== removed && each.genre === genre && isNamed(each)).length,
        )
        const { ids, counts } = index.countGroups(word)
        expect([1, 2, 3].map((genre) => counts[ids.indexOf(genre)] ?? 0)).toEqual(expected)
      }
    }),
    { numRuns: 300 },
  )
})
