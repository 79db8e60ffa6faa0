interface Product {
  productId: number
}

/** The first products that are not shown already. @param shownIds of those that are */
export function otherCards<P extends Product>(products: readonly P[], shownIds: Iterable<number>, most = Infinity): P[] {
  const shown = new Set(shownIds)
  return products.filter(({ productId }) => !shown.has(productId)).slice(0, most)
}
