import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { allKeys } from '@kalata/media-store/media-store.ts'
import type { Ctx } from '#server/context.ts'
import { mediaStore } from '../media/media-store.ts'

type Files = Pick<Ctx, 'settings' | 'state'>

/** What is not in the database: of the data folder, and of the media store, where that is. */
const backedUpFiles = /^(?:media\/[0-9a-f]{2}\/[\w.-]+|outbox\/[\w.-]+|sandbox-secret)$/

/** Whether a file belongs to a backup. */
export const isBackedUp = (path: string): boolean => backedUpFiles.test(path)

/** @throws every other error as it is */
function whereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Of a picture's path in a backup, before its key in the media store. */
const mediaPath = 'media/'

/** The files that belong to a backup: paths below the data folder, with slashes on every platform. */
export async function filesOf(ctx: Files): Promise<string[]> {
  const { dataDir } = ctx.settings
  const list = async (folder: string) => (await readdir(join(dataDir, folder), { withFileTypes: true }).catch(whereMissing)) ?? []
  const entries = (await Promise.all(['', 'outbox'].map(list))).flat()
  const local = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const pictures = (await allKeys(mediaStore(ctx))).map((key) => `${mediaPath}${key}`)
  return [...local, ...pictures].filter(isBackedUp)
}

/** @returns undefined for one that is gone: an image nobody uses may be deleted, a message sent, while the others are read */
export const readFileOf = async ({ settings, state }: Files, path: string): Promise<Buffer | undefined> =>
  path.startsWith(mediaPath)
    ? mediaStore({ state }).read(path.slice(mediaPath.length))
    : readFile(join(settings.dataDir, path)).catch(whereMissing)

/** Writes a file that is not there. @param undo is given what deletes it */
export async function writeFileOf(ctx: Files, path: string, bytes: Buffer, undo: (work: () => Promise<void>) => void): Promise<void> {
  if (path.startsWith(mediaPath)) {
    const [store, key] = [mediaStore(ctx), path.slice(mediaPath.length)]
    // A store on another machine may have it although it has not answered.
    undo(() => store.delete(key))
    return store.write(key, bytes)
  }
  const target = join(ctx.settings.dataDir, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await writeFile(target, bytes, { flag: 'wx', mode: 0o600 })
  undo(() => rm(target, { force: true }))
}
