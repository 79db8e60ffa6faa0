import type { Crop } from '#contract/photo-search/crop.ts'
import type { QueryDescription } from '@kalata/photo-matcher/describe/descriptions.ts'
import type { RankedItem } from '@kalata/photo-matcher/index/ranking.ts'

/** A picture's description as it is stored. */
export interface StoredDescription {
  vector: Uint8Array
  features: Uint8Array
}

/** A product of the index; the version is that of the descriptor which made the vectors of its pictures. */
export interface UpdatedProduct {
  productId: number
  categoryId: number
  version: string
  pictures: StoredDescription[]
}

/** A product by how much it looks like a photo. */
export interface RankedProduct extends Pick<RankedItem, 'similarity' | 'likeness' | 'picture'> {
  productId: number
  categoryId: number
}

/** The same with the address of its picture that looks most like the photo. */
export interface FoundProduct extends Omit<RankedProduct, 'picture'> {
  src: string | undefined
}

/** A photo that is searched for, or the part of it that the shopper has marked. */
export interface Photo {
  bytes: Uint8Array
  crop?: Crop
}

/** What the worker does, and what it answers. */
export interface WorkerAnswers {
  /** How many components the vectors of a descriptor have. Fails where it cannot be used. */
  vectorSize: number
  /** Describes a picture of the catalogue. */
  describe: StoredDescription
  /** Begins an empty index that is to hold about so many pictures. */
  clear: undefined
  /** Brings products of the index up to date. `isWorn`: a new index would be better. */
  update: { pictures: number; isWorn: boolean }
  /** Finds the products that look most like a photo in the index. */
  search: RankedProduct[]
  /** Describes a photo for each of the versions. */
  describeQuery: QueryDescription[]
  /** Ranks products that were found elsewhere, those of each version by its description of the photo. */
  rank: RankedProduct[]
}

export type WorkerTask =
  | { kind: 'vectorSize'; version: string }
  | { kind: 'describe'; bytes: Uint8Array; version: string }
  | { kind: 'clear'; pictures: number }
  | { kind: 'update'; products: UpdatedProduct[] }
  | ({ kind: 'search'; most: number } & Photo)
  | ({ kind: 'describeQuery'; versions: string[] } & Photo)
  | { kind: 'rank'; candidates: { query: QueryDescription; products: UpdatedProduct[] }[]; most: number }
