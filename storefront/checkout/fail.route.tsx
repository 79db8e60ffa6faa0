import { redirect } from 'react-router'
import { ownGroupPath } from '#contract/orders/paths.ts'
import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { groupOf, loadOutcome } from './payment/load-payment.ts'
import { PaymentFailure } from './payment/payment-failure.tsx'

export const loader = memberLoader(async (page) => {
  const outcome = await loadOutcome(page)
  const { id, state } = outcome.payment
  if (state === 'succeeded' || state === 'authorised' || state === 'onDelivery') throw redirect(`/success?payment=${id}`)
  // A seat that ended cannot be paid, though time may be left for it: the page of its group says what became of both.
  const group = state === 'refunded' ? undefined : await groupOf(page, outcome)
  if (group && group.seat.outcome !== 'toPay') throw redirect(ownGroupPath(group.seat.orderNo))
  return outcome
})

export default memberRoute<typeof loader>(PaymentFailure)
