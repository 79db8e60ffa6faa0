/** For tests, benchmark and the README's program: the books of the product index in the tables of a database. */

import { aBook, books, type Book } from '@kalata/product-index/testing/books.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { SourceDatabase } from '../source/postgres-source.ts'
import type { ChangeTables } from '../source/change-table.ts'
import type { IndexTables } from '../tables.ts'

export const bookTables: IndexTables = {
  cards: 'books',
  id: 'c.id',
  fields: Object.fromEntries(Object.keys(books.fields).map((field) => [field, `c.${field}`])),
  flags: { bound: 'c.bound', lent: 'c.lent' },
  documents: 'documents',
  documentId: 'book_id',
  variantFlags: 'd.variant_flags',
}

export const bookChanges: ChangeTables = {
  changes: 'changes',
  changedId: 'book_id',
  since: 'followed',
  position: `'1' as timeline, null::text as mark`,
}

const made = `
  create table books (id int primary key, genre int, series int, author int, pages int, loans smallint, bought float8, bound boolean, lent boolean);
  create table documents (book_id int primary key, words tsvector, named tsvector, written tsvector, texts tsvector, text_words smallint,
    variants bigint[], variant_flags boolean[]);
  create table changes (id bigint primary key generated always as identity, book_id int, has_words boolean not null,
    changed_by bigint not null default pg_current_xact_id()::text::bigint);
  create table followed (changes_since bigint not null default 0);
  insert into followed default values`

const columns = Object.keys(aBook(1))
const dialect = new PgDialect()
/** Numbers of 64 bits as numbers. */
const types = new pg.TypeOverrides()
types.setTypeParser(20, Number)

/** Books in a database of their own. */
export class BookTables implements SourceDatabase {
  private readonly pool: pg.Pool

  constructor(connection: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...connection, max: 4, types })
  }

  async make(): Promise<void> {
    await this.pool.query(made)
  }

  /** Writes a book, and notes the change. @param document its words; those of before where it is absent */
  async write(part: Partial<Book> & { id: number }, document?: DocumentVectors): Promise<void> {
    const book = aBook(part.id, part)
    const values = columns.map((_, at) => `$${at + 1}`).join(', ')
    const set = columns.map((name) => `${name} = excluded.${name}`).join(', ')
    await this.pool.query(
      `insert into books (${columns.join(', ')}) values (${values}) on conflict (id) do update set ${set}`,
      columns.map((name) => book[name as keyof Book]),
    )
    if (document) await this.writeDocument(part.id, document)
    await this.pool.query('insert into changes (book_id, has_words) values ($1, $2)', [part.id, document !== undefined])
  }

  private async writeDocument(id: number, document: DocumentVectors): Promise<void> {
    // Buffers are sent in binary form, which is that of the documents.
    await this.pool.query(
      `insert into documents (book_id, named, written, texts, text_words, variants, variant_flags) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (book_id) do update set named = excluded.named, written = excluded.written, texts = excluded.texts,
         text_words = excluded.text_words, variants = excluded.variants, variant_flags = excluded.variant_flags`,
      [id, document.named, document.written, document.texts, document.textWords, document.variants ?? null, document.variantFlags ?? null],
    )
    await this.pool.query('update documents set words = strip(named || texts) where book_id = $1', [id])
  }

  async remove(id: number): Promise<void> {
    await this.pool.query('delete from books where id = $1', [id])
    await this.pool.query('insert into changes (book_id, has_words) values ($1, false)', [id])
  }

  async rows<Row extends object>(statement: SQL): Promise<Row[]> {
    const { sql, params } = dialect.sqlToQuery(statement)
    return (await this.pool.query(sql, params)).rows as Row[]
  }

  async presentMarks(): Promise<ReadonlySet<string>> {
    return new Set()
  }

  async withConnection<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
