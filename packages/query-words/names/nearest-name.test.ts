import { describe, expect, it } from 'vitest'
import { isOneWord, nearest } from './nearest-name.ts'

describe('two words', () => {
  it.each([
    ['mug', 'mugs'],
    ['box', 'boxes'],
    ['lamp', 'lamps'],
    ['berry', 'berries'],
    ['scarf', 'scarves'],
    ['lampe', 'lampen'],
    ['кружка', 'кружки'],
    ['ваза', 'вазы'],
    ['скатерть', 'скатертями'],
    ['ჭიქა', 'ჭიქები'],
    ['ფინჯანი', 'ფინჯნები'],
  ])('%s and %s are one', (one, other) => expect([isOneWord(one, other), isOneWord(other, one)]).toEqual([true, true]))

  it.each([
    ['trays', 'training'],
    ['lamp', 'lamb'],
    ['pan', 'pants'],
    ['plate', 'plants'],
    ['candle', 'candy'],
    ['coffee', 'coffin'],
    ['ложка', 'ложь'],
    ['чай', 'чашки'],
  ])('%s and %s are two', (one, other) => expect([isOneWord(one, other), isOneWord(other, one)]).toEqual([false, false]))
})

describe('the nearest group', () => {
  const things = ['Coffee', 'Training', 'Cups & mugs', 'Pendant lamps', 'Tools', 'Кружки и чашки', 'Садовый инвентарь', 'ფინჯნები'].map(
    (name) => ({
      name,
      thing: name,
    }),
  )

  it.each([
    ['Mugs', 'Cups & mugs'],
    ['Lamps', 'Pendant lamps'],
    ['Tools & Care', 'Tools'],
    ['Кружка', 'Кружки и чашки'],
    ['ფინჯანი', 'ფინჯნები'],
  ])('of %s is %s', (name, group) => expect(nearest([name], things)).toBe(group))

  it.each(['Coffee machines', 'Trays', 'Садовая мебель', 'Lamb'])('of %s is none: another thing is meant', (name) =>
    expect(nearest([name], things)).toBeUndefined(),
  )
})
