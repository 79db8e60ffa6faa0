import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { sharedPath } from './shared-link.ts'

/** Shares the link of a page with these products through the device where it can, else copies it. */
export function ShareFavourites({ productIds }: { productIds: number[] }) {
  const t = useT()
  async function share() {
    const url = location.origin + sharedPath(productIds)
    // Closing the share sheet rejects the promise; it is no error.
    if (Reflect.has(navigator, 'share')) return navigator.share({ title: t('favourites.title'), url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      toast({ kind: 'ok', text: t('favourites.share.copied') })
    } catch {
      toast({ kind: 'error', text: t('favourites.share.failed') })
    }
  }
  return (
    <Button kind="quiet" size="sm" icon="share-2" onClick={() => void share()}>
      {t('favourites.share')}
    </Button>
  )
}
