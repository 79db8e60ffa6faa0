import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The families of fonts.css whose `unicode-range` has the character. */
function familiesWith(character: string): string[] {
  const point = character.codePointAt(0)!
  const faces = [...styles('fonts.css').matchAll(/font-family: '([^']+)';[^}]*unicode-range:([^;]+);/g)]
  const covers = (range: string) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16))
    return from <= point && point <= to
  }
  const having = faces.filter(([, , ranges = '']) => ranges.split(',').some((range) => covers(range.trim())))
  return having.map(([, family = '']) => family)
}

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
