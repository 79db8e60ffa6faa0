import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#server/context.ts'

/** ms: a file is young while the task that will name it may still be under way. */
const youth = 24 * 60 * 60_000

/** {@link sweepMedia} over what every module names; an upload is young for as long as it may be put to use. */
export function sweepUnusedImages(ctx: Ctx): Promise<number> {
  return sweepMedia(ctx.settings.dataDir, ctx.now(), async (sources) => {
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
export async function sweepMedia(dataDir: string, now: Date, isUsed: (sources: string[]) => Promise<Set<string>>): Promise<number> {
  const media = join(dataDir, 'media')
  if (!existsSync(media)) return 0
  // Earlier versions kept the queue of pictures to encode there.
  await rm(join(media, 'avif-queue'), { recursive: true, force: true })
  let gone = 0
  for (const shard of (await readdir(media)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    const old = await oldPictures(join(media, shard), now)
    const used = await isUsed([...old.keys()].map((name) => `/media/${shard}/${name}`))
    for (const [name, files] of old) {
      if (used.has(`/media/${shard}/${name}`) || (await isYoung(join(media, shard, `${name}.json`), now))) continue
      for (const file of files) await rm(join(media, shard, file), { force: true })
      gone++
    }
  }
  return gone
}

/** The files of every picture of which none is young, the facts first: without them the rest is refreshed on request. */
async function oldPictures(folder: string, now: Date): Promise<Map<string, string[]>> {
  const pictures = new Map<string, string[]>()
  const young = new Set<string>()
  for (const file of (await readdir(folder)).sort((one, other) => Number(other.endsWith('.json')) - Number(one.endsWith('.json')))) {
    const name = file.slice(0, 32)
    if (await isYoung(join(folder, file), now)) young.add(name)
    pictures.set(name, [...(pictures.get(name) ?? []), file])
  }
  for (const name of young) pictures.delete(name)
  return pictures
}

async function isYoung(file: string, now: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && now.getTime() - found.mtimeMs < youth
}
