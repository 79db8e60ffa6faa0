import { useSyncExternalStore } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'

/** The product a variant is being chosen of, to be added to the cart. */
export type ChosenProduct = Pick<ProductCard, 'productId' | 'offerId' | 'name'>

let open: ChosenProduct | undefined
const listeners = new Set<() => void>()

/** Opens the dialog that asks for the variant of a card's product; `undefined` closes it. */
export function openVariantChoice(product: ChosenProduct | undefined): void {
  open = product
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The product of the open dialog. `undefined` on the server. */
export const useVariantChoice = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  )
