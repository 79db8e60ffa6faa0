import type { FieldType, IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'

/** Where a database has the products of a schema. All of it is code: nothing of a query belongs into it. */
export interface IndexTables {
  /** The table of products, `c`, a row each; and what is joined to it, if anything: `left join loans l on l.book_id = c.id`. */
  cards: string
  joins?: string
  /** The id of a product. */
  id: string
  /** Of each field of the schema its value; null is 0, which no group is. */
  fields: Readonly<Record<string, string>>
  /** Of each flag whether a product has it. */
  flags: Readonly<Record<string, string>>
  /** What is in the order of the schema's newest first, where it costs less than that field. */
  newest?: string
  /**
   * The table of documents, `d`: `named`, `written` and `texts`, and `words` with the lexemes of all of them (`tsvector`, as `DocumentVectors` says); `text_words`, an
   * integer; `variants`, a `bigint[][]`.
   */
  documents: string
  /** Its column with the product's id. */
  documentId: string
  /** Of each variant of a document `d` whether it has the schema's `variantFlag`, a `boolean[]`; null where all have what their product has. */
  variantFlags?: string
}

/** Products with what is joined to them. */
export const cardsOf = ({ cards, joins }: IndexTables): string => (joins === undefined ? `${cards} c` : `(${cards} c ${joins})`)

/** Runs statements. Numbers of 64 bits come as numbers, what is JSON parsed. */
export interface Statements {
  rows<Row extends object>(statement: SQL): Promise<Row[]>
}

const typeOf = (type: FieldType, value: string) => (type === 'float64' ? `(${value})::float8` : `coalesce(${value}, 0)::int`)

/** A field of a product as the index has it. */
export const fieldText = ({ fields: types }: IndexSchema, { fields }: IndexTables, name: string): string =>
  typeOf(types[name]!, fields[name]!)

export const fieldOf = (schema: IndexSchema, tables: IndexTables, name: string): SQL => sql.raw(fieldText(schema, tables, name))

/** A number of the schema as a constant of a statement; a parameter would be of the type that its place expects. */
export const float8 = (value: number): SQL => sql.raw(`${value}::float8`)

/** A name of the schema as one of a column. */
export const column = (kind: 'field' | 'in' | 'fits' | 'is', name: string): SQL => sql.raw(`"${kind}_${name}"`)
