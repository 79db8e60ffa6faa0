/** Products a page (specification, section 9). */
export const photoPageSize = 60

/**
 * Similarity of the first result from which something close to the photo is there (decisions 0250, 0376, 0437): of 220 photographs of other things
 * 84 % stay below, of 200 shoppers' photographs of its products 31 %.
 */
export const closeFrom = 0.215

/** Orders of the results. */
export const photoSorts = ['similarity', 'priceAsc', 'priceDesc', 'newest'] as const
