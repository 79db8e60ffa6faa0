import type { CategoryNode } from '#contract/catalogue/schemas.ts'

export interface SuggestedCategory extends Pick<CategoryNode, 'id' | 'categoryName' | 'picture'> {
  parentId?: number
}

/** Where to look on from a page that has nothing to show: root categories, or the children of one that stands alone, as in a mall of one shop. */
export function suggestedCategories(tree: CategoryNode[]): SuggestedCategory[] {
  const shown = ({ id, categoryName, picture }: SuggestedCategory) => ({ id, categoryName, picture })
  const [only, ...others] = tree
  if (!only || others.length > 0) return tree.map(shown)
  return only.categoryList.map((child) => ({ ...shown(child), parentId: only.id }))
}
