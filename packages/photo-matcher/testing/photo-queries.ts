/**
 * Queries as a phone takes them: perspective, rotation, crop, another light with a colour cast, blur, JPEG; hard ones lie on another
 * photograph. The same seed makes the same query.
 */
import sharp from 'sharp'

export interface Pixels {
  width: number
  height: number
  /** RGB, 3 bytes a pixel. */
  data: Uint8Array
}

type Corners = [x: number, y: number][]

const perspective = { easy: 0.06, hard: 0.12 }
/** Degrees. */
const rotation = 12
/** Pixels of a query's longer side. */
const querySide = 640

/** A generator of numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export async function readPixels(file: string | Buffer, side = querySide): Promise<Pixels> {
  const image = sharp(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A query made of a picture, as JPEG. @param ground the photograph that a hard one lies on */
export async function makeQuery(picture: Pixels, seed: number, ground?: Pixels): Promise<Buffer> {
  const random = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const cropped = cropOf(picture, between)
  const scale = ground ? Math.sqrt(between(0.6, 0.8)) : 1
  const frame = { width: cropped.width, height: cropped.height }
  const shift = [((1 - scale) * frame.width) / 2, ((1 - scale) * frame.height) / 2].map((most) => between(-most, most) * 0.8) as [
    number,
    number,
  ]
  const corners = cornersOf(
    frame,
    { scale, shift, bend: ground ? perspective.hard : perspective.easy, angle: between(-rotation, rotation) },
    between,
  )
  const backdrop = ground ? stretched(ground, frame) : undefined
  const out = warped(cropped, corners, frame, backdrop)
  light(out, between)
  const { width, height } = frame
  const blur = between(0, 1.5)
  const image = sharp(out.data, { raw: { width, height, channels: 3 } })
  if (blur > 0.3) image.blur(blur)
  return image.jpeg({ quality: Math.round(between(40, 80)) }).toBuffer()
}

type Between = (low: number, high: number) => number

function cropOf({ width, height, data }: Pixels, between: Between): Pixels {
  const [w, h] = [Math.round(width * between(0.75, 1)), Math.round(height * between(0.75, 1))]
  const [left, top] = [Math.floor(between(0, width - w)), Math.floor(between(0, height - h))]
  const out = new Uint8Array(w * h * 3)
  for (let y = 0; y < h; y++) out.set(data.subarray(((top + y) * width + left) * 3, ((top + y) * width + left + w) * 3), y * w * 3)
  return { width: w, height: h, data: out }
}

interface Placement {
  scale: number
  shift: [number, number]
  bend: number
  /** Degrees. */
  angle: number
}

function cornersOf(
  { width, height }: { width: number; height: number },
  { scale, shift, bend, angle }: Placement,
  between: Between,
): Corners {
  const turn = (angle * Math.PI) / 180
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([sx, sy]) => {
    const x = ((sx * scale) / 2) * width + between(-bend, bend) * width * scale
    const y = ((sy * scale) / 2) * height + between(-bend, bend) * height * scale
    return [width / 2 + shift[0] + x * Math.cos(turn) - y * Math.sin(turn), height / 2 + shift[1] + x * Math.sin(turn) + y * Math.cos(turn)]
  })
}

function stretched(ground: Pixels, { width, height }: { width: number; height: number }): Pixels {
  return warped(
    ground,
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    { width, height },
  )
}

/** A picture drawn with its corners at the given places; around it the ground, or an even grey. */
function warped(picture: Pixels, corners: Corners, { width, height }: { width: number; height: number }, ground?: Pixels): Pixels {
  const map = homography(corners, picture)
  const out = ground ? Uint8Array.from(ground.data) : new Uint8Array(width * height * 3).fill(128)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = map[6]! * x + map[7]! * y + 1
      const u = (map[0]! * x + map[1]! * y + map[2]!) / w
      const v = (map[3]! * x + map[4]! * y + map[5]!) / w
      if (u < 0 || v < 0 || u >= picture.width - 1 || v >= picture.height - 1) continue
      const [x0, y0] = [Math.floor(u), Math.floor(v)]
      const [fx, fy] = [u - x0, v - y0]
      const at = (y0 * picture.width + x0) * 3
      const below = at + picture.width * 3
      for (let c = 0; c < 3; c++) {
        const top = picture.data[at + c]! * (1 - fx) + picture.data[at + 3 + c]! * fx
        const bottom = picture.data[below + c]! * (1 - fx) + picture.data[below + 3 + c]! * fx
        out[(y * width + x) * 3 + c] = top * (1 - fy) + bottom * fy
      }
    }
  }
  return { width, height, data: out }
}

/** Eight numbers that lead from the drawn place to the picture's. */
function homography(corners: Corners, { width, height }: { width: number; height: number }): number[] {
  const targets = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const rows: number[][] = []
  corners.forEach(([x, y], i) => {
    const [u, v] = targets[i]!
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  })
  return solve(rows)
}

/** Gaussian elimination with pivots; the last column is the right side. */
function solve(rows: number[][]): number[] {
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / rows[column]![column]!
      for (let k = column; k <= n; k++) rows[row]![k]! -= factor * rows[column]![k]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}

function light({ data }: Pixels, between: Between): void {
  const gain = between(0.7, 1.3)
  const cast = [gain * between(0.9, 1.1), gain * between(0.95, 1.05), gain * between(0.9, 1.1)]
  for (let i = 0; i < data.length; i++) data[i] = Math.max(0, Math.min(255, data[i]! * cast[i % 3]!))
}
