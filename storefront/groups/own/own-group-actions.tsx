import { useState } from 'react'
import type { GroupDetails, OwnSeat } from '#contract/groups/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { ConfirmDialog } from '#storefront/ui/overlays/confirm-dialog.tsx'
import styles from './own-group.module.css'

/** What can be done about a seat: pay for it, leave, see the order, or buy alone after all. */
export function OwnGroupActions({ seat, group }: { seat: OwnSeat; group: GroupDetails }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const over = seat.outcome === 'expired' || seat.outcome === 'left' || seat.outcome === 'unpaid'
  return (
    <div className={styles.actions}>
      {seat.outcome === 'toPay' && seat.paymentId && (
        <LinkButton icon="lock" to={`/fail?payment=${seat.paymentId}`}>
          {t('groups.pay', { total: formatGel(seat.total) })}
        </LinkButton>
      )}
      {over && (
        <LinkButton to={productPath(group.offer.productId, group.offer.offerId)}>
          {t('groups.buyAlone', { price: formatGel(group.offer.price) })}
        </LinkButton>
      )}
      <LinkButton kind="line" to={orderPath(seat.orderNo)}>
        {t('groups.toOrder')}
      </LinkButton>
      {seat.canLeave && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('groups.leave')}
        </Button>
      )}
      {asking && <LeaveDialog seat={seat} onClose={() => setAsking(false)} />}
    </div>
  )
}

function LeaveDialog({ seat, onClose }: { seat: OwnSeat; onClose: () => void }) {
  const t = useT()
  const { busy, run } = useAction(() => api.groups.leave({ orderNo: seat.orderNo }), { revalidate: true, onDone: onClose })
  return (
    <ConfirmDialog
      title={t('groups.leave.title')}
      no={t('groups.leave.stay')}
      yes={t('groups.leave')}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t(seat.outcome === 'waiting' ? 'groups.leave.text' : 'groups.leave.unpaid')}</p>
    </ConfirmDialog>
  )
}
