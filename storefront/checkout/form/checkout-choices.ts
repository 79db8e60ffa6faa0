import type { PaymentMethod, Quote, SubmitRequest } from '#contract/checkout/calls.ts'

/** The shopper's input so far. */
export interface Choices {
  addressId: string | undefined
  method: PaymentMethod
  /** The saved card to pay with; undefined for another one, which the provider's page asks for. */
  cardId?: string | undefined
  agreement: boolean
  notes: Record<number, string>
}

export type BuyNow = NonNullable<SubmitRequest['buyNow']>

/** Why the server took no order: the text, and the error key that places it. */
export interface SubmitError {
  text: string
  key: string
}

/** What the shopper has to change for an error to lose its cause. */
const causes: Partial<Record<string, keyof Choices>> = {
  'checkout.addressMissing': 'addressId',
  'checkout.agreement': 'agreement',
  'checkout.tooManyUnpaid': 'method',
  'checkout.cardMinimum': 'method',
  'card.unusable': 'cardId',
}

/** An error after a change of the choices: gone when that was its cause. */
export function errorAfter(error: SubmitError | undefined, changed: Partial<Choices>): SubmitError | undefined {
  const cause = error && causes[error.key]
  return cause && cause in changed ? undefined : error
}

/** The choices as the call takes them. */
export function toSubmitRequest(quote: Quote, choices: Choices, buyNow: BuyNow | undefined): SubmitRequest {
  const { addressId, method, cardId, agreement, notes } = choices
  const filledNotes = Object.entries(notes).filter(([, text]) => text.trim())
  return {
    ...(buyNow ? { buyNow } : {}),
    ...(addressId ? { addressId } : {}),
    method,
    ...(cardId ? { cardId } : {}),
    agreement,
    expectedTotal: quote.total,
    items: quote.stores.flatMap((store) =>
      store.lines.map(({ offerId, quantity, deal }) => {
        return { offerId, quantity, ...(deal && deal.kind !== 'discount' ? { dealId: deal.id } : {}) }
      }),
    ),
    ...(filledNotes.length > 0 ? { notes: filledNotes.map(([storeId, text]) => ({ storeId: Number(storeId), text: text.trim() })) } : {}),
  }
}
