/** Names of the parameters of a results page, in the order of `searchPath`. */
export const searchParameters = [
  ...['keywords', 'id', 'level', 'parentId', 'categoryIds', 'brandIds', 'storeIds', 'priceMin', 'priceMax', 'inStock', 'onSale'],
  ...['sort', 'exact', 'page'],
]
