import { existsSync } from 'node:fs'
import { opendir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { pictureWidths } from '#contract/catalogue/picture-widths.ts'
import { avifQueue, writeAtomic } from './image-store.ts'

/** The task of about a second on one core: what is left waits for the next run. */
const atOnce = 4
/** The share of its time that a server with shoppers to serve is busy: then AVIF waits. */
const busyShare = 0.25

/** {@link makeAvif} for a timer: it rests while the server is busy, for encoding takes a core. */
export function idleAvif(): (dataDir: string) => Promise<number> {
  let last = performance.eventLoopUtilization()
  return async (dataDir) => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > busyShare ? 0 : makeAvif(dataDir)
  }
}

/**
 * Makes AVIF of a few pictures that wait for it, from their WebP files; a picture whose files are gone is forgotten.
 * Twice at once does the same task twice and harms nothing.
 * @returns how many pictures were done
 */
export async function makeAvif(dataDir: string): Promise<number> {
  let done = 0
  for (const name of await waitingNames(avifQueue(dataDir))) {
    const base = join(dataDir, 'media', name.slice(0, 2), name)
    for (const width of pictureWidths) {
      const source = `${base}-${width}.webp`
      if (existsSync(source)) await writeAtomic(`${base}-${width}.avif`, await sharp(source).avif({ quality: 55, effort: 2 }).toBuffer())
    }
    await rm(join(dirname(base), '..', 'avif-queue', name), { force: true })
    done++
  }
  return done
}

async function waitingNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names: string[] = []
  for await (const entry of await opendir(folder)) {
    if (names.push(entry.name) === atOnce) break
  }
  return names
}
