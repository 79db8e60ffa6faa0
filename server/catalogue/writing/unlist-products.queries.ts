import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { IntegerColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const AbsentProducts = Type.Object({ listed: Type.Integer(), absent: Type.Integer(), first: Type.Array(Type.String()) })
/** Of the listed products of a store how many there are, how many are absent from a file, and the keys of the first of these. */
export type AbsentProducts = Static<typeof AbsentProducts>

const isOfStore = (store: string) => sql`listed and starts_with(key, ${`${store}/`})`
const isAbsent = (present: string[]) =>
  sql`not exists (select from unnest(${sql.param(present)}::text[]) as present(key) where present.key = p.key)`

/** What a store's exports have brought in and a file has not. @param present keys of products that the file has */
export async function absentProducts(db: Executor, store: string, present: string[], first: number): Promise<AbsentProducts> {
  const statement = sql`
    with of_store as (select key from products where ${isOfStore(store)}), absent as (select key from of_store p where ${isAbsent(present)})
    select (select count(*)::int from of_store) as listed, (select count(*)::int from absent) as absent,
      array(select key from absent order by key limit ${first}) as first`
  const [found] = await rows(db, AbsentProducts, statement)
  return found!
}

/**
 * Unlists what {@link absentProducts} counts, all or, where they are more than `atMost` per cent of the store's listed products, none. The next
 * import that has a product finds no hash and lists it.
 * @returns ids
 */
export function unlistAbsent(db: Executor, store: string, present: string[], atMost: number): Promise<number[]> {
  const statement = sql`
    with of_store as (select id, key from products where ${isOfStore(store)} order by id for no key update),
    absent as (select id from of_store p where ${isAbsent(present)})
    update products set listed = false, source_hash = null
    where id in (select id from absent) and (select count(*) from absent) * 100 <= ${atMost}::int * (select count(*) from of_store)
    returning id`
  return column(db, IntegerColumn, statement)
}
