/** What makes the global vectors of pictures: our own descriptor, or a foreign network. */
import { colourHistogram } from './colour.ts'
import type { DecodedPhoto, PhotoView, ScaledView } from './decode-photo.ts'
import { denseGradients } from './dense-gradients.ts'
import { embed } from './embedding.ts'
import type { Filters } from './filters.ts'
import { fisherVector, type FisherModel } from './fisher.ts'
import { overallVector, type Look } from './vector.ts'

export interface VectorDescriber {
  ofPicture(photo: PhotoView): Promise<Int8Array>
  /** Of a photo that is searched for and of its middle: either may be what is like a picture. */
  ofQuery(photo: DecodedPhoto, middle: PhotoView): Promise<Int8Array[]>
}

interface VectorModel {
  fisher: FisherModel
  filters: Filters
}

/** Our own: kind and colours of the whole picture and of its object. */
export function builtInDescriber(model: VectorModel): VectorDescriber {
  return {
    ofPicture: async (photo) => overallVector(await lookOf(photo, model), await objectLookOf(photo, model)),
    async ofQuery(photo, middle) {
      // A catalogue's picture has little around its object; the photo as it is has more than its middle and its frame have.
      const looks = [await lookOf(middle, model), await lookOf(await photo.framed(), model)]
      const objects = [await objectLookOf(photo, model), await objectLookOf(middle, model)]
      // A picture may be like the one and like the object that is found in the other.
      return looks.flatMap((look) => objects.map((object) => overallVector(look, object)))
    },
  }
}

async function lookOf({ overall, square, colours, map }: ScaledView, { fisher, filters }: VectorModel): Promise<Look> {
  const kind = embed(fisher.overall, fisherVector(fisher, denseGradients(overall)))
  return { embedding: Float32Array.of(...kind, ...filters.embeddingOf(await square())), colours: colourHistogram(colours, map) }
}

async function objectLookOf({ colours, part, object }: PhotoView, { fisher }: VectorModel): Promise<Look> {
  return { embedding: embed(fisher.object, fisherVector(fisher, denseGradients(await object()))), colours: colourHistogram(colours, part) }
}
