import { expect, it } from 'vitest'
import { ByteStrings } from './byte-strings.ts'

const add = (strings: ByteStrings, text: string) => {
  const bytes = Buffer.from(`<${text}>`)
  return strings.add(bytes, 1, bytes.length - 1)
}
const textOf = ({ bytes, starts }: ByteStrings, number: number) =>
  Buffer.from(bytes.subarray(starts[number], starts[number + 1])).toString()

it('numbers strings in the order in which they first came, however many there are', () => {
  const strings = new ByteStrings()
  const texts = ['', 'tea', 'te', 'ჩაი', ...Array.from({ length: 5000 }, (_, at) => `${at % 7}${'x'.repeat(at % 40)}${at}`)]
  expect(texts.map((text) => add(strings, text))).toEqual(texts.map((_, at) => at))
  expect(texts.toReversed().map((text) => add(strings, text))).toEqual(texts.map((_, at) => at).toReversed())
  expect(strings.count).toBe(texts.length)
  expect(texts.map((_, at) => textOf(strings, at))).toEqual(texts)
})
