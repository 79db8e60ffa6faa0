/** `next` has not begun; `soldOut` runs, and its quota is claimed or its stock is gone. */
export const dealStates = ['next', 'live', 'soldOut', 'ended'] as const
export type DealState = (typeof dealStates)[number]

/** Orders of discounted products: the deepest cut first, by price, or what ends next. */
export const discountSorts = ['discount', 'priceAsc', 'priceDesc', 'ending'] as const
export type DiscountSort = (typeof discountSorts)[number]

/** What lowers the prices of a zone's products: a price below the compare-at price, a lightning deal of a slot, a group. */
export const dealZones = ['discount', 'lightning', 'group'] as const
export type DealZone = (typeof dealZones)[number]
