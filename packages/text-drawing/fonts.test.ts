import { describe, expect, it } from 'vitest'
import { readTrueType } from './fonts/true-type.ts'
import { svgText } from './svg-text.ts'
import { testFonts } from './testing/test-fonts.ts'

const fonts = testFonts()

describe('a text', () => {
  it('is split by the fonts that have it, with a question mark for what none has', () => {
    expect(fonts.runsOf('ab ωψ c', 'bold')).toEqual([
      { font: 'latin-bold', text: 'ab ' },
      { font: 'greek-regular', text: 'ωψ' },
      { font: 'latin-bold', text: ' c' },
    ])
    expect(fonts.runsOf('a\u{1f600}b', 'regular')).toEqual([{ font: 'latin-regular', text: 'a?b' }])
  })

  it('has what looks alike for signs that no font has, and the letter of a mark that it was not composed with', () => {
    expect(fonts.runsOf('O\u02bdg\u2009\u2012 e\u0347 a\u200db', 'regular')).toEqual([{ font: 'latin-regular', text: 'O\u2018g - e ab' }])
  })

  it('is broken between words, within one that is too long, and never wider than asked', () => {
    for (const text of ['one two three four five six seven', 'x'.repeat(80)]) {
      const lines = fonts.linesOf(text, 60, 'regular', 9)
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect(fonts.widthOf(line, 'regular', 9)).toBeLessThanOrEqual(60)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }
    expect(fonts.linesOf('one\ntwo', 1000, 'regular', 9)).toEqual(['one', 'two'])
  })

  it('is paths of an SVG, bold by a rim where its face has one weight', () => {
    const style = { size: 20, colour: '#000', weight: 'bold' } as const
    expect(svgText(fonts, 'A', 0, 20, style)).toMatch(/^<path d="M[^"]+Z" fill="#000"\/>$/)
    expect(svgText(fonts, 'ω', 0, 20, style)).toMatch(/Z" fill="#000" stroke="#000" stroke-width="0.625"\/>$/)
    expect(svgText(fonts, ' ', 0, 20, style)).toBe('')
  })
})

it('what is no font is rejected', () => {
  expect(() => readTrueType(Buffer.alloc(12))).toThrow('no table')
})
