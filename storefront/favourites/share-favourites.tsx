import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { copyText, openShareSheet } from '#storefront/ui/share-link.ts'
import { sharedPath } from './shared-link.ts'

/** Shares the link of a page with these products through the device where it can, else copies it. */
export function ShareFavourites({ productIds }: { productIds: number[] }) {
  const t = useT()
  async function share() {
    const url = location.origin + sharedPath(productIds)
    if (await openShareSheet({ title: t('favourites.title'), url })) return
    await copyText(url, { done: t('favourites.share.copied'), failed: t('ui.copy.failed') })
  }
  return (
    <Button kind="quiet" size="sm" icon="share-2" onClick={() => void share()}>
      {t('favourites.share')}
    </Button>
  )
}
