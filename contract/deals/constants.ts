/** `next` has not begun; `soldOut` runs, and its quota is claimed or its stock is gone. */
export const dealStates = ['next', 'live', 'soldOut', 'ended'] as const
export type DealState = (typeof dealStates)[number]

/** Orders of discounted products: the deepest cut first, by price, or what ends next. */
export const discountSorts = ['discount', 'priceAsc', 'priceDesc', 'ending'] as const
export type DiscountSort = (typeof discountSorts)[number]
