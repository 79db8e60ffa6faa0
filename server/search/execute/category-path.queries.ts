import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

const CategoryPath = Type.Object({
  id: Type.Integer(),
  text: TextColumn,
  parentId: Nullable(Type.Integer()),
  parentText: Nullable(TextColumn),
})
export type CategoryPath = Static<typeof CategoryPath>

/** A category with its parent, for the title and the breadcrumbs; undefined for an unknown id. */
export async function selectCategory(db: Executor, id: number): Promise<CategoryPath | undefined> {
  const [row] = await preparedRows(
    db,
    CategoryPath,
    sql`
    select c.id, c.text, c.parent_id as "parentId", t.text as "parentText"
    from categories c left join categories t on t.id = c.parent_id where c.id = ${id}`,
  )
  return row
}
