import type { Sort } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { LinkMenu, type LinkChoice } from '#storefront/ui/overlays/link-menu.tsx'

interface SortProps {
  sort: Sort
  /** The address of the same list in another order. */
  href: (sort: Sort) => string
}

/** The sort orders of a list, the current one marked. */
export const sortChoices = ({ sort, href }: SortProps, t: Translate): LinkChoice[] =>
  sorts.map((each) => ({ text: t(`search.sort.${each}`), to: href(each), current: each === sort }))

/** The sort order: links in a menu. */
export function SortMenu(props: SortProps) {
  const t = useT()
  return <LinkMenu label={t('search.sort.label')} choices={sortChoices(props, t)} />
}
