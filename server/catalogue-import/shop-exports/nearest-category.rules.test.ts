import { describe, expect, it } from 'vitest'
import { isOneWord, nearest } from './nearest-category.rules.ts'

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

describe('the nearest category', () => {
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
  ])('of %s is %s', (name, category) => expect(nearest([name], things)).toBe(category))

  it.each(['Coffee machines', 'Trays', 'Садовая мебель', 'Lamb'])('of %s is none: another thing is meant', (name) =>
    expect(nearest([name], things)).toBeUndefined(),
  )
})
