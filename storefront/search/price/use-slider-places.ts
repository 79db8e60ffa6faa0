import { useRef } from 'react'
import { useStateOf } from '#storefront/app/state/use-state-of.ts'
import { limitsAt, placesOf, type PriceLimits, type SliderPlaces } from './price-places.ts'

interface SliderOptions {
  bounds: number[]
  /** What the page is limited to. */
  limits: PriceLimits
  onMove: (limits: PriceLimits) => void
  onChoose: (limits: PriceLimits) => void
}

/** Where two handles stand: at the limits of the page, or where they were moved until these follow. */
export function useSliderPlaces({ bounds, limits, onMove, onChoose }: SliderOptions) {
  const [moved, setMoved] = useStateOf<SliderPlaces>(`${bounds.join()} ${limits.priceMin} ${limits.priceMax}`)
  const standing = placesOf(limits, bounds)
  // A handle is let go in the same moment as it moves.
  const latest = useRef(moved)
  latest.current = moved
  return {
    places: moved ?? standing,
    move(handle: keyof SliderPlaces, place: number) {
      const from = latest.current ?? standing
      const to = { ...from, [handle]: handle === 'min' ? Math.min(place, from.max - 1) : Math.max(place, from.min + 1) }
      latest.current = to
      setMoved(to)
      onMove(limitsAt(to, limits, bounds))
    },
    apply() {
      const to = latest.current
      if (to && (to.min !== standing.min || to.max !== standing.max)) onChoose(limitsAt(to, limits, bounds))
    },
  }
}
