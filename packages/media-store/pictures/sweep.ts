import type { MediaStore, StoredFile } from '../media-store.ts'
import type { PictureStore } from './picture-store.ts'

/** ms: a file is young while the task that will name it may still be under way. */
const youth = 24 * 60 * 60_000

/**
 * Removes pictures that nothing names any more, and what a killed writer left behind; both only when nothing touched
 * them for a day. Making a picture that is there already touches it.
 * @param isUsed says which of the given addresses something still names
 * @returns how many pictures went
 */
export async function sweepPictures(
  { files, recipe }: PictureStore,
  now: Date,
  isUsed: (sources: string[]) => Promise<Set<string>>,
): Promise<number> {
  let gone = 0
  for (const shard of shards) {
    const addressOf = (name: string) => `${recipe.base}${shard}/${name}`
    const old = await oldPictures(files.list(`${shard}/`), now)
    const used = await isUsed([...old.keys()].map(addressOf))
    for (const [name, keys] of old) {
      if (used.has(addressOf(name)) || isYoung(await files.modifiedAt(`${shard}/${name}.json`), now)) continue
      for (const key of keys) await files.delete(key)
      gone++
    }
  }
  return gone
}

/** Removes the files that nothing touched for a day. @param prefix of their keys */
export async function removeOld(files: MediaStore, prefix: string, now: Date): Promise<void> {
  for await (const { key, modifiedAt } of files.list(prefix)) if (!isYoung(modifiedAt, now)) await files.delete(key)
}

/** `00` to `ff` */
const shards = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The keys of every picture of which none is young, the facts first: without them the rest is refreshed on request. */
async function oldPictures(files: AsyncIterable<StoredFile>, now: Date): Promise<Map<string, string[]>> {
  const pictures = new Map<string, string[]>()
  const young = new Set<string>()
  for await (const { key, modifiedAt } of files) {
    const name = key.slice(3, 35)
    if (isYoung(modifiedAt, now)) young.add(name)
    const keys = pictures.get(name) ?? []
    if (key.endsWith('.json')) keys.unshift(key)
    else keys.push(key)
    pictures.set(name, keys)
  }
  for (const name of young) pictures.delete(name)
  return pictures
}

const isYoung = (modifiedAt: number | undefined, now: Date): boolean => modifiedAt !== undefined && now.getTime() - modifiedAt < youth
