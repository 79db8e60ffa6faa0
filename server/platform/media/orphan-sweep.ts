import type { Ctx } from '#server/context.ts'
import { mediaStore, type MediaStore, type StoredFile } from './media-store.ts'
import { previewFolder } from './previews.ts'

/** ms: a file is young while the task that will name it may still be under way. */
const youth = 24 * 60 * 60_000

/** {@link sweepMedia} over what every module names; an upload is young for as long as it may be put to use. */
export function sweepUnusedImages(ctx: Ctx): Promise<number> {
  return sweepMedia(mediaStore(ctx), ctx.now(), async (sources) => {
    const used = new Set<string>()
    for (const { imagesInUse } of ctx.modules) {
      // Orders are many: a module is asked only about images that no earlier one names.
      const remaining = sources.filter((src) => !used.has(src))
      if (imagesInUse && remaining.length > 0) for (const src of await imagesInUse(ctx, remaining)) used.add(src)
    }
    return used
  })
}

/**
 * Removes pictures that nothing names any more, and what a killed writer left behind; both only when nothing touched
 * them for a day. Making a picture that is there already touches it.
 * @param isUsed says which of the given addresses (`/media/<2>/<32>`) some row still names
 * @returns how many pictures went
 */
export async function sweepMedia(store: MediaStore, now: Date, isUsed: (sources: string[]) => Promise<Set<string>>): Promise<number> {
  let gone = 0
  for (const shard of shards) {
    const old = await oldPictures(store.list(`${shard}/`), now)
    const used = await isUsed([...old.keys()].map((name) => `/media/${shard}/${name}`))
    for (const [name, keys] of old) {
      if (used.has(`/media/${shard}/${name}`) || isYoung(await store.modifiedAt(`${shard}/${name}.json`), now)) continue
      for (const key of keys) await store.delete(key)
      gone++
    }
  }
  for await (const { key, modifiedAt } of store.list(`${previewFolder}/`)) if (!isYoung(modifiedAt, now)) await store.delete(key)
  return gone
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
