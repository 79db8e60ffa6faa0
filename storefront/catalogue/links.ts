/** Where the goods of the mall live. */
export const productPath = (productId: number) => `/details?id=${productId}`

/** Level 1 is a top category; a child (2) also carries its parent (specification, section 2). */
export function categoryPath(id: number, parentId?: number): string {
  return parentId === undefined ? `/search_result?id=${id}&level=1` : `/search_result?id=${id}&level=2&parentId=${parentId}`
}

export const brandPath = (brandId: number) => `/search_result?brandIds=${brandId}`
export const storePath = (storeId: number) => `/search_result?storeIds=${storeId}`
