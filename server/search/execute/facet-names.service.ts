import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { facetIndexOf, type FacetIndex, type Facets } from '../present/facet-lists.rules.ts'
import { selectFacetNames } from '../present/facet-names.queries.ts'
import { namesVersionOf } from './product-index/product-index.service.ts'
import { selectCategory, type CategoryPath } from './category-path.queries.ts'

/** The names that this process has read, by the version of the index that they belong to, and lists made of them. */
interface FacetNames {
  read: { version: symbol; names: Promise<FacetIndex> } | undefined
  /** The facets of the latest answers of the index, which the shoppers of a listing share as long as it stays the same: naming and sorting cost a quarter of it. */
  latest: LRUCache<IndexAnswer['facets'], { names: FacetIndex; facets: Facets }>
}

export const facetNames = moduleState('names of facets', (): FacetNames => ({ read: undefined, latest: new LRUCache({ max: 64 }) }))

/** The names of brands, categories and stores as of a version of the index. */
export function namesOf(ctx: Ctx, version: symbol): Promise<FacetIndex> {
  const known = ctx.state(facetNames)
  if (known.read?.version === version) return known.read.names
  const names = selectFacetNames(ctx.db).then(facetIndexOf)
  known.read = { version, names }
  // Names that could not be read are read again.
  names.catch(() => (known.read = undefined))
  return names
}

/** A category with its parent: from the names of the index, where it has them; undefined for an unknown id. */
export async function categoryOf(ctx: Ctx, id: number): Promise<CategoryPath | undefined> {
  const version = namesVersionOf(ctx)
  const index = version === undefined ? undefined : await namesOf(ctx, version)
  const known = index?.categories.get(id)
  // One that was added a moment ago is not among them yet.
  if (!index || !known) return selectCategory(ctx.db, id)
  const { name: text, parentId } = known
  return { id, text, parentId, parentText: parentId === null ? null : index.categories.get(parentId)!.name }
}

/** @throws `notFound` for an unknown category */
export async function findCategory(ctx: Ctx, id: number): Promise<CategoryPath> {
  const category = await categoryOf(ctx, id)
  if (!category) throw new DomainError('notFound')
  return category
}
