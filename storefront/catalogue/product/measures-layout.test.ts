import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Measures } from '#contract/catalogue/schemas.ts'
import { drawing, layoutMeasures, references } from './measures-layout.ts'

const measure = (mm: number) => ({ mm, text: `${mm}` })

it.each<[string, Measures, string, string]>([
  ['a mug', { height: measure(90), diameter: measure(80) }, 'box', 'palm'],
  ['an armchair', { width: measure(780), depth: measure(820), height: measure(880) }, 'box', 'person'],
  ['a book', { width: measure(170), height: measure(240) }, 'box', 'palm'],
  ['a plate', { diameter: measure(270) }, 'round', 'palm'],
  ['a floor lamp', { height: measure(1500) }, 'upright', 'person'],
  ['a knife', { width: measure(310) }, 'lying', 'palm'],
])('%s', (_name, measures, shape, reference) => expect(layoutMeasures(measures)).toMatchObject({ shape, reference }))

it('draws a product and what it is compared with in one scale', () => {
  const { front, back, referenceBox } = layoutMeasures({ width: measure(1480), depth: measure(780), height: measure(800) })
  const scale = referenceBox.height / references.person.height
  expect(front.width).toBeCloseTo(1480 * scale)
  expect(front.height).toBeCloseTo(800 * scale)
  expect(back).toBeDefined()
})

it('draws a rug, of which width and depth alone are known, flat on the ground', () => {
  const { shape, front, back } = layoutMeasures({ width: measure(1600), depth: measure(2300) })
  expect(shape).toBe('lying')
  expect(front.height).toBeLessThan(5)
  expect(back!.y).toBeGreaterThan(front.height)
})

const side = fc.option(fc.integer({ min: 1, max: 30_000 }).map(measure), { nil: undefined })

it('stays inside the drawing, beside each other, whatever is measured', () => {
  const anything = fc
    .record({ width: side, height: side, depth: side, diameter: side })
    .map((sides) => Object.fromEntries(Object.entries(sides).filter(([, value]) => value)) as Measures)
    .filter((sides) => Object.keys(sides).length > 0)
  fc.assert(
    fc.property(anything, (measures) => {
      const { front, back = { x: 0, y: 0 }, referenceBox } = layoutMeasures(measures)
      expect(front.y - back.y).toBeGreaterThanOrEqual(0)
      expect(referenceBox.y).toBeGreaterThanOrEqual(0)
      expect(front.x + front.width + back.x).toBeLessThan(referenceBox.x)
      expect(referenceBox.x + referenceBox.width).toBeLessThanOrEqual(drawing.width)
    }),
  )
})
