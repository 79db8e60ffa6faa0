import { useState } from 'react'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { cartErrorText, isDuplicate } from '../store/cart-error-text.ts'

/** A product loaded for a dialog, and the variant of it that is selected there. @param firstOfferId the variant selected at first */
export function useVariant(productId: number, firstOfferId: number) {
  const t = useT()
  const { data: product, error } = useCall(`catalogue.product ${productId}`, () => api.catalogue.product({ id: productId }))
  const [offerId, select] = useState(firstOfferId)
  return {
    product,
    selected: product?.offers.find((offer) => offer.offerId === offerId) ?? product?.offers[0],
    errorText: error === undefined || isDuplicate(error) ? undefined : cartErrorText(error, t),
    select,
  }
}
