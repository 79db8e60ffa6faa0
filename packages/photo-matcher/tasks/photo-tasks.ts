import type { Crop } from '../describe/decode-photo.ts'
import type { QueryDescription } from '../describe/descriptions.ts'
import type { RankedItem } from '../index/ranking.ts'

/** A picture's description as it is stored. */
export interface StoredDescription {
  vector: Uint8Array
  features: Uint8Array
}

/** An item of the index; the version is that of the descriptor which made the vectors of its pictures. */
export interface StoredItem {
  id: number
  group: number
  version: string
  pictures: StoredDescription[]
}

/** A photo that is searched for, or the part of it that is marked. */
export interface Photo {
  bytes: Uint8Array
  crop?: Crop
}

/** What a thread does that describes pictures and has an index of them, and what it answers. */
export interface PhotoAnswers {
  /** How many components the vectors of a descriptor have. Fails where it cannot be used. */
  vectorSize: number
  /** Describes a picture that can be found. */
  describe: StoredDescription
  /** Begins an empty index for about so many pictures. */
  clear: undefined
  /** Brings items of the index up to date. `isWorn`: a new index would be better. */
  update: { pictures: number; isWorn: boolean }
  /** Finds the items that look most like a photo in the index. */
  search: RankedItem[]
  /** Describes a photo for each of the versions. */
  describeQuery: QueryDescription[]
  /** Ranks items that were found elsewhere, those of each version by its description of the photo. */
  rank: RankedItem[]
}

export type PhotoTask =
  | { kind: 'vectorSize'; version: string }
  | { kind: 'describe'; bytes: Uint8Array; version: string }
  | { kind: 'clear'; pictures: number }
  | { kind: 'update'; items: StoredItem[] }
  | ({ kind: 'search'; most: number } & Photo)
  | ({ kind: 'describeQuery'; versions: string[] } & Photo)
  | { kind: 'rank'; candidates: { query: QueryDescription; items: StoredItem[] }[]; most: number }
