import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { FavouriteCard } from '#contract/favourites/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { FavouriteMarks } from '#storefront/favourites/favourite-marks.tsx'
import { OverviewSection } from './overview-section.tsx'
import styles from './favourites-section.module.css'

const shown = 4

interface FavouritesSectionProps {
  favourites: FavouriteCard[]
  /** Where there are no favourites. */
  recommended: ProductCard[]
}

/** Four favourites, those first that became cheaper or came back; where there are none, recommended products. */
export function FavouritesSection({ favourites, recommended }: FavouritesSectionProps) {
  const t = useT()
  if (favourites.length === 0) return <Recommended cards={recommended} />
  const rank = ({ priceCut, backInStock }: FavouriteCard) => (priceCut === undefined ? (backInStock ? 1 : 2) : 0)
  const cards = favourites.toSorted((one, other) => rank(one) - rank(other)).slice(0, shown)
  const isCheaper = cards[0]!.priceCut !== undefined
  return (
    <OverviewSection
      title={t(isCheaper ? 'orders.overview.cheaper' : 'favourites.title')}
      all={{ to: '/user/profile/wishlist', text: t('orders.overview.allFavourites') }}
    >
      <div className={styles.cards}>
        <ProductGrid cards={cards} columns={4} row noteOf={(card) => <FavouriteMarks card={card} />} />
      </div>
    </OverviewSection>
  )
}

function Recommended({ cards }: { cards: ProductCard[] }) {
  const t = useT()
  if (cards.length === 0) return null
  return (
    <OverviewSection title={t('catalogue.zone.forYou')}>
      <div className={styles.cards}>
        <ProductGrid cards={cards} columns={4} row />
      </div>
    </OverviewSection>
  )
}
