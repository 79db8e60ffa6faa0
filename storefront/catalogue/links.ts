import type { Crumb } from '#contract/catalogue/schemas.ts'

/** Addresses of catalogue pages. */
/** @param offerId of the variant that is selected there */
export const productPath = (productId: number, offerId?: number) => `/details?id=${productId}${offerId ? `&offer=${offerId}` : ''}`

/** A root category has level 1; a child has level 2 and carries its parent (specification, section 2). */
export function categoryPath(id: number, parentId?: number): string {
  return parentId === undefined ? `/search_result?id=${id}&level=1` : `/search_result?id=${id}&level=2&parentId=${parentId}`
}

/** The categories above a product or a list, as breadcrumbs. */
export const categoryCrumbs = (crumbs: readonly Crumb[]) =>
  crumbs.map(({ id, categoryName, parentId }) => ({ text: categoryName, to: categoryPath(id, parentId) }))

export const brandPath = (brandId: number) => `/search_result?brandIds=${brandId}`
export const storePath = (storeId: number) => `/shop?id=${storeId}`

/** The checkout of one offer, without the cart. */
export const buyNowPath = (offerId: number, quantity: number) => `/submit?buy=${offerId}&quantity=${quantity}`

/** Address of the results for keywords. */
export const keywordsPath = (keywords: string) => `/search_result?keywords=${encodeURIComponent(keywords)}`
