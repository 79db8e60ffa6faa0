import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { isOutdated } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import type { StoredDescription } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { DescribedPictures } from './described-pictures.ts'
import type { PhotoDatabase, PhotoTables } from './tables.ts'

/** Items that are claimed at once, and ms for which: one that was killed leaves them to the next. */
const claimed = 4
const claimMs = 120_000
/** ms after which an item is looked at anew one of whose pictures has no file where this process looked. */
const missingMs = 3_600_000

/** What describes pictures for the tables. */
export interface Describing {
  /** The version that is made now. */
  version: string
  now: Date
  /** The file of a picture; undefined where there is none. */
  read(src: string): Promise<Uint8Array | undefined>
  /** Undefined for a picture that is broken. @throws Error where a thread or process ended, which says nothing of the picture */
  describe(src: string, bytes: Uint8Array): Promise<StoredDescription | undefined>
  events: {
    /** A picture has no file; its item waits for an hour. */
    missing(src: string): void
    /** An item is described once its claim has ended. */
    failed(error: unknown, id: number): void
  }
}

/** A picture and what it looks like. */
export interface SourceDescription extends StoredDescription {
  src: string
}

/** Describes pictures that wait for it; any number of processes share the work. */
export class PictureDescriber {
  private readonly pictures: DescribedPictures

  constructor(tables: PhotoTables) {
    this.pictures = new DescribedPictures(tables)
  }

  /** Describes the pictures of a few items that wait for it. A picture described twice harms nothing. @returns how many items were done */
  async describePending(db: PhotoDatabase, describing: Describing): Promise<number> {
    const { version, now, events } = describing
    const outdated = (await this.pictures.versions(db)).filter((each) => isOutdated(each, version))
    const items = await this.pictures.claim(db, { outdated, now, until: new Date(now.getTime() + claimMs), limit: claimed })
    for (const item of items) {
      try {
        await this.describeItem(db, item, describing)
      } catch (error) {
        events.failed(error, item.id)
      }
    }
    return items.length
  }

  private async describeItem(
    db: PhotoDatabase,
    { id, sources }: { id: number; sources: string[] },
    { version, now, read, describe, events }: Describing,
  ): Promise<void> {
    let isMissing = false
    for (const src of await this.pictures.undescribed(db, version, sources)) {
      const bytes = await read(src)
      if (!bytes) {
        // Another process may have it, or this one looks in the wrong place: that it looks like nothing is no finding.
        events.missing(src)
        isMissing = true
        continue
      }
      await this.pictures.write(db, [{ src, version, describedAt: now, ...(await describe(src, bytes)) }])
    }
    if (isMissing) await this.pictures.postpone(db, id, new Date(now.getTime() + missingMs))
    else await this.pictures.mark(db, id, sources, version)
  }

  /** Writes descriptions that were made before; those of another version of the descriptor are left out. Idempotent. */
  async write(db: PhotoDatabase, version: string, described: readonly SourceDescription[], now: Date): Promise<void> {
    if (version !== descriptorVersion) return
    await this.pictures.write(
      db,
      described.map((each) => ({ ...each, version, describedAt: now })),
    )
  }

  /** Deletes descriptions that nothing needs. @param version that is made now */
  async sweep(db: PhotoDatabase, version: string): Promise<void> {
    const known = [...(await this.pictures.versions(db)), ...(await this.pictures.descriptorVersions(db))]
    await this.pictures.deleteUnused(
      db,
      known.filter((each) => isOutdated(each, version)),
    )
  }
}
