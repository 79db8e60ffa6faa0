import type { Snapshot } from '@kalata/postgres-client/changes/change-follower.ts'
import { copyRows, type BinaryRow } from '@kalata/postgres-client/statements/copy-rows.ts'
import type { Card, FieldType, IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { cardsOf, fieldText, type IndexTables, type Statements } from '../tables.ts'

/** Reads products of the tables as an index has them. */
export class Cards {
  private readonly schema: IndexSchema
  private readonly tables: IndexTables
  private readonly columns: string
  private readonly fields: readonly (readonly [name: string, type: FieldType])[]

  constructor(schema: IndexSchema, tables: IndexTables) {
    this.schema = schema
    this.tables = tables
    this.fields = Object.entries(schema.fields)
    this.columns = [
      `${tables.id} as "id"`,
      ...this.fields.map(([name]) => `${fieldText(schema, tables, name)} as "${name}"`),
      ...schema.flags.map((flag) => `${tables.flags[flag]!} as "${flag}"`),
    ].join(', ')
  }

  private selecting(where: SQL): SQL {
    return sql`select ${sql.raw(`${this.columns} from ${cardsOf(this.tables)}`)} where ${where}`
  }

  /** The cards of products; those that are not there are left out. */
  of(db: Statements, ids: readonly number[]): Promise<Card[]> {
    return db.rows<Card>(this.selecting(sql`${sql.raw(this.tables.id)} = any(${sql.param([...ids])}::int[])`))
  }

  /** The next cards after a product, in id order. */
  after(db: Statements, id: number, limit: number): Promise<Card[]> {
    const column = sql.raw(this.tables.id)
    return db.rows<Card>(this.selecting(sql`${column} > ${id} order by ${column} limit ${limit}`))
  }

  /** The documents of products; those without one are left out. */
  async documents(db: Statements, ids: readonly number[]): Promise<Map<number, DocumentVectors>> {
    const { documents, documentId, variantFlags = 'null::boolean[]' } = this.tables
    const found = await db.rows<DocumentVectors & { productId: number }>(
      sql`select d.${sql.raw(documentId)} as "productId", tsvectorsend(d.named) as named, tsvectorsend(d.written) as written, tsvectorsend(d.texts) as texts,
        d.text_words as "textWords", array_send(d.variants) as variants, array_send(${sql.raw(variantFlags)}) as "variantFlags"
        from ${sql.raw(`${documents} d where d.${documentId}`)} = any(${sql.param([...ids])}::int[])`,
    )
    return new Map(found.map(({ productId, ...vectors }) => [productId, vectors]))
  }

  /**
   * Every product in the order of segments: its columns, then the vectors of its document. Sorted before the documents are joined, the rows
   * come at once, and nothing large is sorted.
   */
  private get allQuery(): string {
    const { cards, joins = '', id, fields, documents, documentId, variantFlags = 'null::boolean[]' } = this.tables
    const order = [...this.schema.groups.map((group) => fields[group]), id].join(', ')
    return `
      select ${this.columns}, d.named, d.written, d.texts, coalesce(d.text_words, 0)::int as text_words, d.variants, ${variantFlags}
      from (select * from ${cards} c order by ${order} offset 0) c ${joins} left join ${documents} d on d.${documentId} = ${id}
      order by ${order}`
  }

  private readCard(row: BinaryRow): Card {
    const card: { id: number } & Record<string, number | boolean> = { id: row.int() }
    for (const [name, type] of this.fields) card[name] = type === 'float64' ? row.double() : row.int()
    for (const flag of this.schema.flags) card[flag] = row.boolean()
    return card
  }

  /**
   * All products in the order of segments, as of one snapshot.
   * @param client of its own, which does not pipeline
   * @param add is called for each of them; the document must not be kept
   */
  async readAll(client: pg.ClientBase, snapshotQuery: string, add: (card: Card, document?: DocumentVectors) => void): Promise<Snapshot> {
    await client.query('begin isolation level repeatable read read only')
    // Reading very many is longer than a statement may be.
    await client.query('set local statement_timeout = 0')
    // Other joins end sooner, but sort everything before the first row comes: the index would wait instead of being built meanwhile.
    await client.query('set local enable_mergejoin = off; set local enable_hashjoin = off')
    const { rows: found } = await client.query<Snapshot>(snapshotQuery)
    await copyRows(client, this.allQuery, (row) => {
      const card = this.readCard(row)
      const [named, written, texts, textWords, variants] = [row.bytes(), row.bytes(), row.bytes(), row.int(), row.bytes()]
      const variantFlags = row.bytes()
      add(card, named && written && texts && variants ? { named, written, texts, textWords, variants, variantFlags } : undefined)
    })
    return found[0]!
  }
}
