/** A wait in the unit that a shopper reads it in: begun minutes and hours count whole. */
export type Wait = {
  unit: 'seconds' | 'minutes' | 'hours'
  count: number
}

/** Seconds below two minutes, as the specification has them; then minutes, and hours from two on. */
export function waitOf(seconds: number): Wait {
  if (seconds < 120) return { unit: 'seconds', count: Math.max(0, Math.ceil(seconds)) }
  return seconds < 7200 ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'hours', count: Math.ceil(seconds / 3600) }
}
