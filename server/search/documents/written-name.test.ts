import { partsOfDescription, thingOfDescription, writtenName as nameOf } from '@kalata/query-words/documents/written-name.ts'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { termLists } from '../interpret/synonyms/synonyms.rules.ts'

const writtenName = (text: string, lang: Language, maker: string) => nameOf(text, lang, maker, termLists())
const thing = (text: string, lang: Language = 'en') => writtenName(text, lang, 'ertoba').thing.split(' ')

describe('of several words that may name a thing', () => {
  it.each([
    ['Ertoba X60 Tablet 8 cell Li-Ion battery', 'battery', 'tablet'],
    ['Ertoba Pro 55 data projector 1000 ANSI lumens DLP', 'projector', 'pro'],
    ['ტელეფონი X60 დამტენი', 'დამტენი', 'ტელეფონი'],
    ['2 Port ExpressCard Laptop 1394a Zogget Adapter Card', 'card', 'laptop'],
  ])('the last known one does, and none before it: „%s“', (name, last, other) => {
    const words = thing(name, /[ა-ჰ]/.test(name) ? 'ka' : 'en')
    expect(words).toContain(last)
    expect(words).not.toContain(other)
    expect(writtenName(name, 'en', 'ertoba').beside.toLowerCase()).toContain(other)
  })

  it('those that a stroke joins do together', () => {
    expect(thing('Ertoba Pro 55 headphones/headset 3 m')).toEqual(expect.arrayContaining(['headphones', 'headset']))
  })

  it('what follows it does too: not every thing is known', () => {
    expect(thing('Ertoba Photo digital camera black sport zogget')).toEqual(expect.arrayContaining(['camera', 'zogget']))
  })

  it('all do where none is known, and in Russian, where the thing comes first', () => {
    expect(thing('Wobbler 7 zogget')).toEqual(expect.arrayContaining(['wobbler', 'zogget']))
    expect(thing('Чехол X60 батарея', 'ru')).toEqual(expect.arrayContaining(['чехол', 'батарея']))
  })
})

describe('what stands in brackets', () => {
  it('is beside no thing: a holder for telephones is none', () => {
    const name = writtenName('Wobbler Holder (phone / tablet) Black', 'en', 'wobbler')
    expect(name.thing).toContain('holder')
    expect(name.beside).not.toContain('phone')
    expect(name.rest).toContain('phone')
  })
})

describe('what shoppers type for a concept', () => {
  it('names it in names of goods where it is several words', () => {
    expect(thing('Ertoba tc4400 Tablet PC')).toContain('tablet')
    expect(thing('Ertoba tc4400 Pad')).not.toContain('tablet')
  })

  it('names nothing else that is for it', () => {
    expect(thing('Ertoba tablet PC sleeve')).not.toContain('tablet')
  })
})

describe('a description', () => {
  const described = (text: string, lang: Language = 'en') => thingOfDescription(text, lang, 'ertoba', termLists())?.thing.split(' ')

  it.each([
    ['FS-9130DN Laser Printer', 'printer'],
    ['In-Car Charger, Black', 'charger'],
    ['Wall charger f/ phones and cameras', 'charger'],
  ])('that is a second name says what the thing is: „%s“', (text, head) => {
    expect(described(text)).toContain(head)
    expect(described(text)).not.toContain('camera')
  })

  it.each([
    ['Protects your phone', 'en'],
    ['Goes beside the lamp', 'en'],
    ['Carry phones in style.', 'en'],
    ['Zogget with a printer', 'en'],
    ['Red printer blue printer grey printer red printer blue printer grey printer printer', 'en'],
    ['Защищает телефон', 'ru'],
    ['', 'en'],
  ] as const)('that is prose, names nothing known or is long does not: „%s“', (text, lang) => {
    expect(described(text, lang)).toBeUndefined()
  })
})

describe('what a description says the thing is for', () => {
  it('is the rest of a second name, and what prose says is not split', () => {
    expect(partsOfDescription('Drum for Laser Printer or Fax', 'en')).toEqual({ about: 'Drum', rest: 'for Laser Printer or Fax' })
    const prose = 'The drum is made for your laser printer.'
    expect(partsOfDescription(prose, 'en')).toEqual({ about: prose, rest: '' })
    expect(partsOfDescription('Барабан для лазерного принтера', 'ru').rest).toBe('')
  })
})

describe('a name that certainly names a thing', () => {
  it.each([
    ['TCG200 notebook case', true],
    ['Zogget headphones', true],
    ['FS-9130DN 1800 x 600 DPI A3', false],
    ['Zogget wobbler', false],
  ])('takes no other from its description: „%s“', (name, isCertain) => {
    expect(writtenName(name, 'en', 'ertoba').isCertain()).toBe(isCertain)
  })
})
