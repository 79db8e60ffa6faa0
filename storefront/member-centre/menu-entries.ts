import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

const files = import.meta.glob<MemberMenuEntry[]>('../*/member-menu.{ts,tsx}', { eager: true, import: 'memberMenu' })

/** The entries of every module's `member-menu`, in the order they are shown. */
export const menuEntries: readonly MemberMenuEntry[] = Object.values(files)
  .flat()
  .sort((one, other) => one.position - other.position)
