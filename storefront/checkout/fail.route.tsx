import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { loadOutcome } from './payment/load-payment.ts'
import { PaymentFailure } from './payment/payment-failure.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (page) => {
    const outcome = await loadOutcome(page, args.request)
    const { id, state } = outcome.payment
    if (state === 'succeeded' || state === 'authorised' || state === 'onDelivery') throw redirect(`/success?payment=${id}`)
    return outcome
  })
}

export default function FailRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(outcome) => <PaymentFailure {...outcome} />}</MemberPage>
}
