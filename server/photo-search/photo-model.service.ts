import { inTransaction, type Ctx } from '#server/context.ts'
import { currentVersion } from './descriptor.service.ts'
import { networkOf } from './descriptor-versions.rules.ts'
import * as queries from './photo-model.queries.ts'

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
