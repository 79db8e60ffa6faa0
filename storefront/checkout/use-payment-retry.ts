import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useReloadWhenRestored } from './reload-when-restored.ts'

/** Pays again. Each attempt has an idempotency key; a press repeated while it is in flight reuses the key. */
export function usePaymentRetry(payment: PaymentView) {
  const [busy, setBusy] = useState<PaymentMethod>()
  const keys = useRef<Partial<Record<PaymentMethod, string>>>({})
  const navigate = useNavigate()
  useReloadWhenRestored()

  async function pay(method: PaymentMethod) {
    setBusy(method)
    const idempotencyKey = (keys.current[method] ??= crypto.randomUUID())
    try {
      const updated = await api.payments.pay({ id: payment.id, method }, { idempotencyKey })
      if (updated.redirectUrl && method !== 'cash') return window.location.assign(updated.redirectUrl)
      await navigate(`/success?payment=${payment.id}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      delete keys.current[method]
      toastFailure(error, error.message)
      setBusy(undefined)
    }
  }
  return { busy, pay }
}
