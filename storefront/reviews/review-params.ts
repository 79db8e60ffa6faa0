/** Names of the query's parameters that choose which reviews a page shows. */
export const reviewParams = ['reviews', 'stars', 'photos'] as const
