/** The worker thread of photo search: describes pictures and holds the index, so that the main thread answers pages meanwhile. */
import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { answerTasks } from '@kalata/worker-tasks/answer-tasks.ts'
import { rejectionOf } from '@kalata/media-store/pictures/inspect-image.ts'
import type { PhotoModelSettings } from '#server/platform/settings.ts'
import { projectFile } from '#server/platform/project-files.ts'
import { lowerThreadPriority } from '#server/platform/thread-priority.ts'
import { featureBytesOf, readFeatures } from '@kalata/photo-matcher/describe/description-bytes.ts'
import { UnreadablePicture } from '@kalata/photo-matcher/describe/decode-photo.ts'
import { describePicture, describeQuery } from '@kalata/photo-matcher/describe/describe-photo.ts'
import { descriptorVersion, type QueryDescription } from '@kalata/photo-matcher/describe/descriptions.ts'
import { builtInDescriber, type VectorDescriber } from '@kalata/photo-matcher/describe/global-vectors.ts'
import { wordCount } from '@kalata/photo-matcher/describe/local-features.ts'
import { readModel, type PhotoModel } from '@kalata/photo-matcher/model/model.ts'
import { builtInVectors, networkVectors } from '@kalata/photo-matcher/describe/vector.ts'
import { featuresEach, MemoryPhotoIndex } from '@kalata/photo-matcher/index/memory-photo-index.ts'
import type { PhotoIndex } from '@kalata/photo-matcher/index/photo-index.ts'
import { bySimilarity, type RankedItem } from '@kalata/photo-matcher/index/ranking.ts'
import { openNetwork } from '../network/onnx-network.ts'
import type { Photo, RankedProduct, UpdatedProduct, WorkerTask } from './worker-messages.ts'

// One thread a picture and no cache of decoded ones, as in the main thread.
sharp.concurrency(1)
sharp.cache(false)
const { photoModel } = workerData as { photoModel: PhotoModelSettings | undefined }
/** A grey square: what a network makes of it tells how large its vectors are. */
const anyPicture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })

let model: PhotoModel | undefined
let network: VectorDescriber | undefined
/** By the version of the descriptor: two while a network, or the next one, describes the catalogue again. */
let indexes: Map<string, PhotoIndex> | undefined
let maxFeatures = 0

const modelOf = () => (model ??= readModel(projectFile('packages/photo-matcher/model/model.bin')))

function describerOf(version: string): VectorDescriber {
  if (version === descriptorVersion) return builtInDescriber(modelOf())
  if (!photoModel) throw new Error('No network is set')
  return (network ??= openNetwork(photoModel))
}

let yields = false

/** Pages go first: twenty searches at once would take half of the machine from them. */
function yieldToPages(): void {
  if (!yields) lowerThreadPriority()
  yields = true
}

/** Loading the index and the first search do not yield: they take a second of a processor once, for which a shopper would wait ten on a full machine. */
async function answerByPriority(task: WorkerTask): Promise<unknown> {
  if (task.kind === 'describe') yieldToPages()
  try {
    return await answer(task)
  } finally {
    if (task.kind === 'search' || task.kind === 'describeQuery') yieldToPages()
  }
}

async function answer(task: WorkerTask): Promise<unknown> {
  if (task.kind === 'describe') {
    const { vector, features } = await describePicture(task.bytes, modelOf(), describerOf(task.version))
    return { vector: new Uint8Array(vector.buffer), features: featureBytesOf(features) }
  }
  if (task.kind === 'vectorSize') {
    const { vector } = await describePicture(await anyPicture.clone().png().toBuffer(), modelOf(), describerOf(task.version))
    return vector.length
  }
  if (task.kind === 'clear') {
    indexes = new Map()
    maxFeatures = featuresEach(task.pictures)
    return undefined
  }
  if (task.kind === 'describeQuery') return queriesOf(task, task.versions)
  if (task.kind === 'rank') {
    const results = task.candidates.map(({ query, products }) => {
      const index = openIndex(products[0]!)
      index.update(products.map((product) => indexedProduct(product, product.version, Infinity)))
      return index.search(query, task.most)
    })
    return best(results, task.most)
  }
  if (!indexes) throw new Error('The index is not loaded')
  if (task.kind === 'update') return update(indexes, task.products)
  const filled = [...indexes].filter(([, index]) => index.size > 0)
  const versions = filled.map(([version]) => version)
  const queries = await queriesOf(task, versions)
  const results = filled.map(([, index], at) => index.search(queries[at]!, task.most))
  return best(results, task.most)
}

async function queriesOf({ bytes, crop }: Photo, versions: string[]): Promise<QueryDescription[]> {
  return describeQuery(bytes, modelOf(), versions.map(describerOf), crop)
}

/** The results of several indexes in one order. */
function best(results: RankedItem[][], most: number): RankedProduct[] {
  const ranked = results.flat().sort(bySimilarity).slice(0, most)
  return ranked.map(({ id, group, ...rank }) => ({ productId: id, categoryId: group, ...rank }))
}

/** An empty index for products like this one, which has pictures. */
function openIndex({ version, pictures }: UpdatedProduct): PhotoIndex {
  const kind = version === descriptorVersion ? builtInVectors : networkVectors(pictures[0]!.vector.length)
  return new MemoryPhotoIndex(wordCount(modelOf().local), kind)
}

function update(indexes: Map<string, PhotoIndex>, products: UpdatedProduct[]) {
  for (const product of products)
    if (product.pictures.length > 0 && !indexes.has(product.version)) indexes.set(product.version, openIndex(product))
  for (const [version, index] of indexes) index.update(products.map((product) => indexedProduct(product, version, maxFeatures)))
  const pictures = [...indexes.values()].reduce((sum, { size }) => sum + size, 0)
  const isWorn = [...indexes.values()].some((index) => index.isWorn) || featuresEach(pictures) < 0.8 * maxFeatures
  return { pictures, isWorn }
}

/** A product as the index of a version has it: without pictures where another describes it. */
function indexedProduct({ productId, categoryId, version, pictures }: UpdatedProduct, indexed: string, maxFeatures: number) {
  const described = version === indexed ? pictures : []
  return {
    id: productId,
    group: categoryId,
    pictures: described.map(({ vector, features }) => ({
      vector: new Int8Array(vector.buffer, vector.byteOffset, vector.length),
      features: readFeatures(features, maxFeatures),
    })),
  }
}

answerTasks(answerByPriority, (error) => (error instanceof UnreadablePicture ? rejectionOf(error.cause).reason : undefined))
