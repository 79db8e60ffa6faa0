/** How much more processor time the same work costs where more tasks share a machine's caches, cores and kernel: measured points, by load. */
export type Slowdown = readonly SlowdownPoint[]

export interface SlowdownPoint {
  /** Tasks that are ready to run, for each processor. */
  load: number
  /** Processor time of the same work as a multiple of what it costs alone. */
  factor: number
}

/** Between the points by a line, beyond them as at the nearest; 1 where nothing was measured. */
export function slowdownAt(slowdown: Slowdown, load: number): number {
  const above = slowdown.findIndex((point) => point.load >= load)
  if (above === -1) return slowdown.at(-1)?.factor ?? 1
  const [lower, upper] = [slowdown[above - 1], slowdown[above]!]
  if (!lower) return upper.factor
  return lower.factor + ((upper.factor - lower.factor) * (load - lower.load)) / (upper.load - lower.load)
}
