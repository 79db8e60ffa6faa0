import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OrderCard } from '#contract/orders/calls.ts'
import type { OrderAction } from '#contract/orders/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { joinSentences } from '#storefront/app/i18n/join.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { reloadCartCount } from '#storefront/cart/store/cart-actions.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { downloadBase64 } from './details/download-base64.ts'
import { cancelMoneyText, endedMoneyText } from './money-text.ts'
import styles from './order-actions.module.css'
import dialogStyles from '#storefront/ui/overlays/dialog.module.css'

interface OrderActionsProps {
  order: OrderCard
  /** At most one filled button in a view: for the order that waits for payment. */
  filled?: boolean
  /** Offers to print and the invoice, on the detail page only. */
  withPrint?: boolean
}

/** The actions the server allows for this order. */
export function OrderActions({ order, filled, withPrint }: OrderActionsProps) {
  const t = useT()
  const { busy, run } = useOrderActions(order)
  const [confirmingCancel, setConfirmingCancel] = useState(false)
  const actions = order.allowedActions.filter(isButton).filter((action) => withPrint || (action !== 'print' && action !== 'invoice'))
  return (
    <div className={styles.acts}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          kind={action === 'pay' ? (filled ? 'fill' : 'soft') : action === 'confirmReceipt' ? 'soft' : 'line'}
          busy={busy === action}
          onClick={() => (action === 'cancel' ? setConfirmingCancel(true) : void run(action))}
        >
          {t(`orders.action.${action}`)}
        </Button>
      ))}
      <OrderLinks order={order} />
      {order.label === 'inGroup' && (
        <LinkButton kind="soft" size="sm" to={`/groupDetail/${order.orderNo}`}>
          {t('orders.action.group')}
        </LinkButton>
      )}
      <Dialog open={confirmingCancel} onClose={() => setConfirmingCancel(false)} title={t('orders.cancel.title')}>
        <p>{t('orders.cancel.text')}</p>
        <p className="pt-2">{cancelMoneyText(order, t)}</p>
        {order.label === 'toPay' && <p className="pt-2">{t('orders.cancel.together')}</p>}
        <div className={dialogStyles.acts}>
          <Button kind="line" onClick={() => setConfirmingCancel(false)}>
            {t('orders.cancel.no')}
          </Button>
          <Button busy={busy === 'cancel'} onClick={() => void run('cancel').then(() => setConfirmingCancel(false))}>
            {t('orders.cancel.yes')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** Actions that lead to a page instead of changing something here. */
type LinkAction = 'track' | 'return' | 'review'
type ButtonAction = Exclude<OrderAction, LinkAction>
const isLink = (action: OrderAction): action is LinkAction => action === 'track' || action === 'return' || action === 'review'
const isButton = (action: OrderAction): action is ButtonAction => !isLink(action)

function OrderLinks({ order: { orderNo, allowedActions, label } }: { order: OrderCard }) {
  const t = useT()
  const { pathname } = useLocation()
  const addresses: Record<LinkAction, string> = {
    track: `/orderDetail/${orderNo}#parcels`,
    return: `/user/profile/orders/After-sales/${orderNo}`,
    review: '/user/profile/reviews',
  }
  // The page of the order shows its parcels itself.
  const shown = allowedActions.filter(isLink).filter((action) => action !== 'track' || !pathname.includes('orderDetail'))
  return shown.map((action) => (
    <LinkButton key={action} kind="line" size="sm" to={addresses[action]}>
      {/* It shows the open requests too; there may be nothing left to return. */}
      {t(action === 'return' && label === 'afterSales' ? 'orders.action.returns' : `orders.action.${action}`)}
    </LinkButton>
  ))
}

function useOrderActions({ orderNo, paymentId }: OrderCard) {
  const t = useT()
  const navigate = useNavigate()
  const key = useRef('')
  const params = { orderNo }

  const handlers: Record<ButtonAction, () => Promise<unknown>> = {
    async pay() {
      key.current ||= crypto.randomUUID()
      const input = { id: paymentId!, method: 'sandbox' as const }
      const { redirectUrl } = await api.payments.pay(input, { idempotencyKey: key.current })
      if (redirectUrl) window.location.assign(redirectUrl)
    },
    async cancel() {
      const cancelled = await api.orders.cancel(params)
      toast({ text: joinSentences([t('orders.cancelled'), endedMoneyText(cancelled, t)], t), kind: 'ok' })
    },
    async confirmReceipt() {
      await api.orders.confirmReceipt(params)
      toast({ text: t('orders.received'), kind: 'ok' })
    },
    async reorder() {
      const { added } = await api.orders.reorder(params)
      toast({ text: t('orders.reordered', { count: added }), kind: added > 0 ? 'ok' : 'info' })
      if (added === 0) return
      await reloadCartCount()
      await navigate('/cart')
    },
    async invoice() {
      const { fileName, pdf } = await api.orders.invoice(params)
      downloadBase64(pdf, { fileName, type: 'application/pdf' })
    },
    print: () => Promise.resolve(window.print()),
  }

  // The order's state changes, or may have changed since the page was loaded where the action is rejected.
  const { running, run } = useAction((action: ButtonAction) => handlers[action](), {
    revalidate: true,
    onError() {
      key.current = ''
      return false
    },
  })
  return { busy: running?.[0], run }
}
