import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { setFavourite, useIsFavourite } from './favourites-store.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  productId: number
  /** The product's name, for the accessible name. */
  name: string
}

/** Adds to or removes from the favourites, a member's or a visitor's. */
export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
  const t = useT()
  const isFavourite = useIsFavourite(productId)

  async function toggle() {
    try {
      await setFavourite(productId, !isFavourite, t)
    } catch (error) {
      toastFailure(error, t('favourites.failed'))
    }
  }
  return (
    <button
      type="button"
      className={`${styles.heart} ${styles.cardHeart}${isFavourite ? ` ${styles.on}` : ''}`}
      aria-pressed={isFavourite}
      aria-label={t('favourites.heart', { name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  )
}
