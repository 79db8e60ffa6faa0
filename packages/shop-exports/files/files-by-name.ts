import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FileRead } from './source-files.ts'

/**
 * Files of a folder and all below it by their name, without regard to case; of several with one name that whose path ends as
 * the asked one does, in the most parts. `ambiguous` where two fit as well.
 * @throws Error where there is no such folder
 */
export async function filesByName(folder: string): Promise<(path: string, maxBytes: number) => Promise<FileRead | 'ambiguous'>> {
  const root = await realpath(folder).catch(() => undefined)
  if (!root || !(await stat(root)).isDirectory()) throw new Error(`There is no folder ${folder}`)
  const folded = (path: string) => path.normalize('NFC').toLowerCase()
  const files = new Map<string, { path: string; parts: string[] }[]>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const named = files.get(folded(entry.name)) ?? []
    named.push({ path, parts: folded(path).split(sep) })
    files.set(folded(entry.name), named)
  }
  return async (path, maxBytes) => {
    const parts = folded(path.replaceAll('\\', '/')).split('/').filter(Boolean)
    const found = (files.get(parts.at(-1) ?? '') ?? []).map((file) => ({ ...file, shared: sharedEnd(file.parts, parts) }))
    const most = Math.max(...found.map(({ shared }) => shared))
    const [best, second] = found.filter(({ shared }) => shared === most)
    if (!best) return undefined
    if (second) return 'ambiguous'
    return (await stat(best.path)).size > maxBytes ? 'tooManyBytes' : readFile(best.path).catch(() => 'unreadable' as const)
  }
}

/** How many parts two paths end with alike. */
function sharedEnd(one: string[], other: string[]): number {
  let shared = 0
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  return shared
}
