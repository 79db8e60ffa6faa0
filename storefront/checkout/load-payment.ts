import type { PaymentView } from '#contract/payments/calls.ts'
import { orNotFound, type Page } from '#storefront/app/client/loader.ts'

/** The payment of an outcome page, `?payment=<id>`. @throws Response 404 unless it is the member's own */
export function loadPayment({ api }: Page, request: Request): Promise<PaymentView> {
  const id = new URL(request.url).searchParams.get('payment') ?? ''
  if (!id) throw new Response(null, { status: 404 })
  return orNotFound(api.payments.get({ id }))
}
