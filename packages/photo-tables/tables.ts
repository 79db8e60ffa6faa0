import type { SQL } from 'drizzle-orm'

/** Where the pictures of items are, and what was made of them. All of it is code. */
export interface PhotoTables {
  /**
   * A row for each item, which its user's triggers write: `sources`, the names of its pictures (`text[]`); `described_with`, the version that all of them are described
   * with; `claimed_until`, when a process describes them; `changed_by`, the transaction that wrote the row last.
   */
  sources: string
  /** Its columns with the item's id and group, 32 bits each. */
  item: string
  group: string
  /** What pictures look like: `src`, `version`, `vector`, `features`, `described_at`. One that cannot be read has neither vector nor features. */
  descriptors: string
}

/** Runs statements: a pool, or a transaction. */
export interface PhotoDatabase {
  rows<Row extends object>(statement: SQL): Promise<Row[]>
  /** The same for a statement that recurs, which a connection plans once. */
  recurring<Row extends object>(statement: SQL): Promise<Row[]>
}
