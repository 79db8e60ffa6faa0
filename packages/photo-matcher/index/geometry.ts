/**
 * Whether matched points of two pictures show one thing: each match alone proposes how the one picture lies in the other (its place,
 * scale and angle; Philbin et al. 2007, "fast spatial matching"), the proposal that most others agree with is refined to an
 * affine map, and the agreeing matches are weighed.
 */

/** Matches of a query with one picture; the arrays run in parallel. Places in shares of the longer side, scales as logarithms to base 2. */
export interface Matches {
  /** How sure a match is, by itself. */
  weights: number[]
  queryPoints: Point[]
  points: Point[]
}

export interface Point {
  x: number
  y: number
  /** log2 */
  scale: number
  /** Radians. */
  angle: number
}

export interface Agreement {
  /** The sum of the agreeing matches' weights. */
  score: number
  count: number
}

type Affine = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Shares of the query's longer side that a match may be off: before the refinement and after it. */
const coarse = 0.07
const fine = 0.035
/** log2: how far a query's scale may be from the picture's; beyond it a match is chance. */
const maxScale = 1.8
/** Proposals that are tried, the surest matches first. */
const proposals = 40

/** The best agreement among the matches; 0 where fewer than three agree. */
export function agreementOf({ weights, queryPoints, points }: Matches): Agreement {
  const order = weights.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]!)
  let best: { inliers: number[]; score: number } = { inliers: [], score: 0 }
  for (const i of order.slice(0, proposals)) {
    const map = similarityOf(queryPoints[i]!, points[i]!)
    if (!map) continue
    const inliers = inliersOf(map, coarse, queryPoints, points)
    const score = sumOf(inliers, weights)
    if (score > best.score) best = { inliers, score }
  }
  for (let round = 0; round < 3 && best.inliers.length >= 3; round++) {
    const map = affineOf(best.inliers, queryPoints, points, weights)
    if (!map || !isPlausible(map)) break
    const inliers = inliersOf(map, round === 0 ? coarse * 0.7 : fine, queryPoints, points)
    best = { inliers, score: sumOf(inliers, weights) }
  }
  return best.inliers.length < 3 ? { score: 0, count: 0 } : { score: best.score, count: best.inliers.length }
}

function similarityOf(query: Point, { x, y, scale, angle }: Point): Affine | undefined {
  const log = query.scale - scale
  if (Math.abs(log) > maxScale) return undefined
  const size = 2 ** log
  const turn = query.angle - angle
  const [cos, sin] = [size * Math.cos(turn), size * Math.sin(turn)]
  return [cos, -sin, query.x - (cos * x - sin * y), sin, cos, query.y - (sin * x + cos * y)]
}

function inliersOf([a, b, c, d, e, f]: Affine, tolerance: number, queryPoints: Point[], points: Point[]): number[] {
  const inliers: number[] = []
  const limit = tolerance * tolerance
  for (let i = 0; i < points.length; i++) {
    const [{ x, y }, query] = [points[i]!, queryPoints[i]!]
    const dx = a * x + b * y + c - query.x
    const dy = d * x + e * y + f - query.y
    if (dx * dx + dy * dy < limit) inliers.push(i)
  }
  return inliers
}

function sumOf(inliers: number[], weights: number[]): number {
  return inliers.reduce((sum, i) => sum + weights[i]!, 0)
}

/** The affine map that brings the points to the query's with the least squares; undefined where they lie on a line. */
function affineOf(inliers: number[], queryPoints: Point[], points: Point[], weights: number[]): Affine | undefined {
  const total = sumOf(inliers, weights)
  const mean = (of: (i: number) => number) => inliers.reduce((sum, i) => sum + weights[i]! * of(i), 0) / total
  const [mx, my] = [mean((i) => points[i]!.x), mean((i) => points[i]!.y)]
  const [qx, qy] = [mean((i) => queryPoints[i]!.x), mean((i) => queryPoints[i]!.y)]
  const moment = (of: (x: number, y: number, i: number) => number) => mean((i) => of(points[i]!.x - mx, points[i]!.y - my, i))
  const [xx, xy, yy] = [moment((x) => x * x) + 1e-5, moment((x, y) => x * y), moment((_, y) => y * y) + 1e-5]
  const determinant = xx * yy - xy * xy
  if (determinant < 1e-9) return undefined
  const row = (target: (i: number) => number): [number, number] => {
    const [tx, ty] = [moment((x, _, i) => x * target(i)), moment((_, y, i) => y * target(i))]
    return [(tx * yy - ty * xy) / determinant, (ty * xx - tx * xy) / determinant]
  }
  const [a, b] = row((i) => queryPoints[i]!.x - qx)
  const [d, e] = row((i) => queryPoints[i]!.y - qy)
  return [a, b, qx - a * mx - b * my, d, e, qy - d * mx - e * my]
}

/** Neither mirrored nor squeezed to a line nor beyond the scales that are tried. */
function isPlausible([a, b, , d, e]: Affine): boolean {
  const area = a * e - b * d
  const stretch = a * a + b * b + d * d + e * e
  return area > 0 && stretch / area < 6 && Math.abs(Math.log2(area) / 2) < maxScale
}
