import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import type { Photo, StoredItem } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { ChangeFollower } from '@kalata/postgres-client/changes/change-follower.ts'
import type { Ctx } from '#server/context.ts'
import { presentMarks } from '#server/platform/db/changes/history-marks.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { currentVersion, type PhotoThread, threadOf } from './photo-model.service.ts'
import * as queries from './photo-search.queries.ts'
import { foundProducts, type FoundProduct } from './results.rules.ts'

/** The index of this process. */
interface IndexState {
  thread: PhotoThread
  /** Of the thread that was filled; another one is empty. */
  generation: number
  follower: ChangeFollower<queries.ChangedProduct>
  /** One refresh after another. */
  refreshing: Promise<unknown>
}

/** Products that are read at once. */
const batch = 500
/** Its index, once a search has needed one. */
const inMemory = moduleState('photo index', ({ db }): { index: IndexState | undefined; open(thread: PhotoThread): IndexState } => ({
  index: undefined,
  open: (thread) => ({
    thread,
    generation: 0,
    follower: new ChangeFollower({
      select: async (since) => {
        const snapshot = await queries.selectSnapshot(db)
        return { ...snapshot, changes: await queries.selectChanged(db, since, snapshot) }
      },
      idOf: ({ productId }) => productId,
      keyOf: ({ productId, changedBy }) => `${productId} ${changedBy}`,
      presentMarks: (marks) => presentMarks(db, marks),
    }),
    refreshing: Promise.resolve(),
  }),
}))

function stateOf(ctx: Ctx): IndexState {
  const memory = ctx.state(inMemory)
  return (memory.index ??= memory.open(threadOf(ctx)))
}

/**
 * The products that look most like a photo. Everything that was committed and described before the call is found.
 * @throws ImageRejected for a broken photo
 */
export async function findInMemory(ctx: Ctx, photo: Photo, most: number): Promise<FoundProduct[]> {
  const state = stateOf(ctx)
  await refreshIndex(ctx)
  const ranked = await state.thread.run({ kind: 'search', ...photo, most })
  // Of what is only similar nobody asks for which variant it is.
  const ids = ranked.filter(({ likeness }) => likeness !== 'similar').map(({ id }) => id)
  const sources = await queries.selectDescribedSources(ctx.db, await currentVersion(ctx), descriptorVersion, ids)
  return foundProducts(ranked, (id, picture) => sources.get(id)?.[picture])
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
  if (state.generation === 0 || state.generation !== state.thread.generation) return load(ctx, state)
  const followed = await state.follower.next()
  if (!followed) return load(ctx, state)
  const ids = [...followed.ids]
  let isWorn = false
  for (let at = 0; at < ids.length; at += batch) isWorn = await updateProducts(ctx, state, ids.slice(at, at + batch))
  if (isWorn) return load(ctx, state)
  followed.done()
}

async function load(ctx: Ctx, state: IndexState): Promise<void> {
  const snapshot = await queries.selectSnapshot(ctx.db)
  state.thread.keepAlive = true
  await state.thread.run({ kind: 'clear', pictures: await queries.countPictures(ctx.db) })
  for (let last = 0; ;) {
    const ids = await queries.selectProductsAfter(ctx.db, last, batch)
    if (ids.length === 0) break
    await updateProducts(ctx, state, ids)
    last = ids.at(-1)!
  }
  state.follower.begin(snapshot)
  state.generation = state.thread.generation
}

async function updateProducts(ctx: Ctx, { thread }: IndexState, ids: number[]): Promise<boolean> {
  const items = new Map<number, StoredItem>()
  const described = await queries.selectDescribed(ctx.db, await currentVersion(ctx), descriptorVersion, ids)
  for (const { productId: id, categoryId: group, version, vector, features } of described) {
    if (!items.has(id)) items.set(id, { id, group, version: version ?? descriptorVersion, pictures: [] })
    if (vector && features) items.get(id)!.pictures.push({ vector, features })
  }
  return (await thread.run({ kind: 'update', items: [...items.values()] })).isWorn
}
