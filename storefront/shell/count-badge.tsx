/**
 * A count on a corner; above 99 it says 99+ (specification, section 2). It takes no room, so nothing moves when it comes,
 * and it is drawn by the styles alone: what it stands on says the count in words.
 */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <b className="dot" data-count={count > 99 ? '99+' : count} aria-hidden="true" />
}
