import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'
import { projectFile } from '#server/platform/project-files.ts'
import { listed } from '#server/platform/word-lists.ts'

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
