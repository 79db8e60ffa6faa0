/** A count on a corner; above 99 it says 99+ (specification, section 2). It takes no room, so nothing moves when it comes. */
export function CountDot({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <b className="dot" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </b>
  )
}
