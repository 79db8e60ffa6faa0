import { useNavigate } from 'react-router'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { reloadCartCount } from '#storefront/cart/store/cart-actions.ts'
import { Button } from '#storefront/ui/button.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'

/** Adds what can still be bought of orders that ended to the cart again, at today's prices, and opens it. */
export function BackToCart({ orders }: { orders: Pick<OrderDetails, 'orderNo'>[] }) {
  const t = useT()
  const navigate = useNavigate()
  const { running, run } = useAction(async () => {
    let added = 0
    for (const { orderNo } of orders) added += (await api.orders.reorder({ orderNo })).added
    toast({ text: t('orders.reordered', { count: added }), kind: added > 0 ? 'ok' : 'info' })
    if (added === 0) return
    await reloadCartCount()
    await navigate('/cart')
  })
  return (
    <Button size="lg" wide icon="shopping-basket" busy={running !== undefined} onClick={() => void run()}>
      {t('checkout.fail.toCart')}
    </Button>
  )
}
