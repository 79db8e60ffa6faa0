import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { shareLink } from '#storefront/ui/share-link.ts'
import { sharedPath } from './shared-link.ts'

/** Shares the link of a page with these products through the device where it can, else copies it. */
export function ShareFavourites({ productIds }: { productIds: number[] }) {
  const t = useT()
  function share() {
    const url = location.origin + sharedPath(productIds)
    return shareLink({ title: t('favourites.title'), url }, t('favourites.share.copied'), t)
  }
  return (
    <Button kind="quiet" size="sm" icon="share-2" onClick={() => void share()}>
      {t('favourites.share')}
    </Button>
  )
}
