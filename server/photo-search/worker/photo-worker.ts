/** The worker thread of photo search: describes pictures and holds the index, so that the main thread answers pages meanwhile. */
import sharp from 'sharp'
import { answerTasks } from '#server/platform/answer-tasks.ts'
import { ImageRejected } from '#server/platform/media/image-rejected.ts'
import { lowerThreadPriority } from '#server/platform/thread-priority.ts'
import { featureBytesOf, readFeatures } from '../describe/description-bytes.rules.ts'
import { describePicture, describeQuery } from '../describe/describe-photo.ts'
import { wordCount } from '../describe/local-features.rules.ts'
import { readModel, type PhotoModel } from '../describe/model.ts'
import { featuresEach, PhotoIndex } from '../index/photo-index.rules.ts'
import type { WorkerTask } from './worker-messages.ts'

// One thread a picture and no cache of decoded ones, as in the main thread.
sharp.concurrency(1)
sharp.cache(false)
// Pages go first: twenty searches at once would take half of the machine from them.
lowerThreadPriority()

let model: PhotoModel | undefined
let index: PhotoIndex | undefined
let mostFeatures = 0

const modelOf = () => (model ??= readModel())

async function answer(task: WorkerTask): Promise<unknown> {
  if (task.kind === 'describe') {
    const { vector, features } = await describePicture(task.bytes, modelOf())
    return { vector: new Uint8Array(vector.buffer), features: featureBytesOf(features) }
  }
  if (task.kind === 'clear') {
    index = new PhotoIndex(wordCount(modelOf().local))
    mostFeatures = featuresEach(task.pictures)
    return undefined
  }
  if (!index) throw new Error('The index is not loaded')
  if (task.kind === 'update') {
    index.update(
      task.products.map(({ pictures, ...product }) => ({
        ...product,
        pictures: pictures.map(({ vector, features }) => ({
          vector: new Int8Array(vector.buffer, vector.byteOffset, vector.length),
          features: readFeatures(features, mostFeatures),
        })),
      })),
    )
    return { pictures: index.size, isWorn: index.isWorn || featuresEach(index.size) < 0.8 * mostFeatures }
  }
  return index.search(await describeQuery(task.bytes, modelOf(), task.crop), task.most)
}

answerTasks(answer, (error) => (error instanceof ImageRejected ? error.reason : undefined))
