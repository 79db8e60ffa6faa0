import { expect, test } from 'vitest'
import { brandNameFrom, brandNameIn } from './brand-names.ts'

test.each([
  ['თონე', 'Tone'],
  ['ჭიქა ღვინო', 'Chika Ghvino'],
  ['LUMARI განათება', 'LUMARI Ganateba'],
  ['Pixani', 'Pixani'],
  ['小米', '小米'],
])('%s is %s in Latin letters', (name, latin) => expect(brandNameFrom(name)).toEqual({ ka: name, latin }))

test('Georgian pages show the Georgian name, all others the Latin one', () => {
  const name = { ka: 'თონე', latin: 'Tone' }
  expect(brandNameIn(name, 'ka')).toBe('თონე')
  for (const lang of ['en', 'ru', 'zh'] as const) expect(brandNameIn(name, lang)).toBe('Tone')
})
