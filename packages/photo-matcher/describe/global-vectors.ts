/** What makes the global vectors of pictures: our own descriptor, or a foreign network. */
import { colourHistogram } from './colour.ts'
import type { PhotoView } from './decode-photo.ts'
import { denseGradients } from './dense-gradients.ts'
import { embed } from './embedding.ts'
import type { Filters } from './filters.ts'
import { fisherVector, type FisherModel } from './fisher.ts'
import { overallVector, type Look } from './vector.ts'

export interface VectorDescriber {
  ofPicture(photo: PhotoView): Promise<Int8Array>
  /** Of a photo that is searched for and of its middle: either may be what is like a picture. */
  ofQuery(photo: PhotoView, middle: PhotoView): Promise<Int8Array[]>
}

interface VectorModel {
  fisher: FisherModel
  filters: Filters
}

/** Our own: kind and colours of the whole picture and of its object. */
export function builtInDescriber(model: VectorModel): VectorDescriber {
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

async function looksOf(view: PhotoView, { fisher, filters }: VectorModel): Promise<{ overall: Look; object: Look }> {
  const { overall, square, colours, map, object } = view
  const part = await object()
  const clothing = embed(fisher.overall, fisherVector(fisher, denseGradients(overall)))
  return {
    overall: { embedding: Float32Array.of(...clothing, ...filters.embeddingOf(square)), colours: colourHistogram(colours, map) },
    object: {
      embedding: embed(fisher.object, fisherVector(fisher, denseGradients(part.overall))),
      colours: colourHistogram(colours, part.map),
    },
  }
}
