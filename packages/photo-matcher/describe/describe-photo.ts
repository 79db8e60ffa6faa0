import { decodePhoto, pointSide, type Crop } from './decode-photo.ts'
import type { PictureDescription, QueryDescription } from './descriptions.ts'
import { builtInDescriber, type VectorDescriber } from './global-vectors.ts'
import { describeLocally, queryFeatures, storedFeatures } from './local-features.ts'
import type { PhotoModel } from '../model/model.ts'
import { scaleSpace } from './scale-space.ts'

/** Keypoints of a stored picture, and of a query, at most. */
const storedPoints = 300
const queryPoints = 400
/** Cells that each feature of a query visits. */
const visits = 6
/** Standard deviation, in shares of the longer side, of how much a query's middle counts: other things lie at its border. */
const middle = 0.3
const keypoints = { contrast: 0.006, edgeRatio: 10 }

/** Describes a picture that is to be found. @throws UnreadablePicture */
export async function describePicture(
  bytes: Uint8Array,
  model: PhotoModel,
  vectors: VectorDescriber = builtInDescriber(model),
): Promise<PictureDescription> {
  const photo = await decodePhoto(bytes)
  const described = describeLocally(scaleSpace(photo.points), model.local, { ...keypoints, most: storedPoints })
  return { vector: await vectors.ofPicture(photo), features: storedFeatures(described, model.local) }
}

/**
 * Describes a photo that is searched for, or a part of it, once for each of the descriptors whose vectors an index has.
 * @throws UnreadablePicture
 */
export async function describeQuery(
  bytes: Uint8Array,
  model: PhotoModel,
  describers: readonly VectorDescriber[],
  crop?: Crop,
): Promise<QueryDescription[]> {
  const photo = await decodePhoto(bytes, crop)
  // Decoded by other threads while this one looks for points.
  const inner = photo.middle()
  inner.catch(() => undefined)
  const described = describeLocally(scaleSpace(photo.points), model.local, { ...keypoints, most: queryPoints })
  const [centreX, centreY] = [photo.points.width / pointSide / 2, photo.points.height / pointSide / 2]
  const weightOf = (x: number, y: number) => Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (2 * middle ** 2))
  const features = queryFeatures(described, model.local, visits, weightOf)
  const queries: QueryDescription[] = []
  for (const describer of describers) queries.push({ vectors: await describer.ofQuery(photo, await inner), features })
  return queries
}
