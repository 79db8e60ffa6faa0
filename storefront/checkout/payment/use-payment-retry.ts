import { useNavigate } from 'react-router'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { useReloadWhenRestored } from '../form/reload-when-restored.ts'

/** Pays again. Each attempt has an idempotency key; a press repeated while it is in flight reuses the key. */
export function usePaymentRetry(payment: PaymentView) {
  const key = useRequestKey()
  const navigate = useNavigate()
  useReloadWhenRestored()

  const { running, run } = useAction(
    async (method: PaymentMethod) => {
      const input = { id: payment.id, method }
      const { redirectUrl } = await api.payments.pay(input, { idempotencyKey: key.of(input) })
      return method === 'cash' ? undefined : redirectUrl
    },
    {
      async onDone(redirectUrl) {
        if (!redirectUrl) return navigate(`/success?payment=${payment.id}`)
        window.location.assign(redirectUrl)
        // The button stays busy until the next page has loaded.
        return new Promise(() => {})
      },
      onError() {
        // What the server has rejected is not repeated; what did not reach it is.
        key.renew()
        return false
      },
    },
  )
  return { busy: running?.[0], pay: run }
}
