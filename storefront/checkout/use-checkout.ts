import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Address } from '#contract/addresses/calls.ts'
import type { PaymentMethod, Quote, SubmitRequest } from '#contract/checkout/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** Data of the checkout page. `buyNow` is set where one offer is bought without the cart. */
export interface CheckoutData {
  quote: Quote
  addresses: Address[]
  buyNow: { offerId: number; quantity: number } | undefined
}

/** The shopper's input so far. */
export interface Choices {
  addressId: string | undefined
  method: PaymentMethod
  agreement: boolean
  notes: Record<number, string>
}

/** Why the submission failed: the text, and the error key that places it. */
export interface SubmitError {
  text: string
  key: string
}

/**
 * Submits the checkout. The same choices are sent with the same idempotency key, whatever is repeated; changed choices get
 * a new one. A changed price is reported with both amounts and nothing is ordered.
 */
export function useCheckout({ quote, addresses, buyNow }: CheckoutData) {
  const t = useT()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [choices, setChoices] = useState<Choices>({
    addressId: (addresses.find((address) => address.isDefault) ?? addresses[0])?.id,
    method: quote.methods[0] ?? 'sandbox',
    agreement: false,
    notes: {},
  })
  const [error, setError] = useState<SubmitError>()
  const [busy, setBusy] = useState(false)
  const lastSubmission = useRef({ body: '', key: '' })

  function toSubmitError(error: CallError): SubmitError {
    if (error.key === 'checkout.priceChanged') {
      const now = Number(error.params.total)
      return { key: error.key, text: t('checkout.changed', { was: formatGel(quote.total), now: formatGel(now) }) }
    }
    return { key: error.key, text: error.message || t('checkout.refreshed') }
  }

  async function submit() {
    const body = toSubmitRequest(quote, choices, buyNow)
    const text = JSON.stringify(body)
    if (lastSubmission.current.body !== text) lastSubmission.current = { body: text, key: crypto.randomUUID() }
    setBusy(true)
    setError(undefined)
    try {
      const result = await api.checkout.submit(body, { idempotencyKey: lastSubmission.current.key })
      if (result.redirectUrl) return window.location.assign(result.redirectUrl)
      await navigate(`/success?payment=${result.paymentId}`, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setError(toSubmitError(error))
      if (['checkout.priceChanged', 'checkout.cartChanged', 'checkout.soldOut', 'checkout.empty'].includes(error.key)) {
        void revalidator.revalidate()
      }
      setBusy(false)
    }
  }
  const updateChoices = (changed: Partial<Choices>) => setChoices((current) => ({ ...current, ...changed }))
  return { choices, updateChoices, error, busy, submit }
}

function toSubmitRequest(quote: Quote, { addressId, method, agreement, notes }: Choices, buyNow: CheckoutData['buyNow']): SubmitRequest {
  const filledNotes = Object.entries(notes).filter(([, text]) => text.trim())
  return {
    ...(buyNow ? { buyNow } : {}),
    ...(addressId ? { addressId } : {}),
    method,
    agreement,
    expectedTotal: quote.total,
    items: quote.stores.flatMap((store) => store.lines.map(({ offerId, quantity }) => ({ offerId, quantity }))),
    ...(filledNotes.length > 0 ? { notes: filledNotes.map(([storeId, text]) => ({ storeId: Number(storeId), text: text.trim() })) } : {}),
  }
}
