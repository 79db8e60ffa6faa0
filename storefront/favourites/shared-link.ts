/** As many product cards as one call answers with. */
const maxShared = 24

/** The address under which everybody sees these products, the first 24 of them. */
export const sharedPath = (productIds: readonly number[]): string => `/favourites?ids=${productIds.slice(0, maxShared).join(',')}`

/** The products of a shared address, each once; what is no id is passed over. */
export function readSharedIds(query: URLSearchParams): number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxShared)
}
