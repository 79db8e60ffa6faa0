import { expect, it } from 'vitest'
import { FieldReader } from './field-reader.ts'

it('reads fields, and says everything that is wrong with them at once', () => {
  const read = new FieldReader({
    ...{ name: ' Mug ', size: 'XXL', count: 3.5, parts: [{ id: '' }, 'x'] },
    ...{ note: 'a\u0007', seen: 1, wide: 'y' },
  })
  expect(read.string('name', 10)).toBe('Mug')
  expect(read.oneOf('size', ['S', 'M'])).toBeUndefined()
  expect(read.integer('count', 1, 9)).toBe(1)
  read.list('parts', 5, (part) => part.string('id', 5))
  read.string('note', 5)
  read.string('title', 5)
  expect(read.flag('seen')).toBe(false)
  expect(read.parsed('wide', (value) => (value === 'x' ? 1 : undefined), 'must be x')).toBeUndefined()
  expect(read.optional('absent', (name) => read.string(name, 5))).toEqual({})
  expect(read.errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'size must be one of S, M',
    'count must be a whole number',
    'parts.0.id is missing',
    'parts.1 must be an object',
    'parts.1.id is missing',
    'note holds characters that are no text',
    'title is missing',
    'seen must be true or false',
    'wide must be x',
  ])
})

it('reads nothing that an object only inherits', () => expect(new FieldReader({}).has('constructor')).toBe(false))
