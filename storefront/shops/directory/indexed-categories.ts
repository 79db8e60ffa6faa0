import type { CategoryNode } from '#contract/catalogue/schemas.ts'

/** Children that are shown of a root category: of more the others are on its page. */
const maxChildren = 10

type Named = Pick<CategoryNode, 'id' | 'categoryName' | 'count'>

export interface IndexedCategory extends Omit<Named, 'count'> {
  children: Named[]
  /** Whether it has more children with products than are shown. */
  hasMore: boolean
}

/** What the directory shows of the categories with products, in their order; of many children those with the most products. */
export function indexedCategories(categories: CategoryNode[]): IndexedCategory[] {
  return categories
    .filter(({ count }) => count > 0)
    .map(({ id, categoryName, categoryList }) => {
      const filled = categoryList.filter(({ count }) => count > 0)
      const largest = new Set(filled.toSorted((one, other) => other.count - one.count).slice(0, maxChildren))
      const children = filled
        .filter((child) => largest.has(child))
        .map((child) => ({ id: child.id, categoryName: child.categoryName, count: child.count }))
      return { id, categoryName, children, hasMore: filled.length > children.length }
    })
}
