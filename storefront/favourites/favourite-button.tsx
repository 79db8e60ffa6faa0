import { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openAuthDialog, useMember } from '#storefront/accounts/session/member-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { setFavourite, useIsFavourite } from './favourites-store.ts'

interface FavouriteButtonProps {
  productId: number
  /** The product's name, for the accessible name. */
  name: string
  className?: string
  size?: 20 | 24
}

/** Adds to or removes from the favourites. A visitor is asked to register and returns to this page. */
export function FavouriteButton({ productId, name, className = 'card__heart', size = 20 }: FavouriteButtonProps) {
  const t = useT()
  const member = useMember()
  const isFavourite = useIsFavourite(productId)

  async function toggle() {
    if (!member) return openAuthDialog('register', { redirect: location.pathname + location.search })
    try {
      await setFavourite(productId, !isFavourite)
    } catch (error) {
      toast({ text: (error instanceof CallError && error.message) || t('favourites.failed'), kind: 'error' })
    }
  }
  return (
    <button
      type="button"
      className={`heart ${className}${isFavourite ? ' on' : ''}`}
      aria-pressed={isFavourite}
      aria-label={t('favourites.heart', { name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" size={size} />
    </button>
  )
}
