import { createReadStream } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'

/** Where goods come from: a folder, or an archive. Nothing outside it is ever read, and nothing is fetched. */
export interface Container {
  /** The files in it that hold goods, `*.jsonl` and `*.csv`, with their sizes in bytes. */
  files: { name: string; size: number }[]
  open(name: string): Promise<Readable>
  /** A file by its path from the container's root; `undefined` where there is none, `tooManyBytes` where it is larger. */
  read(path: string, mostBytes: number): Promise<Buffer | 'tooManyBytes' | undefined>
  close(): void
}

/** @throws Error where there is nothing at the path, in words for the operator */
export async function openContainer(path: string): Promise<Container> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(`There is no file or folder ${path}`)
  if (found.isDirectory()) return folderContainer(path)
  if (path.endsWith('.zip')) return archiveContainer(path)
  return folderContainer(dirname(path), basename(path))
}

const isGoods = (name: string) => /\.(jsonl|csv)$/.test(name)

/** Shelves come before the goods that stand on them. */
function inOrder(files: { name: string; size: number }[]): { name: string; size: number }[] {
  const rank = (name: string) => ['categories', 'stores', 'brands', 'banners'].findIndex((word) => basename(name).startsWith(word)) >>> 0
  return files.sort((one, other) => rank(one.name) - rank(other.name) || (one.name < other.name ? -1 : 1))
}

async function folderContainer(folder: string, only?: string): Promise<Container> {
  const root = await realpath(folder)
  const names = only ? [only] : (await readdir(root)).filter(isGoods)
  const files = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(root, name))).size })))
  return {
    files: inOrder(files),
    open: async (name) => createReadStream(join(root, name)),
    read: async (path, mostBytes) => {
      // Resolved with all its links, so that neither `..` nor a link leads out of the folder.
      const file = await realpath(join(root, path)).catch(() => undefined)
      if (!file?.startsWith(root + sep)) return undefined
      const found = await stat(file)
      if (!found.isFile()) return undefined
      return found.size > mostBytes ? 'tooManyBytes' : readFile(file)
    },
    close: () => undefined,
  }
}

/** A ZIP file; entries are read where they lie, one at a time, and counted while they unfold. */
async function archiveContainer(path: string): Promise<Container> {
  const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
  const open = (entry: yauzl.Entry) => zip.openReadStreamPromise(entry)
  return {
    files: inOrder(
      [...entries.values()]
        .filter((entry) => isGoods(entry.fileName))
        .map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize })),
    ),
    open: async (name) => open(entries.get(name)!),
    read: async (name, mostBytes) => {
      const entry = entries.get(name.replace(/^\.\//, ''))
      if (!entry) return undefined
      if (entry.uncompressedSize > mostBytes) return 'tooManyBytes'
      const parts: Buffer[] = []
      for await (const part of await open(entry)) parts.push(part as Buffer)
      return Buffer.concat(parts)
    },
    close: () => zip.close(),
  }
}
