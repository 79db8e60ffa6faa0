import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { ListFacet } from '#contract/search/facets.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { FacetNames } from './facet-lists.rules.ts'

const BrandFacet = Type.Object({ id: Type.Integer(), name: BrandNameColumn, position: Type.Integer() })
const CategoryFacet = Type.Object({ id: Type.Integer(), name: TextColumn, parentId: Nullable(Type.Integer()) })
const StoreFacet = Type.Object({ id: Type.Integer(), name: TextColumn })

/** The names of brands, categories and stores: of all, or of those with these numbers. */
export async function selectFacetNames(db: Executor, ids?: Record<ListFacet, number[]>): Promise<FacetNames> {
  const among = (facet: ListFacet) => (ids ? sql`where id = any(${sql.param(ids[facet])}::int[])` : sql``)
  const [brands, categories, stores] = await Promise.all([
    rows(db, BrandFacet, sql`select id, name, position from brands ${among('brands')}`),
    rows(db, CategoryFacet, sql`select id, text as name, parent_id as "parentId" from categories ${among('categories')}`),
    rows(db, StoreFacet, sql`select id, name from stores ${among('stores')}`),
  ])
  return { brands, categories, stores }
}
