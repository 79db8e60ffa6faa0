import type { PictureDescription, QueryDescription } from '../describe/descriptions.ts'
import type { RankedItem } from './ranking.ts'

/** What is known of an item; without pictures it leaves the index. */
export interface IndexedItem {
  id: number
  /** What it is sorted under: items of the group that the nearest pictures have come earlier. */
  group: number
  pictures: PictureDescription[]
}

/** Finds which items a photo shows, and which look like it. */
export interface PhotoIndex {
  /** Pictures that can be found. */
  readonly size: number
  /** Whether so much is gone that a new index would be better. */
  readonly isWorn: boolean
  /** Brings items up to date; those without pictures leave. Idempotent. */
  update(items: readonly IndexedItem[]): void
  /** Items by how much they look like the photo, the most alike first. */
  search(photo: QueryDescription, most: number): RankedItem[]
}
