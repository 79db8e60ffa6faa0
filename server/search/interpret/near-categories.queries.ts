import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** Products that are looked at to tell whether a word belongs to one kind of thing. */
const sample = 500
/** Fewer tell nothing. */
const fewest = 3
/** The part of them that must stand in one root category. */
const mostOf = 0.6

/** A word as a text query. */
export interface KindWord {
  /** Anywhere in a product. */
  all: string
  /** In what a product is. */
  thing: string
}

/** Whether products that a word names are of one kind. @param counts how many of them each root category has */
export function areOneKind(counts: readonly number[]): boolean {
  const sum = counts.reduce((all, count) => all + count, 0)
  return sum >= fewest && Math.max(...counts) >= mostOf * sum
}

const Kind = Type.Object({ kind: Type.Boolean() })
const namesCategory = sql.raw('exists (select 1 from search_categories s where s.words @@ w.everywhere::tsquery)')
const ofWords = (words: KindWord[]) => sql`
  from unnest(${paddedArray(words.map(({ all }) => all))}::text[], ${paddedArray(words.map(({ thing }) => thing))}::text[])
    with ordinality w(everywhere, thing, at) where w.everywhere is not null order by w.at`

/**
 * Whether each word tells a kind of thing: it names a category, or most products that it names, of which some are looked at, stand in one root category.
 * `red` and `large` name something everywhere and tell none.
 */
export async function selectKinds(db: Executor, words: KindWord[]): Promise<boolean[]> {
  const found = await preparedRows(
    db,
    Kind,
    sql`
    select ${namesCategory} or coalesce((
        select max(n) >= ${mostOf}::float8 * sum(n) and sum(n) >= ${fewest}::int
        from (select count(*) as n from (
            select c.root_category_id from search_documents d join product_cards c on c.product_id = d.product_id
            where d.words @@ w.everywhere::tsquery and d.named @@ w.thing::tsquery limit ${sample}
          ) named group by root_category_id) by_root
      ), false) as kind ${ofWords(words)}`,
  )
  return found.map(({ kind }) => kind)
}

/** Whether each word names a category. */
export async function selectCategoryNames(db: Executor, words: KindWord[]): Promise<boolean[]> {
  const found = await preparedRows(db, Kind, sql`select ${namesCategory} as kind ${ofWords(words)}`)
  return found.map(({ kind }) => kind)
}

const NearCategory = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  text: TextColumn,
  count: Type.Integer(),
})
export type NearCategory = Static<typeof NearCategory>

/** Categories with products that come nearest to words that name nothing: known for what is not sold here, or named by one of the words. */
export async function selectNearCategories(db: Executor, someWord: string, limit: number): Promise<NearCategory[]> {
  return preparedRows(
    db,
    NearCategory,
    sql`
    select c.id, c.parent_id as "parentId", c.text, n.count
    from search_categories s
    join categories c on c.id = s.category_id
    cross join lateral (select listed_count('category', c.id) as count) n
    where (s.related @@ ${someWord}::tsquery or s.words @@ ${someWord}::tsquery) and n.count > 0
    order by s.related @@ ${someWord}::tsquery desc, c.parent_id is null, c.id limit ${limit}`,
  )
}
