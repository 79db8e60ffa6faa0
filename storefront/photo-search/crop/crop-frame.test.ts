import { expect, it } from 'vitest'
import fc from 'fast-check'
import { cropText, minCropSide, readCrop, wholePhoto, type Crop } from '#contract/photo-search/crop.ts'
import { changeFrame, frameAfterKey, frameBetween } from './crop-frame.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const frame = fc.tuple(share, share, share, share).map(([x, y, u, v]) => frameBetween({ x, y }, { x: u, y: v }))
const expectWithin = ({ x, y, width, height }: Crop) => {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(minCropSide - 1e-9)
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
}

it('a frame stays within the photo, however it is drawn, moved and resized', () => {
  fc.assert(
    fc.property(
      frame,
      fc.constantFrom('move' as const, 'resize' as const),
      fc.double({ min: -2, max: 2, noNaN: true }),
      share,
      (crop, action, dx, dy) => {
        expectWithin(crop)
        const changed = changeFrame(crop, action, dx, dy)
        expectWithin(changed)
        if (action === 'move') expect([changed.width, changed.height]).toEqual([crop.width, crop.height])
        else expect([changed.x, changed.y]).toEqual([crop.x, crop.y])
      },
    ),
  )
})

it('a frame survives the address to a thousandth', () => {
  fc.assert(
    fc.property(frame, (crop) => {
      const read = readCrop(cropText(crop)) ?? wholePhoto
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(read[side] - crop[side])).toBeLessThan(0.0016)
    }),
  )
})

it('what is no part of a photo is the whole photo', () => {
  for (const text of ['', '0,0,1000,1000', '0,0,2000,10', '900,0,200,500', '1,2,3', 'a,b,c,d', '0,0,10,10'])
    expect(readCrop(text)).toBeUndefined()
  expect(readCrop('100,200,300,400')).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })
})

it('arrow keys move and resize it, other keys do nothing', () => {
  const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
  expect(frameAfterKey(crop, 'move', 'ArrowLeft')!.x).toBeCloseTo(0.18)
  expect(frameAfterKey(crop, 'resize', 'ArrowDown')!.height).toBeCloseTo(0.42)
  expect(frameAfterKey(crop, 'move', 'Enter')).toBeUndefined()
})
