import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { favouriteCount, setFavourite, useIsFavourite } from './favourites-store.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  productId: number
  /** The product's name, for the accessible name. */
  name: string
}

/** A visitor's favourites are in this browser; from this one on a notice says so. */
const noticeFrom = 3

/** Adds to or removes from the favourites, a member's or a visitor's. */
export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
  const t = useT()
  const isFavourite = useIsFavourite(productId)

  async function toggle() {
    try {
      await setFavourite(productId, !isFavourite)
      if (!currentMember() && !isFavourite && favouriteCount() === noticeFrom) inviteToRegister(t)
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

function inviteToRegister(t: Translate): void {
  const redirect = location.pathname + location.search
  const to = `/register?${new URLSearchParams({ redirect })}`
  toast({ text: t('favourites.guest'), kind: 'info', link: { to, text: t('favourites.guest.register') } })
}
