import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { networkOf, networkVersion } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import type { Settings } from '#server/platform/settings.ts'
import * as queries from './photo-search.queries.ts'
import type { PhotoAnswers, PhotoTask } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { WorkerThread } from '@kalata/worker-tasks/worker-thread.ts'
import { ImageRejected, type ImageRejectedReason } from '@kalata/media-store/pictures/image-rejected.ts'
import { entryFile } from '#server/platform/project-files.ts'

const version = moduleState('photo descriptor', ({ settings: { photoModel } }) =>
  photoModel ? digestOf(photoModel).then(networkVersion) : Promise.resolve(descriptorVersion),
)

/**
 * The version of descriptions that this process makes: of our own descriptor, or with a foreign network, which its file and its settings tell apart.
 * @throws Error where PHOTO_MODEL names no file that can be read
 */
export const currentVersion = (ctx: Ctx): Promise<string> => ctx.state(version)

async function digestOf({ file, ...input }: NonNullable<Settings['photoModel']>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(input))
  try {
    await pipeline(createReadStream(file), hash)
  } catch (error) {
    throw new Error(`PHOTO_MODEL cannot be read: ${file}`, { cause: error })
  }
  return hash.digest('hex')
}

/** Tries the network of PHOTO_MODEL, where one is set. @throws Error that says why it cannot be used */
export async function checkPhotoModel(ctx: Ctx): Promise<void> {
  if (!ctx.settings.photoModel) return
  const version = await currentVersion(ctx)
  const size = await threadOf(ctx)
    .run({ kind: 'vectorSize', version })
    .catch((error: Error) => {
      throw new Error(`PHOTO_MODEL cannot be used: ${error.message}`, { cause: error })
    })
  ctx.log.info({ size }, 'photo search compares pictures with PHOTO_MODEL')
}

/**
 * Pictures are described with one network, which the database names: processes with several values of PHOTO_MODEL would describe each other's work
 * again for ever. The first process of a mall names its own; after that `kalata photo-model use` does.
 */
export interface PhotoModelStanding {
  /** What the mall uses, and what this process is set to; empty for our descriptor alone. */
  mall: string
  process: string
}

/** How this process stands to the mall's network. */
export async function photoModelStanding(ctx: Ctx): Promise<PhotoModelStanding> {
  const process = networkOf(await currentVersion(ctx))
  const known = await queries.findModelInUse(ctx.db)
  if (known !== undefined) return { mall: known, process }
  await queries.insertFirstModel(ctx.db, process)
  return { mall: (await queries.findModelInUse(ctx.db)) ?? process, process }
}

/** Whether this process describes pictures: those of the mall's network do. */
export async function describesPictures(ctx: Ctx): Promise<boolean> {
  const { mall, process } = await photoModelStanding(ctx)
  return mall === process
}

/** Notes for `kalata check` that this process runs. */
export const reportPhotoModel = async (ctx: Ctx): Promise<void> => queries.markSeen(ctx.db, networkOf(await currentVersion(ctx)))

/** A network in words. */
export const modelName = (network: string): string => (network === '' ? 'the built-in descriptor alone' : `the network ${network}`)

/** Says at the start that this process describes nothing, and what to do. */
export async function checkMallsModel(ctx: Ctx): Promise<void> {
  const { mall, process } = await photoModelStanding(ctx)
  await reportPhotoModel(ctx)
  if (mall === process) return
  ctx.log.error(
    { mall, process },
    `photo search of this mall uses ${modelName(mall)}, and PHOTO_MODEL of this process is ${modelName(process)}: it describes no pictures. Give all processes one PHOTO_MODEL, or run: kalata photo-model use`,
  )
}

/** Makes the network of this process the mall's: the catalogue is described again with it, and by no other process. */
export async function adoptPhotoModel(ctx: Ctx): Promise<string> {
  const network = networkOf(await currentVersion(ctx))
  await inTransaction(ctx, (ctx) => queries.replaceModel(ctx.db, network))
  return network
}

export type PhotoThread = WorkerThread<PhotoTask, PhotoAnswers>

/** The worker thread of photo search. One without an index ends after a while without a task; it occupies 60 MB. */
export function openPhotoThread(settings: Settings): PhotoThread {
  return new WorkerThread<PhotoTask, PhotoAnswers>({
    file: entryFile('server/photo-search/worker/photo-worker.ts'),
    workerData: { photoModel: settings.photoModel },
    // The arrays of a description are short-lived and lie outside of the heap: a small young generation gives them back soon.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 },
    idleMs: 30_000,
    errorOf: ({ error, reason }) => (reason ? new ImageRejected(reason as ImageRejectedReason) : new Error(error)),
  })
}

const thread = moduleState(
  'photo thread',
  ({ settings }) => openPhotoThread(settings),
  (thread) => thread.stop(),
)

/** The worker thread of this mall. */
export const threadOf = (ctx: Ctx): PhotoThread => ctx.state(thread)
