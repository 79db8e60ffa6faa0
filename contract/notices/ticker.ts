/** Seconds for one run of the ticker: five for each notice, at least 20 (specification, section 2). */
export const tickerSeconds = (notices: number): number => Math.max(20, 5 * notices)

/** Pixels of the running row: 1152, and 140 more for each notice (specification, section 2). */
export const tickerWidth = (notices: number): number => 1152 + 140 * notices
