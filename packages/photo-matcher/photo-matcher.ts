/** The whole matcher: describes pictures and photos, and opens indexes of what was described. Descriptions may be kept and read again later. */
import type { Crop } from './describe/decode-photo.ts'
import { describePicture, describeQuery } from './describe/describe-photo.ts'
import type { PictureDescription, QueryDescription } from './describe/descriptions.ts'
import { builtInDescriber } from './describe/global-vectors.ts'
import { wordCount } from './describe/local-features.ts'
import { builtInVectors } from './describe/vector.ts'
import { MemoryPhotoIndex } from './index/memory-photo-index.ts'
import type { PhotoIndex } from './index/photo-index.ts'
import { readModel } from './model/model.ts'

export interface PhotoMatcher {
  /** What a picture that is to be found looks like. One at a time: a thread has memory for one. @throws UnreadablePicture */
  describePicture(bytes: Uint8Array): Promise<PictureDescription>
  /** What a photo that is searched for, or a part of it, looks like. @throws UnreadablePicture */
  describePhoto(bytes: Uint8Array, crop?: Crop): Promise<QueryDescription>
  /** An empty index. */
  openIndex(): PhotoIndex
}

/** @param modelFile by default the one of this package; code that was bundled names it */
export function openPhotoMatcher(modelFile?: string | URL): PhotoMatcher {
  const model = readModel(modelFile)
  const describer = builtInDescriber(model)
  return {
    describePicture: (bytes) => describePicture(bytes, model, describer),
    async describePhoto(bytes, crop) {
      const [described] = await describeQuery(bytes, model, [describer], crop)
      return described!
    },
    openIndex: () => new MemoryPhotoIndex(wordCount(model.local), builtInVectors),
  }
}
