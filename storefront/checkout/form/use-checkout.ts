import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { Address } from '#contract/addresses/calls.ts'
import type { Quote, SubmitRequest } from '#contract/checkout/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import type { SavedCard } from '#contract/payments/calls.ts'
import { useAddressForm } from '#storefront/addresses/use-address-form.ts'
import { api } from '#storefront/app/client/browser.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { reloadCartCount } from '#storefront/cart/store/cart-actions.ts'
import { errorAfter, toSubmitRequest, type BuyNow, type Choices, type SubmitError } from './checkout-choices.ts'
import { knownOf } from './known-recipient.ts'
import { useReloadWhenRestored } from './reload-when-restored.ts'

/** Data of the checkout page. `buyNow` is set where one offer is bought without the cart. */
export interface CheckoutData {
  quote: Quote
  addresses: Address[]
  cards: SavedCard[]
  member: MemberInfo
  unpaid: OrderCard[]
  serverNow: string
  buyNow: BuyNow | undefined
}

/** Errors after which the items or their prices are loaded again. */
const staleQuote = new Set([
  ...[
    'checkout.priceChanged',
    'checkout.cartChanged',
    'checkout.offSale',
    'checkout.soldOut',
    'checkout.empty',
    'checkout.cardOnly',
    'checkout.cardMinimum',
  ],
  ...['deal.soldOut', 'deal.limit', 'deal.onlyLeft', 'deal.ended'],
  ...['group.full', 'group.over', 'group.alreadyIn', 'group.campaignOver'],
])

/**
 * The checkout's state and its submission. Everything that is missing is told at once, and each message goes with its cause. A
 * member without an address fills one in on the page; it is saved with the same press.
 */
export function useCheckout(data: CheckoutData) {
  const { quote, buyNow } = data
  const { book, saveAddress } = useAddressBook(data.addresses)
  const t = useT()
  const addressForm = useAddressForm({ capitalName: t('addresses.region.TB'), initial: knownOf(data.member) })
  const [choices, setChoices] = useState<Choices>({
    addressId: (book.find((address) => address.isDefault) ?? book[0])?.id,
    method: quote.methods.find((method) => method !== 'sandbox' || !quote.cardMinimum) ?? 'sandbox',
    agreement: false,
    notes: {},
  })
  useDraft('checkout', { addressId: choices.addressId, method: choices.method, notes: choices.notes }, (typed) =>
    setChoices((current) => ({ ...current, ...stillPossible(typed, quote, book) })),
  )
  const [pressed, setPressed] = useState(false)
  const { error, setError, busy, send } = useOrderSubmission(quote)
  useReloadWhenRestored()
  const filledIn = book.length === 0

  function updateChoices(changed: Partial<Choices>) {
    setChoices((current) => ({ ...current, ...changed }))
    setError((current) => errorAfter(current, changed))
  }

  async function submit() {
    setPressed(true)
    setError(undefined)
    const hasAddress = !filledIn || addressForm.checkAll()
    if (!choices.agreement && hasAddress) document.getElementById(agreementId)?.focus()
    if (!choices.agreement || !hasAddress) return
    const saved = filledIn ? await addressForm.submit() : undefined
    if (filledIn && !saved) return
    if (saved) saveAddress(saved)
    const complete = saved ? { ...choices, addressId: saved.id } : choices
    setChoices(complete)
    await send(toSubmitRequest(quote, complete, buyNow))
  }

  return {
    ...{ book, saveAddress, addressForm, choices, updateChoices, error, submit },
    busy: busy || addressForm.busy,
    agreementMissing: pressed && !choices.agreement,
  }
}

/** Of what was chosen before a reload what can be chosen now. The agreement is never ticked but by the shopper. */
function stillPossible({ addressId, method, notes }: Pick<Choices, 'addressId' | 'method' | 'notes'>, quote: Quote, book: Address[]) {
  return {
    ...(book.some(({ id }) => id === addressId) ? { addressId } : {}),
    ...(quote.methods.includes(method) && !(method === 'sandbox' && quote.cardMinimum) ? { method } : {}),
    notes,
  }
}

/** The checkbox that takes the focus where only the agreement is missing. */
export const agreementId = 'checkout-agreement'

/** The member's addresses, with those saved here, which are shown at once, without loading the page again. */
function useAddressBook(addresses: Address[]) {
  const [saved, setSaved] = useState<Address[]>([])
  const book = [...addresses.filter(({ id }) => !saved.some((other) => other.id === id)), ...saved]
  const saveAddress = (address: Address) => setSaved((current) => [...current.filter(({ id }) => id !== address.id), address])
  return { book, saveAddress }
}

/**
 * Sends the submission. The same request is sent with the same idempotency key, whatever is repeated; a changed one gets a new
 * key. A changed price is reported with both amounts and nothing is ordered.
 */
function useOrderSubmission(quote: Quote) {
  const t = useT()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [error, setError] = useState<SubmitError>()
  const key = useRequestKey()

  function toSubmitError(error: CallError): SubmitError {
    if (error.key === 'checkout.priceChanged') {
      const now = Number(error.params.total)
      return { key: error.key, text: t('checkout.changed', { was: formatGel(quote.total), now: formatGel(now) }) }
    }
    return { key: error.key, text: failureText(error, t) }
  }

  const { busy, run } = useAction((request: SubmitRequest) => api.checkout.submit(request, { idempotencyKey: key.of(request) }), {
    async onDone({ redirectUrl, paymentId }) {
      if (!redirectUrl) {
        // What was ordered has left the cart; without an answer the number comes with the next document.
        reloadCartCount().catch(() => undefined)
        return navigate(`/success?payment=${paymentId}`, { replace: true })
      }
      window.location.assign(redirectUrl)
      // The button stays busy until the next page has loaded.
      return new Promise(() => {})
    },
    onError(error) {
      setError(toSubmitError(error))
      if (staleQuote.has(error.key)) void revalidator.revalidate()
      return true
    },
  })
  return { error, setError, busy, send: run }
}
