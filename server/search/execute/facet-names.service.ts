import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import type { Settings } from '#server/platform/settings.ts'
import { facetIndexOf, type FacetIndex } from '../present/facet-lists.rules.ts'
import { selectFacetNames } from '../present/facet-names.queries.ts'
import { namesVersionOf } from './product-index/product-index.service.ts'
import { selectCategory, type CategoryPath } from './search.queries.ts'

/** The names that this process has read, by the version of the index that they belong to. */
const names = new WeakMap<Settings, { version: number; names: Promise<FacetIndex> }>()

/** The names of brands, categories and stores as of a version of the index. */
export function namesOf(ctx: Ctx, version: number): Promise<FacetIndex> {
  const known = names.get(ctx.settings)
  if (known?.version === version) return known.names
  const read = selectFacetNames(ctx.db).then(facetIndexOf)
  names.set(ctx.settings, { version, names: read })
  // Names that could not be read are read again.
  read.catch(() => names.delete(ctx.settings))
  return read
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
