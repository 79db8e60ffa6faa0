import { describe, expect, it } from 'vitest'
import { connectedObject, cutOut } from './cut-out.ts'
import { decodePhoto } from './decode-photo.ts'
import { denseGradients } from './dense-gradients.ts'
import type { ObjectMap } from './object-map.ts'
import { drawnPicture } from '../testing/drawn-pictures.ts'

const side = 40
/** A map with rectangles of weight 1: left, top, right, bottom in pixels. */
function mapOf(...boxes: [number, number, number, number][]): ObjectMap {
  const weights = new Float32Array(side * side)
  for (const [left, top, right, bottom] of boxes) for (let y = top; y < bottom; y++) weights.fill(1, y * side + left, y * side + right)
  return { width: side, height: side, weights, box: { left: 0, top: 0, right: 1, bottom: 1 } }
}

describe('the connected object', () => {
  it('is the part in the middle, not a larger one at the border', () => {
    const { box, weights } = connectedObject(mapOf([14, 16, 26, 24], [0, 0, 40, 12]))
    expect(box).toEqual({ left: 14 / side, top: 16 / side, right: 26 / side, bottom: 24 / side })
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(12 * 8)
  })

  it('is everything where nothing is found', () => {
    const map = mapOf()
    expect(connectedObject(map)).toBe(map)
  })
})

describe('a cut-out', () => {
  const red = [200, 10, 10]
  const grey = [90, 100, 110]
  const photo = (object: ObjectMap) => Uint8Array.from([...object.weights].flatMap((weight) => (weight > 0 ? red : grey)))

  /** Whole numbers: a mean may be one lower. */
  const expectGround = (colour: number[]) => colour.forEach((value, i) => expect(Math.abs(value - grey[i]!)).toBeLessThanOrEqual(1))

  it('has the object in the middle of a square on the mean colour of the rest', () => {
    const object = connectedObject(mapOf([2, 10, 22, 20]))
    const { width, height, data } = cutOut({ width: side, height: side, data: photo(object) }, object)
    expect([width, height]).toEqual([23, 23])
    const at = (x: number, y: number) => [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)]
    expect(at(11, 11)).toEqual(red)
    for (const ground of [at(0, 0), at(22, 22), at(11, 2), at(11, 20)]) expectGround(ground)
  })

  it('goes on beyond the picture where the object lies at its border', () => {
    const object = connectedObject(mapOf([0, 10, 20, 30]))
    const { width, data } = cutOut({ width: side, height: side, data: photo(object) }, object)
    expectGround([...data.subarray(3 * 11 * width, 3 * 11 * width + 3)])
  })
})

it('has gradients of no negative strength on its even ground', async () => {
  const disc = await drawnPicture({ ground: '#e8e6e1', shapes: '<circle cx="160" cy="170" r="90" fill="#2b2f36"/>' })
  const object = await (await decodePhoto(disc)).object()
  expect(denseGradients(object).strengths.every((strength) => strength >= 0)).toBe(true)
})
