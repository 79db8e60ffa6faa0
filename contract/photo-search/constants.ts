/** Products a page (specification, section 9). */
export const photoPageSize = 60

/** Orders of the results. */
export const photoSorts = ['similarity', 'priceAsc', 'priceDesc', 'newest'] as const
