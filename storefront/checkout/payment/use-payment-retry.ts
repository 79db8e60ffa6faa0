import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useReloadWhenRestored } from '../form/reload-when-restored.ts'

/** Pays again. Each attempt has an idempotency key; a press repeated while it is in flight reuses the key. */
export function usePaymentRetry(payment: PaymentView) {
  const keys = useRef<Partial<Record<PaymentMethod, string>>>({})
  const navigate = useNavigate()
  useReloadWhenRestored()

  const { running, run } = useAction(
    async (method: PaymentMethod) => {
      const idempotencyKey = (keys.current[method] ??= crypto.randomUUID())
      const { redirectUrl } = await api.payments.pay({ id: payment.id, method }, { idempotencyKey })
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
        keys.current = {}
        return false
      },
    },
  )
  return { busy: running?.[0], pay: run }
}
