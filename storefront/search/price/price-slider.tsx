import { useRef } from 'react'
import type { PriceHistogram } from '#contract/search/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { limitAt, type PriceLimits, type SliderPlaces } from './price-places.ts'
import { toSearchRequest, type SearchQuery } from '../search-query.ts'
import { useHandleChange } from './use-handle-change.ts'
import { useSliderPlaces } from './use-slider-places.ts'
import styles from './price-slider.module.css'

/** Height of the highest bar and width of each with its gap, in units of their drawing. */
const [barHeight, barWidth] = [40, 10]

export interface PriceSliderProps {
  query: SearchQuery
  /** While a handle moves: what it stands at. */
  onMove: (limits: PriceLimits) => void
  /** It was let go. */
  onChoose: (limits: PriceLimits) => void
}

/** How many products lie at which price, and two handles that choose between the bars. Nothing where the prices lie too close. */
export default function PriceSlider({ query, ...handlers }: PriceSliderProps) {
  const { priceMin: _, priceMax: __, pageNo: ___, sort: ____, ...request } = toSearchRequest(query)
  const { data } = useCall(`search.priceHistogram ${JSON.stringify(request)}`, () => api.search.priceHistogram(request))
  // Where another filter changes, the bars stay until theirs are there.
  const latest = useRef(data)
  if (data) latest.current = data
  const histogram = latest.current
  if (!histogram || histogram.bounds.length === 0) return null
  return <Slider histogram={histogram} limits={query} {...handlers} />
}

interface SliderProps extends Pick<PriceSliderProps, 'onMove' | 'onChoose'> {
  histogram: PriceHistogram
  limits: PriceLimits
}

function Slider({ histogram: { bounds, counts }, limits, ...handlers }: SliderProps) {
  const { places, move, apply } = useSliderPlaces({ bounds, limits, ...handlers })
  return (
    <>
      <Bars counts={counts} places={places} />
      {(['min', 'max'] as const).map((name) => (
        <Handle
          key={name}
          name={name}
          place={places[name]}
          // In the dearer half the lower handle lies above the other: where they meet only it can still move.
          isAbove={(name === 'min') === places.min * 2 > bounds.length - 1}
          bounds={bounds}
          onMove={(place) => move(name, place)}
          onRelease={apply}
        />
      ))}
    </>
  )
}

function Bars({ counts, places }: { counts: number[]; places: SliderPlaces }) {
  const most = Math.max(...counts)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${counts.length * barWidth} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, at) => {
        // Few products beside many are still seen.
        const height = count === 0 ? 0 : Math.max(2, Math.round((barHeight * count) / most))
        const isChosen = at >= places.min && at < places.max
        return (
          <rect
            key={at}
            className={isChosen ? styles.chosen : undefined}
            x={at * barWidth + 1}
            width={barWidth - 2}
            y={barHeight - height}
            height={height}
          />
        )
      })}
    </svg>
  )
}

interface HandleProps {
  name: keyof SliderPlaces
  place: number
  isAbove: boolean
  bounds: number[]
  onMove: (place: number) => void
  onRelease: () => void
}

/** A native range: its form does not send it, the fields beside it say the prices. */
function Handle({ name, place, isAbove, bounds, onMove, onRelease }: HandleProps) {
  const t = useT()
  const tetri = limitAt(name, place, bounds)
  return (
    <input
      ref={useHandleChange(onRelease)}
      type="range"
      className={isAbove ? `${styles.handle} ${styles.above}` : styles.handle}
      min={0}
      max={bounds.length - 1}
      step={1}
      value={place}
      aria-label={t(name === 'min' ? 'search.filter.priceMin' : 'search.filter.priceMax')}
      aria-valuetext={tetri === undefined ? t('search.filter.price.any') : formatGelShort(tetri)}
      onChange={(event) => onMove(Number(event.target.value))}
      onBlur={onRelease}
    />
  )
}
