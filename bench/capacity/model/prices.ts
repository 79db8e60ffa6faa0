export interface Machine {
  name: string
  processors: number
  /** Euro a month. */
  euro: number
}

/**
 * Hetzner Cloud, dedicated processors, without VAT, by the price list of 15 June 2026 (as others cite it: 21.50 euro a processor for the two small ones,
 * 17.31 from the third on). Change it to what you pay. A processor counts as one of the machine that was measured on.
 */
export const machines: readonly Machine[] = [
  { name: 'CCX13', processors: 2, euro: 43 },
  { name: 'CCX23', processors: 4, euro: 86 },
  { name: 'CCX33', processors: 8, euro: 138.49 },
  { name: 'CCX43', processors: 16, euro: 276.96 },
  { name: 'CCX53', processors: 32, euro: 553.92 },
  { name: 'CCX63', processors: 48, euro: 830.88 },
]
