/** A pulsing bar in place of text that is loading. `className` gives its size: `w-1/2 h-4`. */
export function Skeleton({ className = 'h-3 w-full' }: { className?: string }) {
  return <span className={`skel ${className}`} aria-hidden="true" />
}

/** A product card that is loading. */
export function CardSkeleton() {
  return (
    <div className="card card--skel" aria-hidden="true">
      <div className="card__pic" />
      <div className="card__body">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
