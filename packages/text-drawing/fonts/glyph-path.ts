import type { TrueType } from './true-type.ts'

/** Where a glyph is drawn: `x` and `y` of its origin and the size of a unit; y grows downwards. */
interface Place {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

interface Point {
  x: number
  y: number
  onCurve: boolean
}

/** The most glyphs that a composed glyph may be nested in. */
const maxDepth = 4

/** A glyph as data of an SVG path, filled by the rule `nonzero`; empty for a blank. */
export function glyphPath(font: TrueType, glyph: number, place: Place, depth = 0): string {
  const outline = font.outlineOf(glyph)
  if (outline.length < 10 || depth > maxDepth) return ''
  const contours = outline.readInt16BE(0)
  if (contours < 0) return composedPath(font, outline, place, depth)
  return readContours(outline, contours)
    .map((points) => contourPath(points, place))
    .join('')
}

/** A glyph made of others, each moved and scaled. */
function composedPath(font: TrueType, outline: Buffer, place: Place, depth: number): string {
  let path = ''
  for (let at = 10, flags = 0x20; flags & 0x20;) {
    flags = outline.readUInt16BE(at)
    const glyph = outline.readUInt16BE(at + 2)
    const wide = (flags & 1) !== 0
    const [dx, dy] = wide
      ? [outline.readInt16BE(at + 4), outline.readInt16BE(at + 6)]
      : [outline.readInt8(at + 4), outline.readInt8(at + 5)]
    at += wide ? 8 : 6
    const fraction = (offset: number) => outline.readInt16BE(at + offset) / 16_384
    let [scaleX, scaleY] = [1, 1]
    if (flags & 0x08) [scaleX, scaleY] = [fraction(0), fraction(0)]
    else if (flags & 0x40) [scaleX, scaleY] = [fraction(0), fraction(2)]
    else if (flags & 0x80) [scaleX, scaleY] = [fraction(0), fraction(6)]
    at += flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x08 ? 2 : 0
    const moved = { x: place.x + dx * place.scaleX, y: place.y + dy * place.scaleY }
    path += glyphPath(font, glyph, { ...moved, scaleX: place.scaleX * scaleX, scaleY: place.scaleY * scaleY }, depth + 1)
  }
  return path
}

/** The points of a simple glyph, contour by contour. */
function readContours(outline: Buffer, contours: number): Point[][] {
  const ends = Array.from({ length: contours }, (_, index) => outline.readUInt16BE(10 + 2 * index))
  const count = (ends.at(-1) ?? -1) + 1
  let at = 10 + 2 * contours
  at += 2 + outline.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = outline.readUInt8(at++)
    flags.push(flag)
    if (flag & 8) for (let times = outline.readUInt8(at++); times > 0; times--) flags.push(flag)
  }
  const coordinates = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? outline.readUInt8(at++) : -outline.readUInt8(at++)
      else if (!(flag & same)) {
        value += outline.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const points = flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, onCurve: (flag & 1) !== 0 }))
  return ends.map((end, index) => points.slice(index === 0 ? 0 : ends[index - 1]! + 1, end + 1))
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true })

/** A closed contour of quadratic curves: between two points off the curve one on it is implied. */
function contourPath(points: Point[], { x, y, scaleX, scaleY }: Place): string {
  if (points.length < 2) return ''
  const at = (point: Point) => `${(x + point.x * scaleX).toFixed(1)} ${(y + point.y * scaleY).toFixed(1)}`
  const first = points.findIndex(({ onCurve }) => onCurve)
  const ordered = first === -1 ? [between(points.at(-1)!, points[0]!), ...points] : [...points.slice(first), ...points.slice(0, first)]
  const start = ordered[0]!
  let path = `M${at(start)}`
  for (let index = 1; index < ordered.length; index++) {
    const point = ordered[index]!
    const next = ordered[index + 1] ?? start
    if (point.onCurve) path += `L${at(point)}`
    else path += `Q${at(point)} ${at(next.onCurve ? next : between(point, next))}`
    // The point that a curve ends at is not drawn to once more.
    if (!point.onCurve && next.onCurve) index++
  }
  return `${path}Z`
}
