import { redirect } from 'react-router'
import { maxQuantity } from '#contract/cart/constants.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import { maxOwnGroups } from '#contract/groups/constants.ts'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { CallError, type Api } from '#storefront/app/client/client.ts'
import { orAbsent } from '#storefront/app/client/or-absent.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { CheckoutForm } from './form/checkout-form.tsx'
import type { BuyNow } from './form/checkout-choices.ts'
import { seatObstacle } from './payment/seat-obstacle.ts'
import { SeatUnavailable } from './payment/seat-unavailable.tsx'
import { UnpaidOrders } from './form/unpaid-orders.tsx'
import checkoutFormStyles from './form/checkout-form.module.css'

/** `/submit` buys the cart's selected lines, `/submit?buy=<offer>&quantity=<n>` one offer at once, with `&group=<id>|new` in a group. */
export const loader = memberLoader(async ({ api, url }) => {
  const buyNow = readBuyNow(url.searchParams)
  const [{ quote, soldOutId }, seat, addresses, cards, member, unpaid] = await Promise.all([
    quoteOf(api, buyNow),
    buyNow?.group && loadSeat(api, buyNow.group),
    api.addresses.list(),
    api.payments.cards(),
    api.accounts.profile(),
    api.orders.list({ tab: 'toPay' }),
  ])
  const line = quote?.stores[0]?.lines[0]
  const obstacle = seat && seatObstacle({ ...seat, campaignId: line?.deal && Number(line.deal.id) })
  // Also of who comes back from the bank: that page tells until when the seat is held, and pays for it.
  if (obstacle && 'ownOrderNo' in obstacle) throw redirect(ownGroupPath(obstacle.ownOrderNo))
  const item = line ?? seat?.joined?.offer
  if (obstacle) return { unavailable: { obstacle, item: item && { productId: item.productId, offerId: item.offerId } } }
  // Who is back from the bank may have the last units: the order that waits to be paid is shown.
  if (buyNow && soldOutId && unpaid.page.results.length === 0) {
    return { unavailable: { obstacle: { key: 'cart.soldOut' as const }, item: { productId: soldOutId, offerId: buyNow.offerId } } }
  }
  return { quote, addresses, cards, member, unpaid: unpaid.page.results, serverNow: new Date().toISOString(), buyNow }
})

/**
 * What can be bought. The items may be sold out or no longer listed, or their group price is over: then the page says so.
 * @returns `soldOutId`: the product of which nothing is left, where one was to be bought at once
 */
async function quoteOf(api: Api, buyNow: BuyNow | undefined): Promise<{ quote?: Quote; soldOutId?: number }> {
  try {
    return { quote: await api.checkout.quote(buyNow ? { buyNow } : {}) }
  } catch (error) {
    if (!(error instanceof CallError && (error.key === 'checkout.empty' || error.key === 'deal.ended'))) throw error
    const { productId } = error.params
    return typeof productId === 'number' ? { soldOutId: productId } : {}
  }
}

/** The group that is to be joined, if one is named, and the member's running groups. */
async function loadSeat(api: Api, { groupId }: NonNullable<BuyNow['group']>) {
  const [joined, ownPage] = await Promise.all([
    groupId ? orAbsent(api.groups.get({ id: groupId })) : undefined,
    api.groups.list({ tab: 'open', pageSize: maxOwnGroups }),
  ])
  return { ownGroups: ownPage.page.results, ...(groupId ? { joined } : {}) }
}

function readBuyNow(query: URLSearchParams) {
  const offerId = Number(query.get('buy'))
  const quantity = Number(query.get('quantity') ?? 1)
  const valid = Number.isInteger(offerId) && offerId > 0 && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity
  if (!valid) return undefined
  const group = query.get('group')
  return { offerId, quantity, ...(group ? { group: group === 'new' ? {} : { groupId: group } } : {}) }
}

export default memberRoute<typeof loader>(Checkout)

function Checkout(content: ContentOf<typeof loader>) {
  if (content.unavailable) return <SeatUnavailable {...content.unavailable} />
  const { quote, ...rest } = content
  if (quote && quote.stores.length > 0) return <CheckoutForm quote={quote} {...rest} />
  return rest.unpaid.length > 0 ? <UnpaidOrders orders={rest.unpaid} serverNow={rest.serverNow} /> : <NothingToBuy />
}

function NothingToBuy() {
  const t = useT()
  return (
    <div className={`frame ${checkoutFormStyles.wait}`}>
      <PageTitle title={t('checkout.title')} />
      <EmptyState
        as="h1"
        title={t('checkout.empty.title')}
        text={t('checkout.empty.text')}
        action={<LinkButton to="/cart">{t('checkout.empty.action')}</LinkButton>}
      />
    </div>
  )
}
