import { describe, expect, it } from 'vitest'
import { bindUnits } from './bind-units.ts'

/** With `_` for a no-break space. */
const shown = (text: string) => bindUnits(text).replaceAll('\u00a0', '_')

describe('numbers', () => {
  it.each([
    ['შამპუნი 400 მლ', 'შამპუნი 400_მლ'],
    ['ბალიში 45 × 45 სმ', 'ბალიში 45_×_45_სმ'],
    ['ჩაი, 2 × 90 მლ', 'ჩაი, 2_×_90_მლ'],
    ['Shampoo, 400 ml', 'Shampoo, 400_ml'],
    ['Cushion 45 x 45 cm', 'Cushion 45_x_45_cm'],
    ['Lamp 2.5 W, 230 V', 'Lamp 2.5_W, 230_V'],
    ['Шампунь 400 мл, 2 шт.', 'Шампунь 400_мл, 2_шт.'],
    ['Подушка 45 × 45 см', 'Подушка 45_×_45_см'],
    ['洗发水 400 毫升', '洗发水 400_毫升'],
    ['400 毫升洗发水', '400_毫升洗发水'],
    ['靠垫 45 × 45 厘米', '靠垫 45_×_45_厘米'],
    ['Box 60 cm × 40 cm', 'Box 60_cm_×_40_cm'],
  ])('%s stay with their units', (text, bound) => {
    expect(shown(text)).toBe(bound)
    expect(bindUnits(bindUnits(text))).toBe(bindUnits(text))
  })

  it.each(['Galaxy S24 in black', 'iPhone 15 main camera', 'for 2 people', 'Route 66 Wine', 'A4 paper', 'წიგნი 1984 მწვანე'])(
    'of %s stay as they are: no unit follows',
    (text) => expect(bindUnits(text)).toBe(text),
  )
})
