import { asc, eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Text } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { policies, policyGroups } from './policies.tables.ts'

/** One policy as a file set has it. */
export interface PolicyRow {
  key: string
  group: string
  title: Text
  html: Text
}

export const selectGroups = (db: Executor) => db.select().from(policyGroups).orderBy(asc(policyGroups.position), asc(policyGroups.id))

const GroupRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  titles: Type.Array(Type.Object({ key: Type.String(), title: TextColumn })),
})

/** Groups in their order, each with its policies in theirs, without their texts. */
export const selectTitles = (db: Executor) => preparedRows(db, GroupRow, titlesInOrder)

const titlesInOrder = sql`
  select g.id, g.name, coalesce((
    select jsonb_agg(jsonb_build_object('key', p.key, 'title', p.title) order by p.position) from policies p where p.group_id = g.id
  ), '[]') as titles
  from policy_groups g order by g.position, g.id`

/** A policy with its text; undefined for an unknown key. */
export async function selectPolicy(db: Executor, key: string) {
  const [row] = await db.select().from(policies).where(eq(policies.key, key))
  return row
}

/** Policies with their texts, for an export. */
export const selectPolicies = (db: Executor) => db.select().from(policies).orderBy(asc(policies.groupId), asc(policies.position))

export const hasPolicies = async (db: Executor): Promise<boolean> => (await db.$count(policies)) > 0

/** Lets one process at a time write policies, until its transaction ends. */
export async function lockPolicies(db: Executor): Promise<void> {
  await db.execute(sql`lock table policy_groups in exclusive mode`)
}

/** Writes groups in the order given and deletes all others with their policies. */
export async function replaceGroups(db: Executor, groups: { key: string; name: Text }[]): Promise<void> {
  const keys = groups.map(({ key }) => key)
  await db.execute(sql`delete from policy_groups where key <> all(${sql.param(keys)}::text[])`)
  for (const [position, { key, name }] of groups.entries()) {
    await db.insert(policyGroups).values({ key, name, position }).onConflictDoUpdate({ target: policyGroups.key, set: { name, position } })
  }
}

/** Writes policies in the order given and deletes all others; one with the same title and text keeps its date. */
export async function replacePolicies(db: Executor, rows: PolicyRow[], now: Date): Promise<void> {
  const keys = rows.map(({ key }) => key)
  await db.execute(sql`delete from policies where key <> all(${sql.param(keys)}::text[])`)
  // Places are unique: anyone who moves makes way first.
  await db.execute(sql`update policies set position = -id`)
  for (const [position, { key, group, title, html }] of rows.entries()) {
    await db.execute(sql`
      insert into policies (key, group_id, title, html, position, updated_at)
      select ${key}::text, id, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(html)}::jsonb, ${position}::int, ${instant(now)}
      from policy_groups where key = ${group}
      on conflict (key) do update set group_id = excluded.group_id, title = excluded.title, html = excluded.html, position = excluded.position,
        updated_at = case when policies.title = excluded.title and policies.html = excluded.html then policies.updated_at else excluded.updated_at end`)
  }
}
