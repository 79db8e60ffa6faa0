/**
 * Functions and triggers of a database in files beside the code that uses them. Each file is complete: it creates or replaces
 * what it names, and is applied again when its text changes. Migrations have the tables, and drop what no file names any more.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'

export interface SqlFile {
  /** From the folder on, with slashes. */
  name: string
  text: string
  hash: string
}

/** Every `*.sql` below a folder, in an order that is everywhere the same. */
export function functionFiles(folder: string): SqlFile[] {
  const names = globSync('**/*.sql', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return names.sort().map((name) => {
    // As Git may check it out on Windows.
    const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Those of the files whose text is not the applied one. */
export async function changedFiles(client: Pick<PoolClient, 'query'>, files: SqlFile[]): Promise<SqlFile[]> {
  await client.query(
    'create table if not exists sql_functions (file text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ file: string; hash: string }>('select file, hash from sql_functions')
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]))
  return files.filter(({ name, hash }) => applied.get(name) !== hash)
}

/** Applies a file and notes its text; inside a transaction. Functions of files that follow may be named already: bodies are not checked. */
export async function applyFile(client: Pick<PoolClient, 'query'>, { name, text, hash }: SqlFile): Promise<void> {
  await client.query('set local check_function_bodies = off')
  await client.query(text)
  await client.query(
    'insert into sql_functions (file, hash) values ($1, $2) on conflict (file) do update set hash = excluded.hash, applied_at = now()',
    [name, hash],
  )
}
