import type { Measures } from '#contract/catalogue/schemas.ts'

/** px of the drawing, and where things stand in it. */
export const drawing = { width: 360, height: 200, ground: 164 }
const { ground } = drawing
/** px: how high things may be, and what labels need at the left, between and at the right. */
const maxHeight = 148
const leftLabel = 70
const gap = 28
const depthLabel = 64
const rightEdge = 352
/** px: as thick as a line of which only one side is known. */
const rod = 10
/** px: as high as what lies flat on the ground, of which width and depth are known. */
const sheet = 3
/** Of a side that goes to the back, drawn at an angle. */
const [backX, backY] = [0.42, 0.28]

/** What everybody knows the size of, in mm. */
export const references = { palm: { width: 118, height: 190 }, person: { width: 510, height: 1700 } }
export type Reference = keyof typeof references
/** mm: what is larger is not drawn beside a palm. */
const largestByPalm = 450

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface MeasuresLayout {
  reference: Reference
  referenceBox: Box
  /** The front, which a round thing is within. */
  front: Box
  shape: 'box' | 'round' | 'upright' | 'lying'
  /** px by which its back stands to the right and up; none where the depth is unknown. */
  back?: { x: number; y: number }
}

/** Where a product and what it is compared with stand in the drawing, in px, both in one scale. */
export function layoutMeasures({ width, height, depth, diameter }: Measures): MeasuresLayout {
  const across = width?.mm ?? diameter?.mm ?? (height ? undefined : depth?.mm)
  const up = height?.mm ?? (diameter && !width ? diameter.mm : undefined)
  const deep = width && depth && !diameter ? depth.mm : 0
  const reference = Math.max(across ?? 0, up ?? 0, deep) > largestByPalm ? 'person' : 'palm'
  const beside = references[reference]
  const space = rightEdge - leftLabel - gap - (deep > 0 ? depthLabel : 0)
  const scale = Math.min(
    maxHeight / Math.max((up ?? 0) + deep * backY, beside.height),
    space / ((across ?? 0) + deep * backX + beside.width),
  )
  const [wide, high] = [across === undefined ? rod : across * scale, up === undefined ? (deep > 0 ? sheet : rod) : up * scale]
  const after = leftLabel + wide + deep * backX * scale + (deep > 0 ? depthLabel : 0) + gap
  return {
    reference,
    front: { x: leftLabel, y: ground - high, width: wide, height: high },
    shape: across === undefined ? 'upright' : up === undefined ? 'lying' : height ? 'box' : 'round',
    ...(deep > 0 ? { back: { x: deep * backX * scale, y: deep * backY * scale } } : {}),
    referenceBox: { x: after, y: ground - beside.height * scale, width: beside.width * scale, height: beside.height * scale },
  }
}
