import { describe, expect, it } from 'vitest'
import { byLanguage } from '../languages/language.ts'
import { TermLists } from '../lists/term-lists.ts'
import {
  countWords,
  documentOf,
  GroupNames,
  groupDocument,
  indexWord,
  textsOf,
  wordsOfTexts,
  type Item,
  type WordCount,
} from './item-texts.ts'

const none = byLanguage(() => [])
const lists = new TermLists({
  concepts: none,
  synonyms: byLanguage((lang) => (lang === 'en' ? [{ terms: ['umbrella'], typed: ['brolly', 'rain shade'] }] : [])),
  near: none,
})
const groups = new GroupNames(
  [
    { id: 1, parentId: null, text: { en: 'Clothing & rain wear' } },
    { id: 2, parentId: 1, text: { en: 'Hats & umbrellas' } },
    { id: 3, parentId: 1, text: { en: 'Rain coats' } },
  ],
  lists,
)
const umbrella: Item = {
  name: { en: 'Folding umbrella with a wooden handle, black' },
  maker: ['ერთობა', 'Ertoba'],
  groupId: 2,
  sources: [{ en: 'Corner' }, { en: 'Batumi' }],
  attributes: [{ name: { en: 'Ribs' }, value: { en: '8' } }],
  options: [],
  description: { en: 'Dries within an hour and fits in a small bag, wherever you carry it on a wet and windy day.' },
}
const texts = textsOf(umbrella, groups, lists)
const document = documentOf(texts, wordsOfTexts())
const [things, beside, kinds, details] = document.parts.map((part) => part.split(' '))

describe('the document of an item', () => {
  it('has the words that name the thing, with what else people call it, apart from those beside them', () => {
    expect(things).toEqual(expect.arrayContaining(['umbrella', 'brolly']))
    expect(things).not.toContain('folding')
    expect(beside).toContain('folding')
    expect(details).toEqual(expect.arrayContaining(['wooden', 'corner', 'batumi', 'ribs']))
  })

  it('has of the names of its groups what is true of it, and its maker in every script', () => {
    expect(kinds).toEqual(expect.arrayContaining(['umbrellas', 'ertoba', 'clothing']))
    expect(kinds).not.toContain('hats')
  })

  it('has a name once for all languages that show it, and the length of its description', () => {
    expect(document.names).toEqual([{ words: 'folding umbrella with a wooden handle black', languages: [0, 1, 2, 3] }])
    expect(document.texts).toHaveLength(1)
    expect(document.textWords).toBe(document.texts[0]!.split(' ').length)
  })
})

describe('the vocabulary', () => {
  it('counts what names something apart from what is only written, and neither compounds nor Chinese are a correction', () => {
    const counts = new Map<string, WordCount>()
    countWords(texts, counts, wordsOfTexts())
    expect(counts.get('umbrella')).toMatchObject({ named: 4 })
    expect(counts.get('dries')!.named).toBe(0)
    expect(indexWord('umbrella', counts.get('umbrella')!, lists).fuzzyKeys).toContain('umbrell')
    countWords(textsOf({ ...umbrella, name: { zh: '雨伞' } }, groups, lists), counts, wordsOfTexts())
    expect(counts.get('雨伞')).toEqual({ uses: 4, named: 4 })
    expect(indexWord('雨伞', counts.get('雨伞')!, lists)).toMatchObject({ fuzzyKeys: [], phoneticStem: null, phoneticWord: null })
    expect(indexWord('rainshade', { uses: 1, named: 1 }, lists).fuzzyKeys).toEqual([])
  })
})

it('the document of a group has its names with what else people call its things', () => {
  expect(groupDocument({ id: 2, parentId: 1, text: { en: 'Hats & umbrellas' } }, lists).names).toContain('brolly')
})
