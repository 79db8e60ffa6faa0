import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OrderCard } from '#contract/orders/calls.ts'
import { caseFormPath, orderPath, ownGroupPath } from '#contract/orders/paths.ts'
import { saveFile } from '#storefront/ui/save-file.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { joinSentences } from '#storefront/app/i18n/join.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { reloadCartCount } from '#storefront/cart/store/cart-actions.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { ConfirmDialog } from '#storefront/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { cancelMoneyText, endedMoneyText } from './money-text.ts'
import { isLink, shownActions, withNextStep, type ButtonAction, type ShownAction } from './shown-actions.ts'
import styles from './order-actions.module.css'

interface OrderActionsProps {
  order: OrderCard
  /** At most one filled button in a view: for the order that waits for payment. */
  filled: boolean
  /** All actions as buttons, print and invoice among them, as the order's page has them; in lists the next step stands before a menu of the others. */
  withPrint?: boolean
}

/** The actions the server allows for this order. */
export function OrderActions({ order, filled, withPrint }: OrderActionsProps) {
  const t = useT()
  const { busy, run } = useOrderActions(order)
  const [confirmingCancel, setConfirmingCancel] = useState(false)
  const { pathname } = useLocation()
  const actions = shownActions(order, { withPrint: withPrint === true, withTracking: !pathname.includes('orderDetail') })
  const { buttons, menu } = withPrint ? { buttons: actions, menu: [] } : withNextStep(order, actions)
  const control = (action: ShownAction, inMenu: boolean) => (
    <ActionControl
      key={action}
      action={action}
      order={order}
      kind={action === 'pay' && filled ? 'fill' : softActions.has(action) ? 'soft' : 'line'}
      inMenu={inMenu}
      busy={busy === action}
      onRun={(button) => (button === 'cancel' ? setConfirmingCancel(true) : void run(button))}
    />
  )
  return (
    <div className={styles.acts}>
      {buttons.map((action) => control(action, false))}
      {menu.length > 0 && (
        <Menu
          className={styles.others}
          label={t('orders.action.others', { orderNo: order.orderNo })}
          button={<Icon name="ellipsis" className={styles.dots} />}
        >
          {menu.map((action) => control(action, true))}
        </Menu>
      )}
      {confirmingCancel && (
        <ConfirmDialog
          title={t('orders.cancel.title')}
          no={t('orders.cancel.no')}
          yes={t('orders.cancel.yes')}
          busy={busy === 'cancel'}
          onConfirm={() => void run('cancel').then(() => setConfirmingCancel(false))}
          onClose={() => setConfirmingCancel(false)}
        >
          <p>{t('orders.cancel.text')}</p>
          <p className="pt-2">{cancelMoneyText(order, t)}</p>
          {order.label === 'toPay' && <p className="pt-2">{t('orders.cancel.together')}</p>}
        </ConfirmDialog>
      )}
    </div>
  )
}

const softActions = new Set<ShownAction>(['pay', 'confirmReceipt', 'group'])

interface ActionControlProps {
  action: ShownAction
  order: OrderCard
  kind: 'fill' | 'soft' | 'line'
  inMenu: boolean
  busy: boolean
  onRun: (action: ButtonAction) => void
}

/** An action as a button, or as an entry of a menu; those that lead to a page are links. */
function ActionControl({ action, order: { orderNo, label }, kind, inMenu, busy, onRun }: ActionControlProps) {
  const t = useT()
  // The page of returns shows the open requests too; there may be nothing left to return.
  const text = t(action === 'return' && label === 'afterSales' ? 'orders.action.returns' : `orders.action.${action}`)
  if (!isLink(action)) {
    if (!inMenu) {
      return (
        <Button size="sm" kind={kind} busy={busy} onClick={() => onRun(action)}>
          {text}
        </Button>
      )
    }
    return (
      <button type="button" disabled={busy} onClick={() => onRun(action)}>
        {text}
      </button>
    )
  }
  const to = {
    group: ownGroupPath(orderNo),
    track: `${orderPath(orderNo)}#parcels`,
    return: caseFormPath(orderNo),
    review: '/user/profile/reviews',
  }[action]
  return inMenu ? (
    <Link to={to}>{text}</Link>
  ) : (
    <LinkButton kind={kind} size="sm" to={to}>
      {text}
    </LinkButton>
  )
}

function useOrderActions({ orderNo, paymentId }: OrderCard) {
  const t = useT()
  const navigate = useNavigate()
  const key = useRequestKey()
  const params = { orderNo }

  const handlers: Record<ButtonAction, () => Promise<unknown>> = {
    async pay() {
      const input = { id: paymentId!, method: 'sandbox' as const }
      const { redirectUrl } = await api.payments.pay(input, { idempotencyKey: key.of(input) })
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
      const bytes = Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0))
      saveFile(fileName, bytes, 'application/pdf')
    },
    print: () => Promise.resolve(window.print()),
  }

  // The order's state changes, or may have changed since the page was loaded where the action is rejected.
  const { running, run } = useAction((action: ButtonAction) => handlers[action](), {
    revalidate: true,
    onError() {
      key.renew()
      return false
    },
  })
  return { busy: running?.[0], run }
}
