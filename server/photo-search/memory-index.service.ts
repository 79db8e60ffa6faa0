import type { Ctx } from '#server/context.ts'
import { ReadHistory } from '#server/platform/db/history-marks.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { currentVersion } from './descriptor.service.ts'
import * as queries from './photo-search.queries.ts'
import type { PhotoThread } from './worker/photo-thread.ts'
import { threadOf } from './photo-thread.service.ts'
import type { Photo, RankedProduct, UpdatedProduct } from './worker/worker-messages.ts'

/** The index of this process: what it holds, as of which snapshot. */
interface IndexState {
  thread: PhotoThread
  /** Of the thread that was filled; another one is empty. */
  generation: number
  /** The `xmin` up to which changes are in the index. */
  since: string
  /** The writer of each row above `since` that is in the index already. */
  seen: Map<number, string>
  /** To read again what a failover has lost. */
  read: ReadHistory
  /** One refresh after another. */
  refreshing: Promise<unknown>
}

/** Products that are read at once. */
const batch = 500
/** Its index, once a search has needed one. */
const inMemory = moduleState('photo index', (): { index: IndexState | undefined } => ({ index: undefined }))

function stateOf(ctx: Ctx): IndexState {
  return (ctx.state(inMemory).index ??= {
    ...{ thread: threadOf(ctx), generation: 0, since: '0', seen: new Map(), read: new ReadHistory() },
    refreshing: Promise.resolve(),
  })
}

/**
 * The products that look most like a photo. Everything that was committed and described before the call is found.
 * @throws ImageRejected for a broken photo
 */
export async function findInMemory(ctx: Ctx, photo: Photo, most: number): Promise<RankedProduct[]> {
  const state = stateOf(ctx)
  await refreshIndex(ctx)
  return state.thread.run({ kind: 'search', ...photo, most })
}

/** Brings the index up to date: all of it the first time, then what has changed. Calls at once wait for one another. */
function refreshIndex(ctx: Ctx): Promise<void> {
  const state = stateOf(ctx)
  const refreshed = state.refreshing.then(() => refresh(ctx, state))
  // Who asked for this one gets its error; the next one does not.
  state.refreshing = refreshed.catch(() => undefined)
  return refreshed
}

/** Gives back the memory of the index, once nothing is loaded into it any more. The next search loads it again. */
export async function dropMemoryIndex(ctx: Ctx): Promise<void> {
  const { thread, refreshing } = stateOf(ctx)
  ctx.state(inMemory).index = undefined
  await refreshing
  await thread.run({ kind: 'clear', pictures: 0 })
  thread.keepAlive = false
}

async function refresh(ctx: Ctx, state: IndexState): Promise<void> {
  const snapshot = await queries.selectSnapshot(ctx.db)
  if (state.generation === 0 || state.generation !== state.thread.generation) return load(ctx, state, snapshot)
  const toRead = state.read.isContinued(snapshot) ? new Set<number>() : await readAgain(ctx, state, snapshot)
  if (!toRead) return load(ctx, state, snapshot)
  const changed = await queries.selectChanged(ctx.db, state.since, snapshot)
  const fresh = changed.filter(({ productId, changedBy }) => state.seen.get(productId) !== changedBy).map(({ productId }) => productId)
  const ids = [...new Set([...toRead, ...fresh])]
  state.read.note(snapshot, Number(state.since), ids)
  let isWorn = false
  for (let at = 0; at < ids.length; at += batch) isWorn = await updateProducts(ctx, state, ids.slice(at, at + batch))
  if (isWorn) return load(ctx, state, snapshot)
  state.since = snapshot.xmin
  state.seen = new Map(changed.map(({ productId, changedBy }) => [productId, changedBy]))
}

/** Another server was promoted: goes back to what it surely has. @returns the products to read again; undefined where all are loaded again */
async function readAgain(ctx: Ctx, state: IndexState, snapshot: queries.Snapshot): Promise<Set<number> | undefined> {
  const from = await state.read.recover(ctx.db, snapshot)
  if (!from) return undefined
  Object.assign(state, { since: String(from.since), seen: new Map() })
  return from.productIds
}

async function load(ctx: Ctx, state: IndexState, snapshot: queries.Snapshot): Promise<void> {
  state.thread.keepAlive = true
  await state.thread.run({ kind: 'clear', pictures: await queries.countPictures(ctx.db) })
  for (let last = 0; ;) {
    const ids = await queries.selectProductsAfter(ctx.db, last, batch)
    if (ids.length === 0) break
    await updateProducts(ctx, state, ids)
    last = ids.at(-1)!
  }
  state.read.begin(snapshot, Number(snapshot.xmin))
  Object.assign(state, { generation: state.thread.generation, since: snapshot.xmin, seen: new Map() })
}

async function updateProducts(ctx: Ctx, { thread }: IndexState, ids: number[]): Promise<boolean> {
  const products = new Map<number, UpdatedProduct>()
  const described = await queries.selectDescribed(ctx.db, await currentVersion(ctx), descriptorVersion, ids)
  for (const { productId, categoryId, version, vector, features } of described) {
    if (!products.has(productId)) products.set(productId, { productId, categoryId, version: version ?? descriptorVersion, pictures: [] })
    if (vector && features) products.get(productId)!.pictures.push({ vector, features })
  }
  return (await thread.run({ kind: 'update', products: [...products.values()] })).isWorn
}
