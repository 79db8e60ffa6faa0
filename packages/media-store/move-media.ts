import pLimit from 'p-limit'
import { allKeys, type MediaStore } from './media-store.ts'

/** Files on their way at once. */
const atOnce = 8
const isFacts = (key: string) => key.endsWith('.json')
/** What a killed writer left behind. */
const isPart = (key: string) => key.endsWith('.part')

/** Files that are in the other store, and all that there are. */
export interface MoveProgress {
  done: number
  size: number
}

/**
 * Copies every file to another store and compares digests. Idempotent: what is there with the same content is left, so that a move that was cut goes on
 * where it was. Facts (`.json`) come last, for a picture counts from its facts on. Nothing is removed.
 * @throws Error where a file is not in the other store as it was sent
 */
export async function moveMedia(
  from: MediaStore,
  to: MediaStore,
  onProgress?: (progress: MoveProgress) => void,
): Promise<{ copied: number; present: number }> {
  const keys = (await allKeys(from)).filter((key) => !isPart(key))
  const limit = pLimit(atOnce)
  const count = { copied: 0, present: 0 }
  const copy = async (key: string) => {
    const isCopied = await copyFile(from, to, key)
    if (isCopied === undefined) return
    count[isCopied ? 'copied' : 'present']++
    const done = count.copied + count.present
    onProgress?.({ done, size: keys.length })
  }
  for (const part of [keys.filter((key) => !isFacts(key)), keys.filter(isFacts)]) await limit.map(part, copy)
  return count
}

/** @returns whether it had to be copied; undefined where it is gone */
async function copyFile(from: MediaStore, to: MediaStore, key: string): Promise<boolean | undefined> {
  const digest = await from.digest(key)
  if (digest === undefined) return undefined
  if ((await to.digest(key)) === digest) return false
  const bytes = await from.read(key)
  if (!bytes) return undefined
  await to.write(key, bytes)
  if ((await to.digest(key)) !== digest) throw new Error(`${key} is not what was sent`)
  return true
}
