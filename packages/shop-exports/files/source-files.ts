import { createReadStream } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, posix, sep } from 'node:path'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'

const productEndings = ['.csv', '.tsv', '.xml', '.yml']

export interface FileOptions {
  /** Of further files that are listed: `.jsonl`. */
  endings?: readonly string[]
  /** Files of a lower rank come first, those of one rank by their names. */
  rank?: (name: string) => number
}

/** A file with products; its size in bytes. */
export interface SourceFile {
  name: string
  size: number
  /** Why it is not read. */
  rejected?: string
}

export type FileRead = Buffer | 'tooManyBytes' | 'unreadable' | undefined

/** The files of a folder or a ZIP archive. Nothing outside it is ever read, and nothing is fetched. */
export interface SourceFiles {
  /** `*.csv`, `*.tsv`, `*.xml` and `*.yml`: a folder's own, an archive's at any depth. */
  files: SourceFile[]
  open(name: string): Promise<Readable>
  /** A file by its path from where the product file `beside` is; `undefined` where there is none, `tooManyBytes` where it is larger. */
  read(path: string, maxBytes: number, beside: string): Promise<FileRead>
  close(): void
}

/**
 * Opens a file, the files of a folder, or those of a ZIP archive.
 * @throws Error where there is nothing at the path, or no archive where one should be, in words for the operator
 */
export async function openSourceFiles(path: string, options: FileOptions = {}): Promise<SourceFiles> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(`There is no file or folder ${path}`)
  if (found.isDirectory()) return folderFiles(path, options)
  if (!found.isFile()) throw new Error(`${path} is neither a file nor a folder`)
  if (/\.zip$/i.test(path)) return archiveFiles(path, options)
  return folderFiles(dirname(path), options, basename(path))
}

/** What macOS and editors leave beside files (`._products.csv`, `__MACOSX/`) has no products, nor has a report of an import. */
const isProductFile = (name: string, { endings = [] }: FileOptions) =>
  [...productEndings, ...endings].some((ending) => name.toLowerCase().endsWith(ending)) &&
  !/\.report\.csv$/i.test(name) &&
  !/(^|\/)(\.|__MACOSX\/)/.test(name)

function inOrder(files: SourceFile[], { rank = () => 0 }: FileOptions): SourceFile[] {
  const rankOf = ({ name }: SourceFile) => rank(basename(name))
  return files.sort((one, other) => rankOf(one) - rankOf(other) || (one.name < other.name ? -1 : 1))
}

async function folderFiles(folder: string, options: FileOptions, only?: string): Promise<SourceFiles> {
  const root = await realpath(folder)
  const names = only ? [only] : (await readdir(root)).filter((name) => isProductFile(name, options))
  return {
    files: inOrder(await Promise.all(names.map((name) => fileIn(root, name, only !== undefined))), options),
    open: async (name) => createReadStream(join(root, name)),
    read: async (path, maxBytes) => {
      const file = await inside(root, path)
      const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return found.size > maxBytes ? 'tooManyBytes' : readFile(file!).catch(() => 'unreadable' as const)
    },
    close: () => undefined,
  }
}

/** A file that the operator named may be a link to anywhere; one that merely lies in the folder may not. */
async function fileIn(root: string, name: string, named: boolean): Promise<SourceFile> {
  const file = named ? join(root, name) : await inside(root, name)
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
  return found?.isFile() ? { name, size: found.size } : { name, size: 0, rejected: 'is no file in this folder' }
}

/** Resolved with all its links, so that neither `..` nor a link leads out of the folder. */
async function inside(root: string, path: string): Promise<string | undefined> {
  const file = await realpath(join(root, path)).catch(() => undefined)
  return file?.startsWith(root + sep) ? file : undefined
}

/** A ZIP file; entries are read where they lie, one at a time, and counted while they unfold. */
async function archiveFiles(path: string, options: FileOptions): Promise<SourceFiles> {
  const { zip, entries } = await openArchive(path)
  const open = (entry: yauzl.Entry) => zip.openReadStreamPromise(entry)
  return {
    files: inOrder(
      [...entries.values()]
        .filter((entry) => isProductFile(entry.fileName, options))
        .map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize })),
      options,
    ),
    open: async (name) => open(entries.get(name)!),
    read: async (name, maxBytes, beside) => {
      const entry = entries.get(posix.join(posix.dirname(beside), name))
      if (!entry) return undefined
      if (entry.uncompressedSize > maxBytes) return 'tooManyBytes'
      try {
        const parts: Buffer[] = []
        for await (const part of await open(entry)) parts.push(part as Buffer)
        return Buffer.concat(parts)
      } catch {
        return 'unreadable'
      }
    },
    close: () => zip.close(),
  }
}

/** yauzl rejects names that lead out of the archive, and entries that unfold to more or less than they say. */
async function openArchive(path: string): Promise<{ zip: yauzl.ZipFile; entries: Map<string, yauzl.Entry> }> {
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true })
    const entries = new Map<string, yauzl.Entry>()
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    return { zip, entries }
  } catch (error) {
    throw new Error(`${path} is no ZIP archive that can be read: ${(error as Error).message}`, { cause: error })
  }
}
