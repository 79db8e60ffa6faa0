import { createHash } from 'node:crypto'
import type { MediaStore, StoredFile } from '../media-store.ts'
import { FileCache } from './file-cache.ts'
import { S3Client, s3Address, type S3Credentials } from './s3-client.ts'

export interface S3StoreOptions {
  /** As `s3Address` reads it. */
  url: string
  credentials: S3Credentials
  /** Of this machine: copies of what was read or written last. */
  folder: string
  /** How much of the bucket is in it, about. */
  cacheBytes: number
}

/** Files in a bucket that all machines share; what was read or written last is on this machine too. */
export class S3Store implements MediaStore {
  readonly isShared = true
  readonly folder: string
  readonly #client: S3Client
  readonly #cache: FileCache
  readonly #fetching = new Map<string, Promise<string | undefined>>()

  constructor(client: S3Client, cache: FileCache) {
    this.#client = client
    this.#cache = cache
    this.folder = cache.folder
  }

  async file(key: string): Promise<string | undefined> {
    const cached = await this.#cache.file(key)
    if (cached) return cached
    const fetching = this.#fetching.get(key) ?? this.#fetch(key).finally(() => this.#fetching.delete(key))
    this.#fetching.set(key, fetching)
    return fetching
  }

  async read(key: string): Promise<Buffer | undefined> {
    const cached = await this.#cache.read(key)
    if (cached) return cached
    const bytes = await this.#client.get(key)
    if (bytes) await this.#cache.write(key, bytes)
    return bytes
  }

  async write(key: string, content: Uint8Array | string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    await this.#client.upload(key, bytes)
    await this.#cache.write(key, bytes)
  }

  async writeFile(key: string, make: (file: string) => Promise<unknown>): Promise<void> {
    await this.#cache.make(key, make, (bytes) => this.#client.upload(key, bytes))
  }

  touch(key: string, bytes: Uint8Array | string): Promise<void> {
    return this.write(key, bytes)
  }

  async modifiedAt(key: string): Promise<number | undefined> {
    return (await this.#client.head(key))?.modifiedAt
  }

  async digest(key: string): Promise<string | undefined> {
    const found = await this.#client.head(key)
    if (!found || found.digest) return found?.digest
    // Another program wrote it.
    const bytes = await this.#client.get(key)
    return bytes && createHash('sha256').update(bytes).digest('hex')
  }

  async delete(key: string): Promise<void> {
    await this.#client.delete(key)
    await this.#cache.delete(key)
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    let after: string | undefined
    do {
      const { objects, next } = await this.#client.list(prefix, after)
      yield* objects
      after = next
    } while (after !== undefined)
  }

  async #fetch(key: string): Promise<string | undefined> {
    const bytes = await this.#client.get(key)
    return bytes && this.#cache.write(key, bytes)
  }
}

/** @throws Error in words for the operator where the address is none */
export function openS3Store({ url, credentials, folder, cacheBytes }: S3StoreOptions): S3Store {
  return new S3Store(new S3Client(s3Address(url), credentials), new FileCache(folder, cacheBytes))
}
