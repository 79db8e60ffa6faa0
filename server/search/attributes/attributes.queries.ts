import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Text } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const AttributeId = Type.Object({ id: Type.Integer(), key: Type.String() })
const ValueId = Type.Object({ id: Type.Integer(), attributeId: Type.Integer(), key: Type.String() })

/** Texts of an attribute beyond these get no number: who has as many different ones has no attribute to choose by. */
const maxTexts = 2000

/** How many languages a text has. */
const languagesOf = (text: string) => sql.raw(`(select count(*) from jsonb_object_keys(${text}))`)

/** The numbers of attributes by key; unknown ones are added, in the order of their keys, and those with more languages complete what is there. */
export async function writeAttributes(
  db: Executor,
  attributes: { key: string; name: Text; measure: string }[],
): Promise<Static<typeof AttributeId>[]> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(attributes)}::jsonb) a(key text, name jsonb, measure text)`
  await db.execute(sql`
    insert into search_attributes (key, name, measure)
    select a.key, a.name, a.measure from ${named} left join search_attributes known using (key)
      where known.id is null or ${languagesOf('a.name')} > ${languagesOf('known.name')} or known.measure = '' and a.measure <> '' order by a.key
    on conflict (key) do update set name = excluded.name || search_attributes.name,
      measure = case when search_attributes.measure = '' then excluded.measure else search_attributes.measure end`)
  return rows(db, AttributeId, sql`select known.id, known.key from ${named} join search_attributes known using (key)`)
}

/** As {@link writeAttributes}, of the texts of attributes; those beyond {@link maxTexts} are left out. */
export async function writeAttributeValues(
  db: Executor,
  values: { attributeId: number; key: string; text: Text; swatch?: string }[],
): Promise<Static<typeof ValueId>[]> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) v("attributeId" int, key text, text jsonb, swatch text)`
  const known = sql`search_attribute_values known on known.attribute_id = v."attributeId" and known.key = v.key`
  await db.execute(sql`
    insert into search_attribute_values (attribute_id, key, text, swatch)
    select v."attributeId", v.key, v.text, v.swatch from ${named} left join ${known}
      where known.id is null and (select count(*) from search_attribute_values of where of.attribute_id = v."attributeId") < ${maxTexts}::int
        or ${languagesOf('v.text')} > ${languagesOf('known.text')} or known.id is not null and known.swatch is null and v.swatch is not null
      order by v."attributeId", v.key
    on conflict (attribute_id, key) do update
    set text = excluded.text || search_attribute_values.text, swatch = coalesce(search_attribute_values.swatch, excluded.swatch)`)
  return rows(db, ValueId, sql`select known.id, known.attribute_id as "attributeId", known.key from ${named} join ${known}`)
}

const Attribute = Type.Object({ id: Type.Integer(), key: Type.String(), name: TextColumn, measure: Type.String() })
export type Attribute = Static<typeof Attribute>

/** Attributes by their numbers. */
export function selectAttributes(db: Executor, ids: number[]): Promise<Attribute[]> {
  return rows(db, Attribute, sql`select id, key, name, measure from search_attributes where id = any(${sql.param(ids)}::int[])`)
}

/** Attributes by their keys. */
export function selectAttributesByKey(db: Executor, keys: string[]): Promise<Attribute[]> {
  return rows(db, Attribute, sql`select id, key, name, measure from search_attributes where key = any(${sql.param(keys)}::text[])`)
}

const Value = Type.Object({
  id: Type.Integer(),
  attributeId: Type.Integer(),
  key: Type.String(),
  text: TextColumn,
  swatch: Nullable(Type.String()),
})
export type AttributeText = Static<typeof Value>

/** Texts of attributes by their numbers. */
export function selectAttributeTexts(db: Executor, ids: number[]): Promise<AttributeText[]> {
  return rows(
    db,
    Value,
    sql`select id, attribute_id as "attributeId", key, text, swatch from search_attribute_values where id = any(${sql.param(ids)}::int[])`,
  )
}

/** Texts of one attribute by their keys. */
export function selectTextsByKey(db: Executor, attributeId: number, keys: string[]): Promise<AttributeText[]> {
  return rows(
    db,
    Value,
    sql`select id, attribute_id as "attributeId", key, text, swatch from search_attribute_values
      where attribute_id = ${attributeId} and key = any(${sql.param(keys)}::text[])`,
  )
}
