/** What is stored under a key. */
export interface StoredFile {
  /** `ab/ab12….webp`: parts of lower-case letters, digits, `.`, `_` and `-`, divided by slashes. */
  key: string
  /** ms since 1970: when it was written or touched last. */
  modifiedAt: number
}

/**
 * Where files are: a folder of this machine, or a bucket that all machines share. A file is written whole or not at all, and is readable by every
 * process when the call that wrote it resolves. What a row of the database names is written before the row.
 * @throws MediaUnavailable from every method where the store does not answer; what is not there is `undefined` or `false`, never an error
 */
export interface MediaStore {
  /** Whether other machines have the same files. */
  readonly isShared: boolean
  /** The folder on this machine in which {@link MediaStore.file} has its files. */
  readonly folder: string
  /** The path of a file on this machine, which is fetched where only the store has it; undefined where there is none. It lasts for a minute at least. */
  file(key: string): Promise<string | undefined>
  read(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Uint8Array | string): Promise<void>
  /** Stores what `make` writes to a path, unless it throws. */
  writeFile(key: string, make: (file: string) => Promise<unknown>): Promise<void>
  /** As if it were written now. @param bytes what is stored there */
  touch(key: string, bytes: Uint8Array | string): Promise<void>
  modifiedAt(key: string): Promise<number | undefined>
  /** SHA-256 of what is stored, in hex. */
  digest(key: string): Promise<string | undefined>
  delete(key: string): Promise<void>
  /** In no order. @param prefix of the keys, up to a slash or empty */
  list(prefix: string): AsyncIterable<StoredFile>
}

/** The keys of all files. */
export async function allKeys(store: MediaStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list('')) keys.push(key)
  return keys
}
