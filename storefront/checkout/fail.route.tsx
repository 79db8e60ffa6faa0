import { redirect } from 'react-router'
import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { loadOutcome } from './payment/load-payment.ts'
import { PaymentFailure } from './payment/payment-failure.tsx'

export const loader = memberLoader(async (page) => {
  const outcome = await loadOutcome(page)
  const { id, state } = outcome.payment
  if (state === 'succeeded' || state === 'authorised' || state === 'onDelivery') throw redirect(`/success?payment=${id}`)
  return outcome
})

export default memberRoute<typeof loader>(PaymentFailure)
