import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { createStore } from '#storefront/app/state/create-store.ts'

/** The product a variant is being chosen of, to be added to the cart. */
export type ChosenProduct = Pick<ProductCard, 'productId' | 'offerId' | 'name'>

const chosen = createStore<ChosenProduct | undefined>(undefined)

/** Opens the dialog that asks for the variant of a card's product; `undefined` closes it. */
export const openVariantChoice = (product: ChosenProduct | undefined): void => chosen.set(product)

/** The product of the open dialog. `undefined` on the server. */
export const useVariantChoice = (): ChosenProduct | undefined => chosen.use()
