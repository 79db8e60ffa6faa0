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
  expect(ru(message)).toBe('Через {count, plural, one {# день и_час} few {# дня и_час} many {# дней} other {# дня}} в_<a>магазине</a>')
  expect(() => compileMessage(typeset('ru', message))).not.toThrow()
})

it('changes no other language', () => {
  expect(typeset('ka', 'ფასი — ნაკლები')).toBe('ფასი — ნაკლები')
  expect(typeset('en', 'a cup — and a plate')).toBe('a cup — and a plate')
})
