import { performance } from 'node:perf_hooks'
import { ImageRejected } from '@kalata/media-store/pictures/image-rejected.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { isOutdated } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import type { StoredDescription } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import type { Ctx } from '#server/context.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { currentVersion, describesPictures, threadOf } from './photo-model.service.ts'
import * as queries from './photo-search.queries.ts'

/** Products that are claimed at once, and ms for which: one that was killed leaves them to the next. */
const claimed = 4
const claimMs = 120_000
/** ms after which a product is looked at anew one of whose pictures has no file where this process looked. */
const missingMs = 3_600_000
/** Descriptions that are stored with one statement. */
const batch = 200
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

/**
 * Describes the pictures of a few products that wait for it. Any number of processes share the work; a picture described twice harms nothing.
 * @returns how many products were done; none where the mall's network is another than this process's
 */
export async function describePending(ctx: Ctx): Promise<number> {
  if (!(await describesPictures(ctx))) return 0
  const now = ctx.now()
  const version = await currentVersion(ctx)
  const products = await queries.claimUndescribed(ctx.db, {
    outdated: (await queries.selectVersions(ctx.db)).filter((each) => isOutdated(each, version)),
    now,
    until: new Date(now.getTime() + claimMs),
    limit: claimed,
  })
  for (const { productId, sources } of products) {
    try {
      await describeProduct(ctx, { productId, sources, version })
    } catch (error) {
      ctx.log.warn({ err: error, productId }, 'a product is described once its claim has ended')
    }
  }
  return products.length
}

async function describeProduct(
  ctx: Ctx,
  { productId, sources, version }: { productId: number; sources: string[]; version: string },
): Promise<void> {
  let isMissing = false
  for (const src of await queries.selectUndescribed(ctx.db, version, sources)) {
    const original = await pictureStore(ctx).original({ src })
    if (!original) {
      // Another process may have it, or this one looks in the wrong place: that it looks like nothing is no finding.
      ctx.log.warn({ src }, 'a picture to describe has no file')
      isMissing = true
      continue
    }
    const found = await describe(ctx, { src, bytes: original.bytes }, version)
    const bytes = found && { vector: Buffer.from(found.vector), features: Buffer.from(found.features) }
    await queries.insertDescriptions(ctx.db, [{ src, version, describedAt: ctx.now(), ...bytes }])
  }
  if (isMissing) await queries.postpone(ctx.db, productId, new Date(ctx.now().getTime() + missingMs))
  else await queries.markDescribed(ctx.db, productId, sources, version)
}

/** A picture and what it looks like. */
export interface SourceDescription extends StoredDescription {
  /** `/media/<2>/<32>` */
  src: string
}

/**
 * Stores descriptions that were made before, so that nobody makes them again; those of another version of the descriptor are
 * left out. Idempotent.
 */
export async function storeDescriptions(ctx: Ctx, version: string, pictures: SourceDescription[]): Promise<void> {
  if (version !== descriptorVersion) return
  for (let at = 0; at < pictures.length; at += batch) {
    const rows = pictures.slice(at, at + batch).map(({ src, vector, features }) => ({
      src,
      version,
      vector: Buffer.from(vector),
      features: Buffer.from(features),
      describedAt: ctx.now(),
    }))
    await queries.insertDescriptions(ctx.db, rows)
  }
}

/** A picture's description; undefined for one that is broken. @throws Error where a thread or process ended, which says nothing of the picture */
async function describe(ctx: Ctx, { src, bytes }: { src: string; bytes: Buffer }, version: string): Promise<StoredDescription | undefined> {
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
  if (!(await describesPictures(ctx))) return
  const version = await currentVersion(ctx)
  const known = [...(await queries.selectVersions(ctx.db)), ...(await queries.selectDescriptorVersions(ctx.db))]
  const outdated = known.filter((each) => isOutdated(each, version))
  await queries.deleteUnused(ctx.db, outdated)
}
