/** What describing a picture gives. */
import type { LocalFeatures, QueryFeatures } from './local-features.ts'

/** Of everything that is described: grows when a descriptor would give something else, so that pictures are described again. */
export const descriptorVersion = 'photos-0005'

/** A picture that can be found, as it is stored. */
export interface PictureDescription {
  vector: Int8Array
  features: LocalFeatures
}

/** A photo that is searched for. */
export interface QueryDescription {
  /** Of its middle and of its object's frame, each with the object found in the whole photo and in the middle. */
  vectors: Int8Array[]
  features: QueryFeatures
}
