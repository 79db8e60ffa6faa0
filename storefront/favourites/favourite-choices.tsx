import type { FavouriteCard } from '#contract/favourites/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ChipTabs } from '#storefront/ui/forms/chip.tsx'
import { LinkMenu } from '#storefront/ui/overlays/link-menu.tsx'
import { favouriteSorts, usefulFilters, wishlistPath, type FavouriteQuery } from './favourite-list.ts'
import styles from './wishlist.module.css'

/** Fewer need no choice. */
const chosenFrom = 4

/** What of the favourites is shown, and in which order. */
export function FavouriteChoices({ cards, query }: { cards: FavouriteCard[]; query: FavouriteQuery }) {
  const t = useT()
  if (cards.length < chosenFrom) return null
  const { only, sort } = query
  const filters = usefulFilters(cards)
  const isAll = !filters.some(({ filter }) => filter === only)
  return (
    <div className={styles.choices}>
      {filters.length > 0 && (
        <ChipTabs
          className={styles.filters}
          label={t('favourites.only')}
          tabs={[
            { to: wishlistPath({ sort }), text: t('favourites.only.all'), count: cards.length, isOpen: isAll },
            ...filters.map(({ filter, count }) => ({
              to: wishlistPath({ only: filter, sort }),
              text: t(`favourites.only.${filter}`),
              count,
              isOpen: filter === only,
            })),
          ]}
        />
      )}
      <LinkMenu
        label={t('favourites.sort')}
        choices={favouriteSorts.map((each) => ({
          text: t(`favourites.sort.${each}`),
          to: wishlistPath({ only, sort: each }),
          current: each === sort,
        }))}
      />
    </div>
  )
}
