import { describe, expect, it } from 'vitest'
import { knownNames, nameIn } from './known-names.ts'

describe('a name that a query has beside a thing', () => {
  const names = knownNames([
    ['თონე', 'a maker'],
    ['Tone', 'a maker'],
    ['ოდა სახლი', 'a seller'],
    ['Oda House', 'a seller'],
    ['თონე', 'another seller'],
  ])

  it.each([
    ['tone mug', 'a maker', 'mug'],
    ['ფინჯანი თონე', 'a maker', 'ფინჯანი'],
    ['sofa by Oda House', 'a seller', 'sofa by'],
    ['tone杯子', 'a maker', '杯子'],
  ])('%s', (query, who, rest) => expect(nameIn(query, names)).toMatchObject({ who, rest }))

  it('is none where nothing else was typed, or the name is a part of a word', () => {
    for (const query of ['tone', 'House', 'stone mug']) expect(nameIn(query, names)).toBeUndefined()
  })
})
