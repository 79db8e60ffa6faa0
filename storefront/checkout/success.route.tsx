import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { otherCards } from '#storefront/catalogue/card/other-cards.ts'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { groupOf, loadOutcome } from './payment/load-payment.ts'
import { OrderConfirmation } from './confirmation/order-confirmation.tsx'

/** One row of products below the orders. */
const suggestions = 6

/** The outcome comes from the server, never from the address: an unpaid payment redirects to `/fail`. */
export const loader = memberLoader(async (page) => {
  const [outcome, member, recommended] = await Promise.all([
    loadOutcome(page),
    page.api.accounts.profile(),
    page.api.catalogue.recommendations({ place: 'success', pageSize: suggestions * 2 }),
  ])
  const { id, state } = outcome.payment
  if (['declined', 'expired', 'cancelled', 'voided', 'refunded'].includes(state)) throw redirect(`/fail?payment=${id}`)
  const [order] = outcome.orders
  // The money of a group is only blocked: the group's page says what it still needs.
  if (state === 'authorised' && order) throw redirect(ownGroupPath(order.orderNo))
  // Anyone who filled a group has paid already: the same page says that it succeeded.
  if (state !== 'waiting' && (await groupOf(page, outcome))) throw redirect(ownGroupPath(order!.orderNo))
  const boughtIds = outcome.orders.flatMap((order) => order.lines.map((line) => line.productId))
  return { ...outcome, member, cards: otherCards(recommended.results, boughtIds, suggestions) }
})

export default memberRoute<typeof loader>(Success)

function Success({ cards, ...outcome }: ContentOf<typeof loader>) {
  const t = useT()
  usePoll(outcome.payment.state === 'waiting')
  return (
    <div className="page">
      <div className="frame">
        <PageTitle title={t('checkout.success.title')} />
        <OrderConfirmation {...outcome} />
        <ProductSection title={t('catalogue.zone.forYou')} cards={cards} />
      </div>
    </div>
  )
}

/** The provider's callback may arrive after the browser: reloads the state every two seconds. */
function usePoll(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void revalidate(), 2000)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
