/**
 * How much a benchmark measures. `--smoke` proves in about a second each that every benchmark still runs and gets the
 * right replies; its figures are not for comparison.
 */
export interface Scale {
  smoke: boolean
  connections: number
  /** Seconds; 0: none. */
  warmUp: number
  seconds: number
  /** Requests a measurement sends, instead of for some seconds: a smoke run is as right on a busy machine. */
  requests?: number
  /** Members who fill carts, who order, who log in, and who want the same product at once. */
  cartMembers: number
  orderMembers: number
  loginMembers: number
  flashBuyers: number
  /** Products in a catalogue with pictures, and in one without; undefined: not measured. */
  importWithPictures: number
  importWithoutPictures: number | undefined
  /** Lighthouse runs a page; the median counts. */
  lighthouseRuns: number
}

const full: Scale = {
  smoke: false,
  connections: 20,
  warmUp: 3,
  seconds: 8,
  cartMembers: 400,
  // A member may have three unpaid purchases: enough members that nobody meets the limit.
  orderMembers: 2400,
  loginMembers: 200,
  flashBuyers: 200,
  importWithPictures: 1000,
  importWithoutPictures: 100_000,
  lighthouseRuns: 3,
}

const smoke: Scale = {
  smoke: true,
  connections: 4,
  warmUp: 0,
  seconds: 0,
  requests: 40,
  cartMembers: 20,
  orderMembers: 300,
  loginMembers: 8,
  flashBuyers: 40,
  importWithPictures: 10,
  importWithoutPictures: undefined,
  lighthouseRuns: 1,
}

export const scale: Scale = process.argv.includes('--smoke') ? smoke : full
