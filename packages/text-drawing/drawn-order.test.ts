import { expect, it } from 'vitest'
import { inDrawnOrder, charactersOfForm, riseOf } from './drawn-order.ts'

const reversed = (text: string) => [...text].toReversed().join('')

it.each([
  ['Anna', 'Anna'],
  ['Ana 5 (12) ლალი', 'Ana 5 (12) ლალი'],
  ['ישראל', reversed('ישראל')],
  ['Mr ישראל כהן, Tbilisi', `Mr ${reversed('ישראל כהן')}, Tbilisi`],
  ['רחוב 15/2', `15/2 ${reversed('רחוב')}`],
  ['5 רחוב', `5 ${reversed('רחוב')}`],
  ['דן (אבא) כהן', `${reversed('כהן')} (${reversed('אבא')}) ${reversed('דן')}`],
  ['דן (דירה 12) Tbilisi', `(12 ${reversed('דירה')}) ${reversed('דן')} Tbilisi`],
  ['(דן)', `(${reversed('דן')})`],
  // Vowel signs.
  ['שָׁלוֹם', reversed('שלום')],
])('%s is drawn as it is read', (text, drawn) => expect(inDrawnOrder(text)).toBe(drawn))

it.each([
  // Initial, medial, medial, final.
  ['محمد', '\ufee3\ufea4\ufee4\ufeaa'],
  // Lam and alef are one; the letter after them stands alone.
  ['سلام', '\ufeb3\ufefc\ufee1'],
  ['لا', '\ufefb'],
  // Letters that join one side only.
  ['دار', '\ufea9\ufe8d\ufead'],
  // Of Persian, apart by a joiner of no width.
  ['پگاه', '\ufb58\ufb95\ufe8e\ufee9'],
  ['می\u200cخ', '\ufee3\ufbfd\u200c\ufea5'],
  ['مُحَمَّد', '\ufee3\ufea4\ufee4\ufeaa'],
  ['بـب', '\ufe91\u0640\ufe90'],
])('the letters of %s have their forms', (text, forms) => expect(inDrawnOrder(text)).toBe(reversed(forms)))

it('what is copied has letters, not their forms', () =>
  expect(['\ufee3', '\ufefc', 'a', 'א'].map(charactersOfForm)).toEqual(['م', 'لا', 'a', 'א']))

it('a tone of Thai stands above a vowel and a tall letter', () => {
  const risesOf = (text: string) => [...text].map((char, place) => riseOf(char, text[place - 1], text[place + 1]))
  expect(risesOf('ที่')).toEqual([0, 0, 0.2])
  expect(risesOf('น้ำ')).toEqual([0, 0.2, 0])
  expect(risesOf('ป่า')).toEqual([0, 0.2, 0])
  expect(risesOf('ก่า')).toEqual([0, 0, 0])
})
