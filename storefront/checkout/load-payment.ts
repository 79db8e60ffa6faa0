import type { PaymentView } from '#contract/payments/calls.ts'
import { orNotFound, type Page } from '#storefront/app/client/loader.ts'

/** The payment that an outcome page is about, `?payment=<id>`; anything that is not the member's own is a 404. */
export function loadPayment({ api }: Page, request: Request): Promise<PaymentView> {
  const id = new URL(request.url).searchParams.get('payment') ?? ''
  if (!id) throw new Response(null, { status: 404 })
  return orNotFound(api.payments.get({ id }))
}
