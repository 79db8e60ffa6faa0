import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { setStockAlert, useStockAlert } from './stock-alert-store.ts'

interface StockAlertButtonProps {
  offerId: number
  /** The product's name, for the message. */
  name: string
  size: 'md' | 'lg'
}

/** Subscribes to the return of a sold-out offer. A visitor signs in over the page first. */
export function StockAlertButton({ offerId, name, size }: StockAlertButtonProps) {
  const t = useT()
  const subscribed = useStockAlert(offerId)
  const { busy, run } = useAction(() => setStockAlert(offerId, !subscribed), {
    member: 'login',
    onDone(now) {
      if (subscribed) return
      toast(now ? { kind: 'ok', text: t('favourites.alert.done', { name }) } : { kind: 'info', text: t('favourites.alert.back') })
    },
  })
  return (
    <Button kind={subscribed ? 'line' : 'fill'} size={size} icon={subscribed ? 'check' : 'bell'} busy={busy} onClick={() => void run()}>
      {t(subscribed ? 'favourites.alert.added' : 'favourites.alert.add')}
    </Button>
  )
}
