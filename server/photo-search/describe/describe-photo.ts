import type { Crop } from '#contract/photo-search/crop.ts'
import { colourHistogram } from './colour.rules.ts'
import { decodePhoto, pointSide, type PhotoView } from './decode-photo.ts'
import { denseGradients } from './dense-gradients.rules.ts'
import { embed } from './fisher.rules.ts'
import type { PictureDescription, QueryDescription } from './descriptions.rules.ts'
import { describeLocally, queryFeatures, storedFeatures } from './local-features.rules.ts'
import type { PhotoModel } from './model.ts'
import { scaleSpace } from './scale-space.rules.ts'
import { overallVector, type Look } from './vector.rules.ts'

/** Keypoints of a stored picture, and of a query, at most. */
const storedPoints = 300
const queryPoints = 400
/** Cells that each feature of a query visits. */
const visits = 6
/** Standard deviation, in shares of the longer side, of how much a query's middle counts: other things lie at its border. */
const middle = 0.3
const keypoints = { contrast: 0.006, edgeRatio: 10 }

/** Describes a picture of the catalogue. @throws ImageRejected for a broken one */
export async function describePicture(bytes: Uint8Array, model: PhotoModel): Promise<PictureDescription> {
  const photo = await decodePhoto(bytes)
  const described = describeLocally(scaleSpace(photo.points), model.local, { ...keypoints, most: storedPoints })
  const { overall, object } = await looksOf(photo, model)
  return { vector: overallVector(overall, object), features: storedFeatures(described, model.local) }
}

/** Describes a photo that is searched for, or a part of it. @throws ImageRejected for a broken one */
export async function describeQuery(bytes: Uint8Array, model: PhotoModel, crop?: Crop): Promise<QueryDescription> {
  const photo = await decodePhoto(bytes, crop)
  // Decoded by other threads while this one looks for points.
  const inner = photo.middle()
  inner.catch(() => undefined)
  const described = describeLocally(scaleSpace(photo.points), model.local, { ...keypoints, most: queryPoints })
  const [centreX, centreY] = [photo.points.width / pointSide / 2, photo.points.height / pointSide / 2]
  const weightOf = (x: number, y: number) => Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (2 * middle ** 2))
  const views = [await looksOf(photo, model), await looksOf(await inner, model)]
  // A product may be like the photo as it is and like the object that is found in its middle, or the other way round.
  const vectors = views.flatMap(({ overall }) => views.map(({ object }) => overallVector(overall, object)))
  return { vectors, features: queryFeatures(described, model.local, visits, weightOf) }
}

async function looksOf({ overall, colours, map, object }: PhotoView, model: PhotoModel): Promise<{ overall: Look; object: Look }> {
  const part = await object()
  return {
    overall: { embedding: embed(model.fisher, denseGradients(overall)), colours: colourHistogram(colours, map) },
    object: { embedding: embed(model.fisher, denseGradients(part.overall)), colours: colourHistogram(colours, part.map) },
  }
}
