import { placeOf } from './file-kinds.ts'
import type { Import } from './import-rules.ts'

/** Table name -> the module that owns it. */
export type TableOwners = ReadonlyMap<string, string>

/** The owner of every table, from the `pgTable('name', ...)` of the `*.tables.ts` files. */
export function tableOwners(files: readonly { path: string; source: string }[]): TableOwners {
  const owners = new Map<string, string>()
  for (const { path, source } of files) {
    const { kind, module } = placeOf(path)
    if (kind !== 'tables' || !module) continue
    for (const [, table] of source.matchAll(/\bpgTable\(\s*'([a-z_]+)'/g)) owners.set(table!, module)
  }
  return owners
}

const sqlWrite = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?(?:"?([a-z_]+)"?|\$\{(\w+)\})/gi
const builderWrite = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g

/**
 * Writes of a server file to tables of other modules: in SQL text by table name, through the query builder by the imported
 * table. A module may read others' tables and writes only its own.
 * @param imports the file's imports, to tell whose table an identifier is
 * @returns line (from 1) and what is written, e.g. `members of accounts`
 */
export function foreignWrites(
  path: string,
  source: string,
  imports: readonly Import[],
  owners: TableOwners,
): { line: number; what: string }[] {
  const { module, side, test } = placeOf(path)
  if (side !== 'server' || !module || test) return []
  const code = withoutComments(source)
  const found: { line: number; what: string }[] = []
  const lineAt = (index: number) => code.slice(0, index).split('\n').length
  const note = (index: number, name: string, owner: string | undefined) => {
    if (owner && owner !== module) found.push({ line: lineAt(index), what: `${name} of ${owner}` })
  }
  const ownerOfName = (name: string) => {
    const from = imports.find(({ names }) => names.includes(name))
    const target = from?.target && placeOf(from.target)
    return target && target.kind === 'tables' ? target.module : undefined
  }
  for (const { 1: table, 2: name, index } of code.matchAll(sqlWrite)) {
    if (table) note(index, table, owners.get(table))
    if (name) note(index, name, ownerOfName(name))
  }
  for (const { 1: name, index } of code.matchAll(builderWrite)) note(index, name!, ownerOfName(name!))
  return found
}

/** The source with comments as blanks, so that lines stay where they are. */
export function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^[ \t]*\/\/[^\n]*/gm, blank)
}
