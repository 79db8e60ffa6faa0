import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { FacetNames } from './facet-lists.rules.ts'

const BrandFacet = Type.Object({ id: Type.Integer(), name: BrandNameColumn, position: Type.Integer() })
const CategoryFacet = Type.Object({ id: Type.Integer(), text: TextColumn, parentId: Nullable(Type.Integer()) })
const StoreFacet = Type.Object({ id: Type.Integer(), name: TextColumn })

/** The names of every brand, category and store. */
export async function selectFacetNames(db: Executor): Promise<FacetNames> {
  const [brands, categories, stores] = await Promise.all([
    rows(db, BrandFacet, sql`select id, name, position from brands`),
    rows(db, CategoryFacet, sql`select id, text, parent_id as "parentId" from categories`),
    rows(db, StoreFacet, sql`select id, name from stores`),
  ])
  return { brands, categories, stores }
}
