import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import { projectFile } from '#server/platform/project-files.ts'
import { listed } from '#server/platform/word-lists.ts'
import { termLists } from './synonyms.rules.ts'

const rowsOf = (name: string) =>
  readFileSync(projectFile(`server/search/interpret/synonyms/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Languages in the order of a concept's columns. */
const columns: readonly Language[] = ['ka', 'en', 'ru', 'zh']
/** Abbreviations are Latin everywhere; English has nothing else. */
const letters = { ka: /[ა-ჰ]/, en: /^[^ა-ჰа-яё\p{Script=Han}]+$/iu, ru: /[а-яё]/i, zh: /\p{Script=Han}/u }

describe.each(['concepts', ...languages])('%s.tsv', (name) => {
  it('has no cell that says a word twice or nothing', () => {
    const wrong = rowsOf(name).filter((cells) =>
      cells.some((cell) => {
        const all = listed(cell)
        return all.some((each) => each.trim() === '' || each !== each.trim()) || new Set(all).size < all.length
      }),
    )
    expect(wrong).toEqual([])
  })
})

it('a concept has words in the letters of each language', () => {
  const cellsOf = (cells: string[], lang: Language) => cells.slice(2 * columns.indexOf(lang), 2 * columns.indexOf(lang) + 2)
  const wrong = rowsOf('concepts').filter((cells) => languages.some((lang) => !letters[lang].test(cellsOf(cells, lang).join(' '))))
  expect(wrong).toEqual([])
})

it('a list has synonyms and what is near, and nothing else', () => {
  expect(new Set(languages.flatMap(rowsOf).map(([list]) => list))).toEqual(new Set(['synonym', 'near']))
})

const lists = termLists()

describe('concepts', () => {
  it('count where the rest of the name says so: a notebook is one to write in, and one of so many gigabytes', () => {
    const asked = { heads: ['notebook'] }
    expect(lists.synonymsOf('Ruled notebook', 'en', false, { ...asked, context: 'Ruled notebook, 96 pages' })).not.toContain('laptop')
    expect(lists.synonymsOf('Vento 14 Notebook', 'en', false, { ...asked, context: 'Vento 14 Notebook (8 GB, 256 GB)' })).toContain(
      'laptop',
    )
  })

  it('are called all that shoppers call them in the other languages', () => {
    const scanner = lists.conceptsIn('Flatbed scanner', 'en', { heads: ['scanner'] })
    expect(lists.translationsOf(scanner, 'ru').split(' ')).toEqual(expect.arrayContaining(['сканер', 'сканердокументов']))
    expect(lists.translationsOf(scanner, 'zh')).toContain('扫描仪')
  })

  it('are found by what shoppers type, never the other way round', () => {
    expect(lists.synonymsOf('Стиральная машина', 'ru', false)).toContain('стиралка')
    expect(lists.synonymsOf('стиралка', 'ru', false)).toBe('')
    expect(lists.synonymsOf('მტვერსასრუტი', 'ka', false)).toContain('პილესოსი')
    expect(lists.synonymsOf('羽绒被', 'zh', false)).toContain('棉被')
    expect(lists.synonymsOf('A golden ring', 'en', false)).not.toContain('weddingband')
    expect(lists.synonymsOf('Rings', 'en', true)).toContain('weddingband')
  })
})
