import { readIds } from '#storefront/app/navigation/read-ids.ts'

/** As many product cards as one call answers with. */
const maxShared = 24

/** The address under which everybody sees these products, the first 24 of them. */
export const sharedPath = (productIds: readonly number[]): string => `/favourites?ids=${productIds.slice(0, maxShared).join(',')}`

/** The products of a shared address. */
export const readSharedIds = (query: URLSearchParams): number[] => readIds(query.get('ids'), maxShared)
