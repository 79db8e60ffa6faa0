import { mkdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeAtomic } from '../write-atomic.ts'

/** ms: a file is used as of now again when it was used before that. */
const usedEvery = 10 * 60_000
/** ms: what was used since is never removed; who asked for its path may still be reading. */
const youth = 60_000
/** The bound is looked after when so large a part of it was written, and the folder is brought down to so much. */
const [lookAfter, trimTo] = [0.05, 0.9]

/**
 * Copies of files that can be had from elsewhere, in a folder that the processes of one machine share, of a bounded size: what was used longest ago is
 * removed first.
 */
export class FileCache {
  readonly folder: string
  readonly #maxBytes: number
  #written: number
  #trimming: Promise<unknown> | undefined

  constructor(folder: string, maxBytes: number) {
    this.folder = folder
    this.#maxBytes = maxBytes
    // What is there from before is looked after with the first file.
    this.#written = maxBytes
    mkdirSync(folder, { recursive: true })
  }

  async file(key: string): Promise<string | undefined> {
    const path = this.#path(key)
    const found = await stat(path).catch(() => undefined)
    if (!found) return undefined
    const now = Date.now()
    if (now - found.mtimeMs > usedEvery) await utimes(path, new Date(now), new Date(now)).catch(() => undefined)
    return path
  }

  async read(key: string): Promise<Buffer | undefined> {
    const path = await this.file(key)
    return path === undefined ? undefined : readFile(path).catch(() => undefined)
  }

  /** @returns its path */
  async write(key: string, bytes: Uint8Array): Promise<string> {
    const path = this.#path(key)
    await mkdir(dirname(path), { recursive: true })
    await writeAtomic(path, bytes)
    this.#note(bytes.length)
    return path
  }

  /** Has a file made, and stored elsewhere before it is one of the copies. */
  async make(key: string, make: (file: string) => Promise<unknown>, store: (bytes: Buffer) => Promise<void>): Promise<void> {
    const path = this.#path(key)
    const part = `${path}.${process.pid}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await make(part)
      const bytes = await readFile(part)
      await store(bytes)
      await rename(part, path)
      this.#note(bytes.length)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  delete(key: string): Promise<void> {
    return rm(this.#path(key), { force: true })
  }

  /** Resolves when the bound holds for what was written before. */
  async settled(): Promise<void> {
    await this.#trimming
  }

  #path(key: string): string {
    return join(this.folder, key)
  }

  #note(bytes: number): void {
    this.#written += bytes
    if (this.#trimming || this.#written < this.#maxBytes * lookAfter) return
    this.#written = 0
    this.#trimming = trim(this.folder, this.#maxBytes).finally(() => (this.#trimming = undefined))
  }
}

/** Removes what was used longest ago where all together is more than `maxBytes`. Several processes may do so at once. */
async function trim(folder: string, maxBytes: number): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => undefined)
    if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs })
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxBytes) return
  const young = Date.now() - youth
  for (const { path, size, usedAt } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= maxBytes * trimTo || usedAt > young) return
    await rm(path, { force: true })
    bytes -= size
  }
}
