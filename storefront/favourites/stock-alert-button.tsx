import { useState } from 'react'
import { openAuthDialog, useMember } from '#storefront/accounts/session/member-store.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { setStockAlert, useStockAlert } from './stock-alert-store.ts'

interface StockAlertButtonProps {
  offerId: number
  /** The product's name, for the message. */
  name: string
  size: 'md' | 'lg'
}

/** Subscribes to the return of a sold-out offer. A visitor signs in first and returns to this page. */
export function StockAlertButton({ offerId, name, size }: StockAlertButtonProps) {
  const t = useT()
  const member = useMember()
  const subscribed = useStockAlert(offerId)
  const [busy, setBusy] = useState(false)

  async function toggle() {
    if (!member) return openAuthDialog('login', { redirect: location.pathname + location.search })
    setBusy(true)
    try {
      const now = await setStockAlert(offerId, !subscribed)
      if (!subscribed)
        toast(now ? { kind: 'ok', text: t('favourites.alert.done', { name }) } : { kind: 'info', text: t('favourites.alert.back') })
    } catch (error) {
      toast({ kind: 'error', text: (error instanceof CallError && error.message) || t('favourites.failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind={subscribed ? 'line' : 'fill'} size={size} icon={subscribed ? 'check' : 'bell'} busy={busy} onClick={() => void toggle()}>
      {t(subscribed ? 'favourites.alert.added' : 'favourites.alert.add')}
    </Button>
  )
}
