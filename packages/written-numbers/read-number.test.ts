import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyOf } from './currency-words.ts'
import { readNumber as read } from './read-number.ts'

const readNumber = (text: string, decimal?: '.' | ',') => read(text, decimal, currencyOf)

const locales = [
  ...['ka', 'en-US', 'en-GB', 'en-IN', 'en-CA', 'en-ZA', 'ru', 'zh-CN', 'zh-TW', 'de-DE', 'de-AT', 'de-CH', 'es-ES', 'es-MX', 'fr-FR', 'fr-CH'],
  ...['it-IT', 'it-CH', 'pl', 'uk', 'tr', 'pt-BR', 'pt-PT', 'nl', 'sv', 'nb', 'da', 'fi', 'cs', 'sk', 'hu', 'ro', 'bg', 'el', 'he', 'ar-EG'],
  ...['fa', 'hi', 'bn', 'mr', 'ur', 'ja', 'ko', 'th', 'vi', 'id', 'hy', 'az', 'kk', 'uz', 'et', 'lv', 'lt', 'sl', 'hr', 'my', 'ne'],
] // oxfmt-ignore
const value = (text: string) => {
  const read = readNumber(text)
  return typeof read === 'string' ? read : read.value
}

describe('a number as people write it', () => {
  it.each([
    ['42', '42'],
    ['42.50', '42.50'],
    ['42,5', '42.5'],
    ['1,299.00', '1299.00'],
    ['1.299,00', '1299.00'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50\u00a0₾', '1234.50'],
    ['1\u202f234', '1234'],
    ['1 000', '1000'],
    ["1'299.50", '1299.50'],
    ['1’299.–', '1299'],
    ['100,-', '100'],
    ['12,34,567.8', '1234567.8'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234.567', '1234.567'],
    ['12.396694', '12.396694'],
    ['1234,567', '1234.567'],
    ['0,500', '0.500'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['１２，５', '12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲۳', '123'],
    ['१२.५', '12.5'],
    ['−5', '-5'],
    ['5-', '-5'],
    ['(12.50)', '-12.50'],
    ['-0', '0'],
    ['+7', '7'],
    ['007', '7'],
  ])('%s is %s', (text, expected) => expect(value(text)).toBe(expected))

  it.each(['1,299', '1.500', '12.345', '999,999', '1,234 USD', '₾ 1.299'])('%s may mean two numbers', (text) =>
    expect(readNumber(text)).toBe('ambiguous'),
  )

  it('means one where the decimal separator is known', () => {
    expect(readNumber('1,299', '.')).toEqual({ value: '1299' })
    expect(readNumber('1,299', ',')).toEqual({ value: '1.299' })
    expect(readNumber('1,299.50', ',')).toEqual({ value: '1299.50' })
  })

  it.each(['cheap', '10 kg', '90 max', 'air 90', '1.2.3', '1,23,4', '12 34', '1.234,567.8', '1 234 56', '1e5', '4,86E+12', '5%', '--5', '12:30', '1/2', ',', '5 - 7', '(-5)', '$5€'])(
    '%s is no number',
    (text) => expect(readNumber(text)).toBe('invalid'),
  ) // oxfmt-ignore

  it('is empty where there are blanks only', () => {
    for (const text of ['', ' ', '\u00a0\u200b', '\ufeff']) expect(readNumber(text)).toBe('empty')
  })

  it.each([
    ['15.00 USD', 'USD'],
    ['gel 15', 'GEL'],
    ['₾15', 'GEL'],
    ['15 ლ', 'GEL'],
    ['15 лари', 'GEL'],
    ['99 руб.', 'RUB'],
    ['99 zł', 'PLN'],
    ['€ 5', 'EUR'],
    ['$5', '$'],
    ['5 kr.', 'kr.'],
    ['5元', 'CNY'],
  ])('%s names %s', (text, currency) => expect(readNumber(text)).toMatchObject({ currency }))

  it('is read from every format of Intl in any locale, or may truly mean two numbers', () => {
    const formats = [
      {},
      { useGrouping: false },
      { useGrouping: 'always' },
      { signDisplay: 'always' },
      ...['GEL', 'USD', 'EUR', 'RUB', 'CNY', 'JPY', 'SEK', 'PLN', 'KWD'].flatMap((currency) =>
        ['symbol', 'narrowSymbol', 'code'].flatMap((currencyDisplay) =>
          ['standard', 'accounting'].map((currencySign) => ({ style: 'currency', currency, currencyDisplay, currencySign })),
        ),
      ),
    ] as Intl.NumberFormatOptions[]
    const digits = fc.integer({ min: 0, max: 4 })
    const amount = fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -(10 ** 12), max: 10 ** 12 }))
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.constantFrom(...formats), amount, digits, (locale, format, units, places) => {
        const exact = units / 10 ** places
        const text = new Intl.NumberFormat(locale, { ...format, minimumFractionDigits: places, maximumFractionDigits: places }).format(
          exact,
        )
        const read = readNumber(text)
        if (read === 'ambiguous') {
          // One separator before three digits, and nothing else that tells.
          const separators = text
            .normalize('NFKC')
            .replace(/^[^\p{Nd}]+|[^\p{Nd}]+$/gu, '')
            .replace(/\p{Nd}/gu, '')
          expect(separators, `${locale} ${text}`).toMatch(/^[.,]$/)
          expect(places === 3 || places === 0, `${locale} ${text}`).toBe(true)
        } else expect([typeof read === 'string' ? read : Number(read.value), locale, text]).toEqual([exact === 0 ? 0 : exact, locale, text])
      }),
      { numRuns: 4000 },
    )
  })
})
