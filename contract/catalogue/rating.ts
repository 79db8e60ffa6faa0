/** How many reviews a product has of each score: of 1 first, of 5 last. */
export type ScoreCounts = readonly number[]

export interface Rating {
  /** Mean score, 1 to 5, rounded to one decimal. */
  average: number
  /** Number of reviews. */
  count: number
}

/** The rating that score counts amount to; undefined without reviews, as there is no average of nothing. */
export function ratingOf(counts: ScoreCounts): Rating | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return undefined
  const sum = counts.reduce((total, each, index) => total + each * (index + 1), 0)
  return { average: Math.round((sum * 10) / count) / 10, count }
}
