import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer, IndexWord } from '@kalata/product-index/find/query.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'
import { attributesFound } from './query/attributes.ts'
import { expressionOf } from './query/expressions.ts'
import { passesBut } from './query/filters.ts'
import { hits, orderOf, type TableQuery } from './query/hits.ts'
import { scoresFound, type Score } from './query/scores.ts'
import { column, type IndexTables, type Statements } from './tables.ts'

interface Row extends Pick<IndexAnswer, 'ids' | 'total' | 'named' | 'namedInAll' | 'isFound' | 'flags' | 'ranges'> {
  facets: Record<string, { id: number; count: number }[]>
  histogram: { bar: number; count: number }[]
}

/** A JSON object by name. */
const object = (entries: [name: string, value: SQL][]) =>
  entries.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(
        entries.map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
        sql`, `,
      )})`

/** The search of a schema in the tables of a database: it knows everything, at once, and costs most. */
export class PostgresIndex {
  private readonly schema: IndexSchema
  private readonly tables: IndexTables

  constructor(schema: IndexSchema, tables: IndexTables) {
    this.schema = schema
    this.tables = tables
  }

  /**
   * One statement for the page, the totals and every facet, and one for attributes where facets are asked for.
   * @throws TypeError for names that the schema has not; Error of the database
   */
  async find(db: Statements, query: TableQuery): Promise<IndexAnswer> {
    const { schema, tables } = this
    if (query.histogram && !schema.ranges.includes(query.histogram.range))
      throw new TypeError(`The schema has no range ${query.histogram.range}`)
    const isCounted = query.facets !== false
    const [[row], attributes] = await Promise.all([
      db.rows<Row>(this.statement(query)),
      isCounted ? attributesFound(db, schema, tables, query) : [],
    ])
    const { facets, histogram, ...found } = row!
    return {
      ...found,
      facets: Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, countsOf(values)])),
      ...(query.histogram ? { histogram: barsOf(histogram, query.histogram.bounds) } : {}),
      attributes,
    }
  }

  /** The page of a query, each result with what it was ordered by: the very columns and order of the search. */
  explain(db: Statements, query: TableQuery): Promise<Score[]> {
    return scoresFound(db, this.schema, this.tables, query)
  }

  /** Which of these words the document of a product has. */
  async wordsOf(db: Statements, id: number, words: readonly IndexWord[]): Promise<boolean[]> {
    const { documents, documentId } = this.tables
    const expressions = words.map((word) => expressionOf(word))
    const [row] = await db.rows<{ has: boolean[] }>(
      sql`select array(select d.words @@ each::tsquery from unnest(${sql.param(expressions)}::text[]) each) as has
        from ${sql.raw(`${documents} d where d.${documentId}`)} = ${id}`,
    )
    return row?.has ?? []
  }

  private statement(query: TableQuery): SQL {
    const { schema } = this
    const { limit, offset = 0, facets, histogram } = query
    const isCounted = facets !== false
    const passes = passesBut(schema)
    return sql`
      with hits as materialized (${hits(schema, this.tables, query)})
      select total.total, total.named, (select count(*)::int from hits where is_named) as "namedInAll", exists (select 1 from hits) as "isFound",
        array(select id from hits where ${passes} order by ${orderOf(schema, query.sort)} limit ${limit} offset ${offset}) as ids,
        ${object(isCounted ? this.facetCounts() : [])} as facets, ${object(isCounted ? this.flagCounts() : [])} as flags,
        ${object(isCounted ? this.limits() : [])} as ranges, ${histogram ? this.bars(histogram) : sql`'[]'::jsonb`} as histogram
      from (select count(*)::int as total, (count(*) filter (where is_named))::int as named from hits where ${passes}) total`
  }

  private facetCounts(): [string, SQL][] {
    return Object.entries(this.schema.facets).map(([name, field]) => {
      const value = column('field', field)
      return [
        name,
        sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'count', f.count)) from (
          select ${value} as id, (count(*) filter (where ${passesBut(this.schema, `in_${name}`)}))::int as count from hits group by ${value}) f
          where f.count > 0 and f.id <> 0), '[]')`,
      ]
    })
  }

  private flagCounts(): [string, SQL][] {
    return this.schema.flags.map((flag) => [
      flag,
      sql`(select count(*)::int from hits where ${column('is', flag)} and ${passesBut(this.schema, `fits_${flag}`)})`,
    ])
  }

  private limits(): [string, SQL][] {
    return this.schema.ranges.map((name) => {
      const value = column('field', name)
      return [
        name,
        sql`(select case when count(*) > 0 then jsonb_build_object('lowest', min(${value}), 'highest', max(${value})) end
          from hits where ${passesBut(this.schema, `in_${name}`)})`,
      ]
    })
  }

  private bars({ range, bounds }: NonNullable<TableQuery['histogram']>): SQL {
    return sql`coalesce((select jsonb_agg(jsonb_build_object('bar', b.bar, 'count', b.count)) from (
      select width_bucket(${column('field', range)}, ${sql.param([...bounds])}::int[]) as bar, count(*)::int as count from hits
      where ${passesBut(this.schema)} group by 1) b), '[]')`
  }
}

const countsOf = (values: { id: number; count: number }[]): FacetCounts => ({
  ids: values.map(({ id }) => id),
  counts: values.map(({ count }) => count),
})

function barsOf(found: Row['histogram'], bounds: readonly number[]): number[] {
  const counts = bounds.slice(1).map(() => 0)
  for (const { bar, count } of found) if (bar >= 1 && bar < bounds.length) counts[bar - 1] = count
  return counts
}
