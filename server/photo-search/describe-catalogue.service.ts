import { performance } from 'node:perf_hooks'
import { ImageRejected } from '@kalata/media-store/pictures/image-rejected.ts'
import type { StoredDescription } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import type { SourceDescription } from '@kalata/photo-tables/describe-pictures.ts'
import type { Ctx } from '#server/context.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { currentVersion, describesPictures, threadOf } from './photo-model.service.ts'
import { photoDatabase, pictureDescriber } from './photo-search.queries.ts'

/** ms of one run. */
const runMs = 1000
/** The share of its time that a server with shoppers to serve is busy: then descriptions wait. */
const busyShare = 0.3

/** Describes pictures that wait for it, about as long as it rests between two runs, and not while the server is busy or searches are under way. */
export function describeWhileIdle(): (ctx: Ctx) => Promise<void> {
  let last = performance.eventLoopUtilization()
  return async (ctx) => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const end = Date.now() + runMs
    if (utilization > busyShare) return
    while (threadOf(ctx).tasks === 0 && Date.now() < end) if ((await describePending(ctx)) === 0) return
  }
}

/** Describes the pictures of a few products that wait for it. @returns how many were done; none where the mall's network is another than this process's */
export async function describePending(ctx: Ctx): Promise<number> {
  if (!(await describesPictures(ctx))) return 0
  const version = await currentVersion(ctx)
  return pictureDescriber.describePending(photoDatabase(ctx.db), {
    ...{ version, now: ctx.now() },
    read: async (src) => (await pictureStore(ctx).original({ src }))?.bytes,
    describe: (src, bytes) => describe(ctx, { src, bytes }, version),
    events: {
      missing: (src) => ctx.log.warn({ src }, 'a picture to describe has no file'),
      failed: (err, productId) => ctx.log.warn({ err, productId }, 'a product is described once its claim has ended'),
    },
  })
}

/** Stores descriptions that were made before, so that nobody makes them again. Idempotent. */
export const storeDescriptions = (ctx: Ctx, version: string, pictures: SourceDescription[]): Promise<void> =>
  pictureDescriber.write(photoDatabase(ctx.db), version, pictures, ctx.now())

/** A picture's description; undefined for one that is broken. @throws Error where a thread or process ended, which says nothing of the picture */
async function describe(
  ctx: Ctx,
  { src, bytes }: { src: string; bytes: Uint8Array },
  version: string,
): Promise<StoredDescription | undefined> {
  try {
    return await threadOf(ctx).run({ kind: 'describe', bytes, version })
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error
    ctx.log.warn({ err: error, src }, 'a picture could not be described')
    return undefined
  }
}

/** Deletes descriptions that nothing needs; a job. */
export async function sweepDescriptions(ctx: Ctx): Promise<void> {
  if (await describesPictures(ctx)) await pictureDescriber.sweep(photoDatabase(ctx.db), await currentVersion(ctx))
}
