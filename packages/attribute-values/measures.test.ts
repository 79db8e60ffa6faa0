import { describe, expect, it } from 'vitest'
import type { Text } from './languages.ts'
import { measuresOf } from './measures.ts'
import { vocabularyOfFiles } from './testing/table-files.ts'

const vocabulary = vocabularyOfFiles()
const of = (...attributes: [name: Text, value: Text][]) =>
  measuresOf(
    attributes.map(([name, value]) => ({ name, value })),
    vocabulary,
  )
const english = (...attributes: [name: string, value: string][]) =>
  of(...attributes.map(([en, value]): [Text, Text] => [{ en }, { en: value }]))

describe('measures', () => {
  it.each<[string, Text, Text]>([
    ['English', { en: 'Dimensions (W x D x H)' }, { en: '78 x 82 x 88 cm' }],
    ['Russian', { ru: 'Размеры (Ш×Г×В)' }, { ru: '78×82×88 см' }],
    ['Chinese', { zh: '产品尺寸（宽×深×高）' }, { zh: '78×82×88厘米' }],
    ['Georgian', { ka: 'ზომა (სიგანე × სიღრმე × სიმაღლე)' }, { ka: '78 × 82 × 88 სმ' }],
    ['each with its unit', { en: 'Size (W × D × H)' }, { en: '78 cm × 82 cm × 0.88 m' }],
    ['in words', { en: 'Product dimensions (width x depth x height)' }, { en: '780 x 820 x 880 mm' }],
  ])('are read in %s', (_case, name, value) => expect(of([name, value])).toEqual({ width: 780, depth: 820, height: 880 }))

  it('follow the order that the name says', () => {
    expect(english(['Size (H × W × D)', '55 × 38 × 20 cm'])).toEqual({ height: 550, width: 380, depth: 200 })
    expect(english(['Dimensions (L x W x H)', '120 x 50 x 92 cm'])).toEqual({ width: 1200, depth: 500, height: 920 })
  })

  it('are none where three numbers have no order: one cannot be told from another', () => {
    expect(english(['Size', '55 × 38 × 20 cm'])).toBeUndefined()
    expect(english(['Size (two bags)', '55 × 38 × 20 cm'])).toBeUndefined()
    expect(english(['Size (W × W × H)', '55 × 38 × 20 cm'])).toBeUndefined()
  })

  it('are of a flat thing where there are two', () => expect(english(['Size', '17 × 24 cm'])).toEqual({ width: 170, height: 240 }))

  it('are put together from attributes of their own', () => {
    expect(english(['Height', '12 cm'], ['Diameter', '7 cm'])).toEqual({ height: 120, diameter: 70 })
    expect(english(['Width', '30 in'], ['Height', '1.2 m'], ['Depth', '200 mm'])).toEqual({ width: 762, height: 1200, depth: 200 })
    expect(english(['Length', '2 m'], ['Width', '140 cm'])).toEqual({ width: 2000, height: 1400 })
    expect(english(['Length', '2 m'], ['Width', '90 cm'], ['Height', '40 cm'])).toEqual({ width: 2000, depth: 900, height: 400 })
    expect(english(['Size', '50 × 90 cm'], ['Height', '92 cm'])).toEqual({ width: 500, height: 920 })
  })

  it.each([
    ['Size', 'XL'],
    ['Size', '37–42'],
    ['Size', '250 ml'],
    ['Screen', '13.3"'],
    ['Package dimensions (W x D x H)', '10 x 20 x 30 cm'],
    ['Cable length', '2 m'],
    ['Height', '0 cm'],
    ['Height', '90 m'],
    ['Height', 'about 12 cm'],
    ['Diameter', '17, 22 and 27 cm'],
    ['Resolution', '1920 x 1080'],
  ])('are none in %s: %s', (name, value) => expect(english([name, value])).toBeUndefined())

  it('are none without attributes', () => expect(of()).toBeUndefined())
})
