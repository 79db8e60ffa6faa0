import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { MediaStore, StoredFile } from './media-store.ts'
import { writeAtomic } from './write-atomic.ts'

/** Files of one machine, in a folder that its processes share; made with the first file. */
export class FolderStore implements MediaStore {
  readonly isShared = false
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async file(key: string): Promise<string | undefined> {
    const path = this.#path(key)
    return existsSync(path) ? path : undefined
  }

  async read(key: string): Promise<Buffer | undefined> {
    const path = this.#path(key)
    // Most of what an import asks for is missing, and an error of an asynchronous read costs a hundred times as much.
    return existsSync(path) ? readFile(path).catch(whereMissing) : undefined
  }

  write(key: string, bytes: Uint8Array | string): Promise<void> {
    return this.#inFolder(this.#path(key), (path) => writeAtomic(path, bytes))
  }

  writeFile(key: string, make: (file: string) => Promise<unknown>): Promise<void> {
    return this.#inFolder(this.#path(key), async (path) => {
      const part = `${path}.${process.pid}.part`
      try {
        await make(part)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    })
  }

  async touch(key: string): Promise<void> {
    await utimes(this.#path(key), new Date(), new Date())
  }

  async modifiedAt(key: string): Promise<number | undefined> {
    return (await stat(this.#path(key)).catch(whereMissing))?.mtimeMs
  }

  async digest(key: string): Promise<string | undefined> {
    const bytes = await this.read(key)
    return bytes && createHash('sha256').update(bytes).digest('hex')
  }

  delete(key: string): Promise<void> {
    return rm(this.#path(key), { force: true })
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const entries = await readdir(join(this.folder, prefix), { recursive: true, withFileTypes: true }).catch(whereMissing)
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const found = await stat(path).catch(whereMissing)
      if (found) yield { key: relative(this.folder, path).split(sep).join('/'), modifiedAt: found.mtimeMs }
    }
  }

  #path(key: string): string {
    return join(this.folder, key)
  }

  /** Its folder is made first, where it is missing: of thousands of pictures only the first in each of 256 has to wait for that. */
  async #inFolder(path: string, write: (path: string) => Promise<void>): Promise<void> {
    if (!existsSync(dirname(path))) await mkdir(dirname(path), { recursive: true })
    await write(path)
  }
}

/** @throws every other error as it is */
function whereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
