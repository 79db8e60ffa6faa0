/**
 * The bars of a histogram of prices. They spread over decades, so that bars of one width would be one high bar and many empty ones: the
 * bounds are round numbers that grow by about the same factor. Where the highest is little more than the lowest they are as far apart as each other.
 */

/** Fewer bars show nothing, more are narrower than a finger moves. */
const [minBars, maxBars] = [3, 20]
/** The highest is at most so many times the lowest: bounds lie equally far apart. */
const evenUpTo = 4
/** Bounds of a decade, tenths of its beginning; the finest that give no more than `maxBars` are chosen. */
const decades = [[10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 70, 80], [10, 15, 20, 30, 50, 70], [10, 20, 50], [10]]

/**
 * Bounds of bars between two whole numbers: `bounds[i] <= number < bounds[i + 1]`. The first is at most `min`, the last above `max`.
 * Empty where these lie too close for bars.
 * @param unit which all bounds are multiples of, ten or more: of prices in cents the dollar, 100
 */
export function roundBounds(min: number, max: number, unit: number): number[] {
  const candidates = max <= min * evenUpTo ? evenBounds(min, max, unit) : decades.map((steps) => decadeBounds(steps, min, max, unit))
  const bounds = candidates.find((each) => each.length - 1 <= maxBars) ?? []
  return bounds.length - 1 < minBars ? [] : bounds
}

/** Bounds one, two, five, ten ... units apart, the closest first. */
function evenBounds(min: number, max: number, unit: number): number[][] {
  const steps = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((tens) => [tens * unit, 2 * tens * unit, 5 * tens * unit])
  return steps
    .filter((step) => (max - min) / step <= maxBars)
    .map((step) => {
      const first = Math.floor(min / step)
      return Array.from({ length: Math.floor(max / step) - first + 2 }, (_, at) => (first + at) * step)
    })
}

function decadeBounds(steps: number[], min: number, max: number, unit: number): number[] {
  const all = [0]
  for (let tenth = unit / 10; all.at(-1)! <= max; tenth *= 10)
    all.push(...steps.map((step) => step * tenth).filter((bound) => bound % unit === 0))
  const first = all.findLastIndex((bound) => bound <= min)
  return all.slice(first, all.findIndex((bound) => bound > max) + 1)
}
