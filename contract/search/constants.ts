export const sorts = ['relevance', 'priceAsc', 'priceDesc', 'newest', 'bestSelling'] as const

/** The page size of the specification, section 9. */
export const searchPageSize = 20

/** How long typing rests before suggestions are asked for, and how long they stay after blur (ms; specification, section 9). */
export const suggestDebounce = 250
export const suggestHideDelay = 150
