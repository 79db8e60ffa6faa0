import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clickScale, fittedSize, panBy, wholePicture, zoomAt, type Point, type ZoomView } from './zoom-view.ts'

const picture = { width: 1280, height: 1280 }
const stage = { width: 390, height: 700 }
/** Where a point of the picture, in parts of its fitted size from its centre, is on the stage. */
const onStage = ({ scale, x, y }: ZoomView, at: Point) => ({ x: x + at.x * scale, y: y + at.y * scale })

it('a click magnifies 2.5 times and keeps the point that was clicked', () => {
  const view = zoomAt(wholePicture, { x: 100, y: -80 }, clickScale, picture, stage)
  expect(view.scale).toBe(2.5)
  expect(onStage(view, { x: 100, y: -80 }).x).toBeCloseTo(100)
  const { scale, x, y } = zoomAt(view, { x: 0, y: 0 }, 1, picture, stage)
  expect([scale, x + 0, y + 0]).toEqual([1, 0, 0])
})

it('no drag, key or pinch moves a side of the picture inside the stage, or out of the middle where it fits', () => {
  const move = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
  const step = fc.record({ move, scale: fc.option(fc.double({ min: 0.2, max: 9, noNaN: true })) })
  const size = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 2000 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), size, size, (steps, one, other) => {
      let view = wholePicture
      for (const { move: by, scale } of steps) view = scale === null ? panBy(view, by, one, other) : zoomAt(view, by, scale, one, other)
      const { width, height } = fittedSize(one, other)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(4)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (width * view.scale - other.width) / 2) + 1e-6)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (height * view.scale - other.height) / 2) + 1e-6)
    }),
  )
})
