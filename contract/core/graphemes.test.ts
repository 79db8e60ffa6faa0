import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, firstGrapheme, graphemes, initialsOf, shortened } from './graphemes.ts'

describe('text that is cut', () => {
  it('ends with a whole letter', () => {
    expect(cutText('ab🎁', 3)).toBe('ab')
    expect(cutText('ab🎁', 4)).toBe('ab🎁')
    expect(cutText('a👩‍👩‍👧b', 6)).toBe('a')
    expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301')
    expect(cutText('🇬🇪🇬🇪', 5)).toBe('🇬🇪')
  })

  it('is shortened between words, and within one that is long', () => {
    expect(shortened('A table for the garden', 15)).toBe('A table for…')
    expect(shortened('A table, round', 9)).toBe('A table,…')
    expect(shortened('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(shortened(`${'x'.repeat(156)} 🎁🎁 table`, 160)).toBe(`${'x'.repeat(156)}…`)
    expect(shortened('short', 10)).toBe('short')
  })

  it('has no half of a letter and is never too long, whatever it was', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, most) => {
        const cut = cutText(text, most)
        const all = graphemes(text)
        expect(cut.length).toBeLessThanOrEqual(most)
        expect(all.slice(0, graphemes(cut).length).join('')).toBe(cut)
        expect(shortened(text, most).isWellFormed()).toBe(true)
        expect(shortened(text, most).length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('begins with a letter and its marks', () => {
    expect([firstGrapheme('Ñandú'), firstGrapheme('e\u0301a'), firstGrapheme('क्षमा'), firstGrapheme('')]).toEqual([
      'Ñ',
      'e\u0301',
      'क्ष',
      '',
    ])
  })
})

it('initials are letters of two words, without quotation marks', () => {
  expect(['თონის სახელოსნო', 'Мастерская «Тоне»', 'Nino', '  ', 'Tone 陶艺工坊'].map(initialsOf)).toEqual(['თს', 'МТ', 'N', '', 'T陶'])
})
