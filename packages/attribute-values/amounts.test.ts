import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { amountText, lengthText, readAmount } from './amounts.ts'
import { vocabularyOfFiles } from './testing/table-files.ts'

const vocabulary = vocabularyOfFiles()

describe('amounts', () => {
  it.each([
    ['500 ml', '0.5 l'],
    ['500 მლ', '0,5 ლ'],
    ['500 мл', '0,5 литра'],
    ['500毫升', '0.5升'],
    ['50 cl', '0.5 L'],
    ['1 TB', '1024 GB'],
    ['1 500 г', '1,5 кг'],
    ['20000 mAh', '20 Ah'],
    ['24 months', '2 years'],
    ['13.3"', '13,3 дюйма'],
  ])('%s is %s', (one, other) => expect(readAmount(one, vocabulary)).toEqual(readAmount(other, vocabulary)))

  it.each(['78 × 82 × 88 cm', 'about 5 kg', '50 + 12 MP', '5 parsecs', '', '8 GB DDR4'])('%s is none', (text) =>
    expect(readAmount(text, vocabulary)).toBeUndefined(),
  )

  it('are told in the unit that is usual for so much, in every language', () => {
    expect(languages.map((lang) => amountText('volume', 250, 1500, lang, vocabulary))).toEqual([
      '250\u00a0მლ – 1,5\u00a0ლ',
      '250\u00a0ml – 1.5\u00a0l',
      '250\u00a0мл – 1,5\u00a0л',
      '250毫升 – 1.5升',
    ])
    expect(amountText('data', 256, 256, 'en', vocabulary)).toBe('256\u00a0GB')
    expect(amountText('mass', 200, 750, 'ru', vocabulary)).toBe('200 – 750\u00a0г')
    expect(amountText('number', 320, 320, 'en', vocabulary)).toBe('320')
    expect([1080, 148, 8].map((mm) => lengthText(mm, 'ka', vocabulary))).toEqual(['108\u00a0სმ', '14,8\u00a0სმ', '8\u00a0მმ'])
  })
})
