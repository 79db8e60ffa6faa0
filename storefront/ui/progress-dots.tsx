interface ProgressDotsProps {
  count: number
  /** Of `even` strands, how many are filled; of uneven ones, the place (from 1) of the long one. */
  on: number
  /** All alike and as wide as there is room: seats, steps of a parcel. */
  even?: boolean
  className?: string
}

/** The mall's one small shape, counting. The words beside it say the same, so screen readers skip it. */
export function ProgressDots({ count, on, even, className = '' }: ProgressDotsProps) {
  return (
    <span className={`strands ${even ? 'strands--even' : ''} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={(even ? index < on : index === on - 1) ? 'on' : undefined} />
      ))}
    </span>
  )
}
