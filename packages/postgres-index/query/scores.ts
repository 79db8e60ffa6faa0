import type { IndexWord } from '@kalata/product-index/find/query.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'
import { cardsOf, type IndexTables, type Statements } from '../tables.ts'
import { expressionOf } from './expressions.ts'
import { passesBut } from './filters.ts'
import { hits, orderOf, type TableQuery } from './hits.ts'
import { gainedBy, labelOf, phrases, places, pointsOf, times, wordPoints } from './points.ts'

/** A result with what it was ordered by. */
export interface Score {
  id: number
  /** Whether the words name it; else it only mentions them. */
  isNamed: boolean
  rank: number
  /** The points of all words times their weights; 1 where nothing was asked for by words. */
  points: number
  /** What each gain of the schema is of: a number, or how new a moment is, from 0 to 1. */
  gains: number[]
  nameWords: number
  textWords: number
  /** For each word, null where it is not there: its points, the places where it stands (bits of `place`), and how often the texts say it, up to three times. */
  wordPoints: (number | null)[]
  places: (number | null)[]
  times: (number | null)[]
  /** For each word but the last: whether the texts say it beside the next one. */
  together: boolean[]
}

const list = (values: SQL[], type: string) => (values.length > 0 ? sql`array[${sql.join(values, sql`, `)}]` : sql.raw(`'{}'::${type}[]`))

/** The page of a query with its scores, in its order. */
export async function scoresFound(db: Statements, schema: IndexSchema, tables: IndexTables, query: TableQuery): Promise<Score[]> {
  const { words, limit, offset = 0, moment = 0 } = query
  const alternatives = words?.alternatives ?? []
  const label = labelOf(schema, query.language)
  const ofWords = (value: (word: IndexWord) => SQL) =>
    list(
      alternatives.map((word) => sql`case when d.words @@ ${expressionOf(word)}::tsquery then ${value(word)} end`),
      'int',
    )
  const gains = schema.rank.gains.map((gain) => sql`(${gainedBy(schema, tables, gain, moment)})::float8`)
  return db.rows<Score>(sql`
    with hits as materialized (${hits(schema, tables, query)}),
    page as (select *, row_number() over (order by ${orderOf(schema, query.sort)}) as at from hits where ${passesBut(schema)}
      order by ${orderOf(schema, query.sort)} limit ${limit} offset ${offset})
    select page.id, page.is_named as "isNamed", page.rank::float8 as rank, ${pointsOf(schema.rank.points, words, label)} as points,
      ${list(gains, 'float8')} as gains, page.name_words as "nameWords", coalesce(d.text_words, 0) as "textWords",
      ${ofWords((word) => wordPoints(schema.rank.points, word, label))} as "wordPoints", ${ofWords((word) => places(word, label))} as places,
      ${ofWords(times)} as times, ${list(phrases(alternatives), 'boolean')} as together
    from page join ${sql.raw(cardsOf(tables))} on ${sql.raw(tables.id)} = page.id
      left join ${sql.raw(`${tables.documents} d on d.${tables.documentId}`)} = page.id
    order by page.at`)
}
