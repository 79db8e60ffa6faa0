import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { productPath } from './links.ts'

/** What leads to a page and the page itself, for search engines (schema.org). Paths are the mall's. */
export const breadcrumbList = (origin: string, crumbs: readonly { text: string; to: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: origin + to })),
})

/** The products of a page, for search engines (schema.org). */
export const productList = (origin: string, cards: readonly Pick<ProductCard, 'productId' | 'name'>[]) => ({
  '@type': 'ItemList',
  itemListElement: cards.map(({ productId, name }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name, url: origin + productPath(productId) },
  })),
})
