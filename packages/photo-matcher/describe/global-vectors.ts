/** What makes the global vectors of pictures: our own descriptor, or a foreign network. */
import { colourHistogram } from './colour.ts'
import type { PhotoView } from './decode-photo.ts'
import { denseGradients } from './dense-gradients.ts'
import { embed, fisherVector, type FisherModel } from './fisher.ts'
import { overallVector, type Look } from './vector.ts'

export interface VectorDescriber {
  ofPicture(photo: PhotoView): Promise<Int8Array>
  /** Of a photo that is searched for and of its middle: either may be what is like a picture. */
  ofQuery(photo: PhotoView, middle: PhotoView): Promise<Int8Array[]>
}

/** Our own: kind and colours of the whole picture and of its object. */
export function builtInDescriber(model: FisherModel): VectorDescriber {
  return {
    async ofPicture(photo) {
      const { overall, object } = await looksOf(photo, model)
      return overallVector(overall, object)
    },
    async ofQuery(photo, middle) {
      const views = [await looksOf(photo, model), await looksOf(middle, model)]
      // A picture may be like the photo as it is and like the object that is found in its middle, or the other way round.
      return views.flatMap(({ overall }) => views.map(({ object }) => overallVector(overall, object)))
    },
  }
}

async function looksOf({ overall, colours, map, object }: PhotoView, model: FisherModel): Promise<{ overall: Look; object: Look }> {
  const part = await object()
  return {
    overall: { embedding: embed(model.overall, fisherVector(model, denseGradients(overall))), colours: colourHistogram(colours, map) },
    object: {
      embedding: embed(model.object, fisherVector(model, denseGradients(part.overall))),
      colours: colourHistogram(colours, part.map),
    },
  }
}
