import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { typeset } from './typography.ts'

const ru = (text: string) => typeset('ru', text).replaceAll('\u00a0', '_')

it('keeps short Russian words with what follows, dashes and number signs with what stands before', () => {
  expect(ru('Товар и в наличии, и по цене')).toBe('Товар и_в_наличии, и_по_цене')
  expect(ru('В корзине')).toBe('В_корзине')
  expect(ru('Не на складе')).toBe('Не_на_складе')
  expect(ru('Цена — ниже')).toBe('Цена_— ниже')
  expect(ru('заказ № 7')).toBe('заказ_№ 7')
  expect(ru('(с доставкой)')).toBe('(с_доставкой)')
  // Ends of longer words are none of them.
  expect(ru('Что это стоит')).toBe('Что это стоит')
})

it('leaves the places of a message as they are', () => {
  const message = 'Через {count, plural, one {# день и час} few {# дня и час} many {# дней} other {# дня}} в <a>магазине</a>'
  expect(ru(message)).toBe('Через {count, plural, one {#_день и_час} few {#_дня и_час} many {#_дней} other {#_дня}} в_<a>магазине</a>')
  expect(() => compileMessage(typeset('ru', message))).not.toThrow()
})

it('changes no other language', () => {
  expect(typeset('ka', 'ფასი — ნაკლები')).toBe('ფასი — ნაკლები')
  expect(typeset('en', 'a cup — and a plate')).toBe('a cup — and a plate')
})

it('a number stays with what it counts', () => {
  expect(typeset('ka', 'ჯგუფის შესავსებად 24 საათამდე გაქვს')).toBe('ჯგუფის შესავსებად 24\u00a0საათამდე გაქვს')
  expect(typeset('ka', '{count, plural, one {# საათი} other {# საათი}}')).toBe('{count, plural, one {#\u00a0საათი} other {#\u00a0საათი}}')
  expect(ru('есть 24 часа')).toBe('есть 24_часа')
  expect(typeset('en', '24 hours')).toBe('24 hours')
})

it('an ending stays with its value in Georgian', () => {
  expect(typeset('ka', '{time}-მდე, ელვა-ფასი')).toBe('{time}-\u2060მდე, ელვა-ფასი')
})
