import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import type { RankedItem } from '@kalata/photo-matcher/index/ranking.ts'
import type { Photo, PhotoAnswers, PhotoTask, StoredItem } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { ChangeFollower } from '@kalata/postgres-client/changes/change-follower.ts'
import type { TaskRunner } from '@kalata/worker-tasks/task-runner.ts'
import { DescribedPictures, type ChangedItem } from './described-pictures.ts'
import type { PhotoDatabase, PhotoTables } from './tables.ts'

/** Runs the tasks of `PhotoTasks`; `keepAlive` where it may end without a task. */
export type PhotoRunner = TaskRunner<PhotoTask, PhotoAnswers> & { keepAlive?: boolean }

/** An item that looks like a photo. */
export interface FoundItem extends Omit<RankedItem, 'picture'> {
  /** Its picture that looks most like the photo, where the very thing was found. */
  src: string | undefined
}

export interface MemoryIndexOptions {
  db: PhotoDatabase
  tables: PhotoTables
  runner: PhotoRunner
  /** The version that is described with now. */
  version(): Promise<string>
  /** The present position in the database's history, as the columns `timeline` and `mark` of a query on the primary; and which of some marks it has. */
  position: string
  presentMarks(marks: string[]): Promise<ReadonlySet<string>>
}

/** Items that are read at once. */
const batch = 500

/** Items with the picture of each that was found. */
export const withSources = (ranked: readonly RankedItem[], sourceOf: (id: number, picture: number) => string | undefined): FoundItem[] =>
  ranked.map(({ picture, ...found }) => ({ ...found, src: sourceOf(found.id, picture) }))

/** An index in the memory of a runner, exact, which follows the tables. */
export class MemoryIndex {
  private readonly options: MemoryIndexOptions
  private readonly pictures: DescribedPictures
  private readonly follower: ChangeFollower<ChangedItem>
  /** Of the runner that was filled; another one is empty. */
  private generation: number | undefined
  /** One refresh after another. */
  private refreshing: Promise<unknown> = Promise.resolve()

  constructor(options: MemoryIndexOptions) {
    this.options = options
    const { db, tables, position, presentMarks } = options
    const pictures = new DescribedPictures(tables)
    this.pictures = pictures
    this.follower = new ChangeFollower({
      select: async (since) => {
        const snapshot = await pictures.snapshot(db, position)
        return { ...snapshot, changes: await pictures.changed(db, since, snapshot) }
      },
      idOf: ({ id }) => id,
      keyOf: ({ id, changedBy }) => `${id} ${changedBy}`,
      presentMarks,
    })
  }

  /**
   * The items that look most like a photo. Everything that was committed and described before the call is found.
   * @throws UnreadablePicture, as its runner makes of it, for a broken photo; Error of the database
   */
  async find(photo: Photo, most: number): Promise<FoundItem[]> {
    const { db, runner, version } = this.options
    await this.refresh()
    const ranked = await runner.run({ kind: 'search', ...photo, most })
    // Of what is only similar nobody asks for which picture it is.
    const ids = ranked.filter(({ likeness }) => likeness !== 'similar').map(({ id }) => id)
    const sources = await this.pictures.describedSources(db, await version(), descriptorVersion, ids)
    return withSources(ranked, (id, picture) => sources.get(id)?.[picture])
  }

  /** Gives back the memory of the index, once nothing is loaded into it any more. */
  async drop(): Promise<void> {
    const { runner } = this.options
    await this.refreshing
    await runner.run({ kind: 'clear', pictures: 0 })
    runner.keepAlive = false
    this.generation = undefined
  }

  /** Brings it up to date: all of it the first time, then what has changed. Calls at once wait for one another. */
  private refresh(): Promise<void> {
    const refreshed = this.refreshing.then(() => this.follow())
    // Who asked for this one gets its error; the next one does not.
    this.refreshing = refreshed.catch(() => undefined)
    return refreshed
  }

  private async follow(): Promise<void> {
    if (this.generation === undefined || this.generation !== this.options.runner.generation) return this.load()
    const followed = await this.follower.next()
    if (!followed) return this.load()
    const ids = [...followed.ids]
    let isWorn = false
    for (let at = 0; at < ids.length; at += batch) isWorn = await this.update(ids.slice(at, at + batch))
    if (isWorn) return this.load()
    followed.done()
  }

  private async load(): Promise<void> {
    const { db, runner, position } = this.options
    const snapshot = await this.pictures.snapshot(db, position)
    runner.keepAlive = true
    await runner.run({ kind: 'clear', pictures: await this.pictures.countPictures(db) })
    for (let last = 0; ;) {
      const ids = await this.pictures.itemsAfter(db, last, batch)
      if (ids.length === 0) break
      await this.update(ids)
      last = ids.at(-1)!
    }
    this.follower.begin(snapshot)
    this.generation = runner.generation
  }

  private async update(ids: number[]): Promise<boolean> {
    const { db, runner, version } = this.options
    const items = new Map<number, StoredItem>()
    for (const { id, group, version: made, vector, features } of await this.pictures.described(
      db,
      await version(),
      descriptorVersion,
      ids,
    )) {
      if (!items.has(id)) items.set(id, { id, group, version: made ?? descriptorVersion, pictures: [] })
      if (vector && features) items.get(id)!.pictures.push({ vector, features })
    }
    return (await runner.run({ kind: 'update', items: [...items.values()] })).isWorn
  }
}
