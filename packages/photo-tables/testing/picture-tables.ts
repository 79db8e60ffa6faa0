/** For tests and the README's program: items with pictures in a database of their own. */

import { PhotoTasks } from '@kalata/photo-matcher/tasks/answer-photo-tasks.ts'
import type { PhotoAnswers, PhotoTask, StoredDescription } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { InlineTasks } from '@kalata/worker-tasks/inline-tasks.ts'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { PhotoDatabase, PhotoTables } from '../tables.ts'

export const tables: PhotoTables = { sources: 'pictured', item: 'id', group: 'kind', descriptors: 'looks' }

const made = `
  create table pictured (id int primary key, kind int not null, sources text[] not null, described_with text, claimed_until timestamptz,
    changed_by bigint not null default pg_current_xact_id()::text::bigint);
  create index on pictured (described_with, id);
  create index on pictured (changed_by);
  create table looks (src text, version text, vector bytea, features bytea, described_at timestamptz not null, primary key (src, version))`

const dialect = new PgDialect()

export class PictureTables implements PhotoDatabase {
  /** Files by the names of pictures. */
  readonly files = new Map<string, Buffer>()
  /** Describes and ranks in this thread. */
  readonly runner: InlineTasks<PhotoTask, PhotoAnswers>
  private readonly pool: pg.Pool

  constructor(connection: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...connection, max: 2 })
    const tasks = new PhotoTasks()
    this.runner = new InlineTasks((task) => tasks.answer(task))
  }

  async make(): Promise<void> {
    await this.pool.query(made)
  }

  /** Gives an item these pictures, as a trigger would. */
  async write(id: number, sources: readonly string[], kind = 1): Promise<void> {
    await this.pool.query(
      `insert into pictured (id, kind, sources) values ($1, $2, $3)
       on conflict (id) do update set sources = $3, described_with = null, changed_by = pg_current_xact_id()::text::bigint`,
      [id, kind, sources],
    )
  }

  describe(version: string) {
    return (_src: string, bytes: Uint8Array): Promise<StoredDescription> => this.runner.run({ kind: 'describe', bytes, version })
  }

  async rows<Row extends object>(statement: SQL): Promise<Row[]> {
    const { sql, params } = dialect.sqlToQuery(statement)
    return (await this.pool.query(sql, params)).rows as Row[]
  }

  recurring<Row extends object>(statement: SQL): Promise<Row[]> {
    return this.rows(statement)
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
