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
  /** Members who fill carts, who order, who log in; who do all of it. */
  cartMembers: number
  orderMembers: number
  loginMembers: number
  capacityMembers: number
  /** Orders of the member whose pages are measured, and requests a page. */
  memberOrders: number
  pageTurns: number
  /** Rounds of mixed load until memory no longer grows. */
  memoryRounds: number
  /** Crowds that want the same units at once, at the plain price or at a lightning price. */
  flash: { buyers: number; units: number; lightning: boolean }[]
  /** Orders before the first crowd. */
  flashWarmUp: number
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
  orderMembers: 8000,
  loginMembers: 200,
  capacityMembers: 3000,
  memberOrders: 10_000,
  pageTurns: 60,
  memoryRounds: 10,
  flash: [
    { buyers: 200, units: 20, lightning: false },
    { buyers: 1000, units: 50, lightning: true },
    { buyers: 10_000, units: 100, lightning: true },
  ],
  flashWarmUp: 1000,
  importWithPictures: 1000,
  importWithoutPictures: 100_000,
  lighthouseRuns: 5,
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
  capacityMembers: 60,
  memberOrders: 100,
  pageTurns: 2,
  memoryRounds: 1,
  flash: [
    { buyers: 40, units: 20, lightning: false },
    { buyers: 40, units: 5, lightning: true },
  ],
  flashWarmUp: 10,
  importWithPictures: 10,
  importWithoutPictures: undefined,
  lighthouseRuns: 1,
}

export const scale: Scale = process.argv.includes('--smoke') ? smoke : full
