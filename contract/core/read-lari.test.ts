import { expect, it } from 'vitest'
import { compactCode } from './digits.ts'
import { readLari } from './read-lari.ts'

it.each([
  ['1,000', 100_000],
  ['1 000', 100_000],
  ['1.500', 150_000],
  ['1 234,50 ₾', 123_450],
  ['1\u00a0234,50\u00a0₾', 123_450],
  ["1'299.90", 129_990],
  ['12.5', 1250],
  ['12,5', 1250],
  ['0,5', 50],
  ['１２３', 12_300],
  ['١٢٣', 12_300],
  ['１，０００', 100_000],
  ['１．５００', 150_000],
  ['99.999999', 10_000],
  ['999999999999', 2_000_000_000],
  [' ', 'empty'],
])('%s is %s tetri', (text, tetri) => expect(readLari(text)).toBe(tetri))

it.each(['cheap', '-5', '10-20', '5 kg', '$ 10', '10 €', '1,23,4'])('%s is no price in lari', (text) =>
  expect(readLari(text)).toBe('invalid'),
)

it('a code is read however it was pasted', () => {
  expect(compactCode(' 204\u00a0378–869\u200b')).toBe('204378869')
  expect(compactCode('２０４３７٨٨٦٩')).toBe('204378869')
})
