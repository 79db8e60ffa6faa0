import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'

const styles = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const faces = [...styles('fonts.css').matchAll(/font-family: '([^']+)';[^}]*url\('\.\/([^']+)'\)[^}]*unicode-range:([^;]+);/g)]

/** The faces of fonts.css whose `unicode-range` has the character. */
function facesWith(character: string) {
  const point = character.codePointAt(0)!
  const covers = (range: string) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16))
    return from <= point && point <= to
  }
  return faces.filter(([, , , ranges = '']) => ranges.split(',').some((range) => covers(range.trim())))
}

const familiesWith = (character: string) => facesWith(character).map(([, family = '']) => family)

const chinese = /body:lang\(zh\) \{[^}]*font-family:([^;]+);/.exec(styles('base.css'))?.[1] ?? ''
const others = /--font-sans:([^;]+);/.exec(styles('tokens.css'))?.[1] ?? ''

it.each(['“', '”', '‘', '’', '…', '·'])('%s comes from the Chinese font in Chinese and from Google Sans elsewhere', (mark) => {
  expect(familiesWith(mark)).toEqual(['Google Sans Punctuation'])
  expect(chinese).toContain("'PingFang SC'")
  expect(chinese).not.toContain('Google Sans Punctuation')
  expect(others).toContain("'Google Sans Punctuation'")
})

it.each(['a', '0', '„', '–', '₾', 'ж', 'ა'])('%s comes from Google Sans in every language', (character) => {
  expect(familiesWith(character)).toEqual(['Google Sans Variable'])
  expect(chinese).toContain("'Google Sans Variable'")
})

it.each(languages)('no text of the mall in %s fetches a whole font, which would lay out the page again', (lang) => {
  const files = globSync(`locales/${lang}/*.json`)
  const texts = files.flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  expect(texts.length).toBeGreaterThan(1000)
  const characters = new Set(texts.flatMap((text) => [...typeset(lang, text)]))
  const fetching = [...characters].filter((character) => facesWith(character).some(([, , file = '']) => file.includes('-whole')))
  expect(fetching).toEqual([])
})
