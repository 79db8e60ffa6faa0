import type { IndexQuery } from '@kalata/product-index/find/query.ts'
import type { QueryWords } from '@kalata/product-index/find/word-hits.ts'
import type { IndexSchema, SortKey } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'
import { cardsOf, column, fieldOf, type IndexTables } from '../tables.ts'
import { expressionsOf } from './expressions.ts'
import { filterColumns } from './filters.ts'
import { has, labelOf, nameWords, phrases, pointsOf, rankOf, weightOf } from './points.ts'

/** What is asked of the database: more than of the index in memory, few products by their ids. */
export interface TableQuery extends IndexQuery {
  /** Of these products only. */
  ids?: readonly number[] | undefined
}

/** Whether a document `d` has all words, or words that weigh `least`. */
function isFound(words: QueryWords): SQL {
  const { all, some } = expressionsOf(words)
  return words.least === undefined ? has('words', all) : sql`${has('words', some)} and ${weightOf(words)} >= ${words.least}::int`
}

/**
 * Whether a document `d` says of what the product is that it is the thing, and has the other words outside of its texts; where not all are asked for, one of the two is
 * enough. Or its texts say all the words one after another.
 */
function isNamed(words: QueryWords): SQL {
  const { all, thing } = expressionsOf(words)
  if (words.alternatives.length === 1) return has('named', thing)
  const named =
    words.least === undefined ? sql`${has('named', all)} and ${has('named', thing)}` : sql`${has('named', thing)} or ${has('named', all)}`
  return sql`(${named} or ${sql.join(phrases(words.alternatives), sql` and `)})`
}

/** The fields that are counted, filtered or sorted by. */
const fieldsOfHits = ({ facets, ranges, sorts }: IndexSchema) => {
  const sorted = Object.values(sorts).flatMap((keys) => keys.flatMap((key) => (typeof key === 'object' ? key.field : [])))
  return [...new Set([...Object.values(facets), ...ranges, ...sorted])]
}

/**
 * What the words or the group find: `id`, `is_named`, `name_words`, `rank`, `newest`, a column for each field that is counted or sorted by, and those of filters.
 * @throws TypeError for a sort that the schema has not
 */
export function hits(schema: IndexSchema, tables: IndexTables, query: TableQuery): SQL {
  const { words, ids, group, moment = 0, filters } = query
  const [outer, inner] = schema.groups
  const [cards, id] = [sql.raw(cardsOf(tables)), sql.raw(tables.id)]
  const documents = sql.raw(`${tables.documents} d`)
  const from = words ? sql`${documents} join ${cards} on ${id} = d.${sql.raw(tables.documentId)}` : cards
  const where = [
    ...(words ? [isFound(words)] : []),
    ...(ids ? [sql`${id} = any(${sql.param([...ids])}::int[])`] : []),
    // The plain column, which an index may have: of an inner group it is enough.
    ...(group ? [sql`${sql.raw(tables.fields[group.inner === undefined ? outer : inner]!)} = ${group.inner ?? group.outer}`] : []),
  ]
  const label = labelOf(schema, query.language)
  const points = pointsOf(schema.rank.points, words, label)
  const fields = fieldsOfHits(schema).map((name) => sql`${fieldOf(schema, tables, name)} as ${column('field', name)}`)
  return sql`
    select ${id} as id, ${sql.join(fields, sql`, `)}, ${tables.newest ? sql.raw(tables.newest) : fieldOf(schema, tables, schema.newest)} as newest,
      ${words ? isNamed(words) : sql`true`} as is_named, ${words ? nameWords(label) : sql`0`} as name_words, ${rankOf(schema, tables, points, moment)} as rank,
      ${filterColumns(schema, tables, filters)}
    from ${from} ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}`
}

function keyOf(key: SortKey): SQL {
  if (key === 'rank') return sql`rank desc`
  if (key === 'brevity') return sql`name_words`
  return sql`${column('field', key.field)} ${sql.raw(key.order === 'descending' ? 'desc' : 'asc')}`
}

/** The order of hits. In every sort what only mentions the words comes last. */
export function orderOf({ sorts }: IndexSchema, sort: string): SQL {
  const keys = sorts[sort]
  if (!keys) throw new TypeError(`The schema has no sort ${sort}`)
  return sql.join([sql`is_named desc`, ...keys.map(keyOf), sql`newest desc`, sql`id desc`], sql`, `)
}
