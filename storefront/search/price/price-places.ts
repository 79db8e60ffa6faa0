/** Prices that a search is limited to, tetri; absent where it is not. */
export interface PriceLimits {
  priceMin?: number | undefined
  priceMax?: number | undefined
}

/** Where the handles of the price slider stand: places in the list of bounds. */
export interface SliderPlaces {
  min: number
  max: number
}

/** The bounds that enclose the chosen prices: a typed price may lie between two. At least one bar is between the handles. */
export function placesOf({ priceMin, priceMax }: PriceLimits, bounds: number[]): SliderPlaces {
  const last = bounds.length - 1
  const below = priceMin === undefined ? 0 : bounds.findLastIndex((bound) => bound <= priceMin)
  const above = priceMax === undefined ? last : bounds.findIndex((bound) => bound >= priceMax)
  const min = Math.min(Math.max(below, 0), last - 1)
  return { min, max: Math.max(above === -1 ? last : above, min + 1) }
}

/** The price at a place; at an end of the slider nothing is limited. */
export const limitAt = (handle: keyof SliderPlaces, place: number, bounds: number[]): number | undefined =>
  place === (handle === 'min' ? 0 : bounds.length - 1) ? undefined : bounds[place]

/** The prices of two places; a handle that did not move stays at what was typed. */
export function limitsAt(places: SliderPlaces, limits: PriceLimits, bounds: number[]): PriceLimits {
  const before = placesOf(limits, bounds)
  return {
    priceMin: places.min === before.min ? limits.priceMin : limitAt('min', places.min, bounds),
    priceMax: places.max === before.max ? limits.priceMax : limitAt('max', places.max, bounds),
  }
}
