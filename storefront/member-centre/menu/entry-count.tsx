import type { MemberCentreCounts, MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

/** The number beside an entry of the member centre's menu; nothing where there is none to show. */
export function EntryCount({ entry: { count, Count }, counts }: { entry: MemberMenuEntry; counts: MemberCentreCounts }) {
  if (Count) return <Count {...counts} />
  const number = count?.(counts) ?? 0
  return number > 0 && <small>{number}</small>
}
