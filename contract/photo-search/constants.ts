/** Products a page (specification, section 9). */
export const photoPageSize = 60

/**
 * Similarity of the first result from which something close to the photo is there (decision 0250): of 26 photographs of things the mall
 * does not have 20 stay below, of 60 shoppers' photographs of its products 21.
 */
export const closeFrom = 0.24

/** Orders of the results. */
export const photoSorts = ['similarity', 'priceAsc', 'priceDesc', 'newest'] as const
