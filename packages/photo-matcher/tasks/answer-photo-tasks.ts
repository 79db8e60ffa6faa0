import sharp from 'sharp'
import { featureBytesOf, readFeatures } from '../describe/description-bytes.ts'
import { describePicture, describeQuery } from '../describe/describe-photo.ts'
import { descriptorVersion, type QueryDescription } from '../describe/descriptions.ts'
import { builtInDescriber, type VectorDescriber } from '../describe/global-vectors.ts'
import { wordCount } from '../describe/local-features.ts'
import { builtInVectors, networkVectors } from '../describe/vector.ts'
import { featuresEach, MemoryPhotoIndex } from '../index/memory-photo-index.ts'
import type { IndexedItem, PhotoIndex } from '../index/photo-index.ts'
import { bySimilarity, type RankedItem } from '../index/ranking.ts'
import { readModel, type PhotoModel } from '../model/model.ts'
import type { Photo, PhotoAnswers, PhotoTask, StoredItem } from './photo-tasks.ts'

/** A grey square: what a network makes of it tells how large its vectors are. */
const anyPicture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })

interface PhotoTaskOptions {
  /** By default the one of this package; code that was bundled names it. */
  modelFile?: string | URL
  /** Makes the vectors of every version but the built-in one; opened with the first task for it. */
  openNetwork?(): VectorDescriber
}

/** Describes pictures and has an index of them, for a thread of its own: one task at a time decodes pictures. */
export class PhotoTasks {
  private readonly options: PhotoTaskOptions
  private read: PhotoModel | undefined
  private network: VectorDescriber | undefined
  /** By the version of the descriptor: two while a network, or the next one, describes everything again. */
  private indexes: Map<string, PhotoIndex> | undefined
  private maxFeatures = 0

  constructor(options: PhotoTaskOptions = {}) {
    this.options = options
  }

  /** @throws UnreadablePicture; Error where the network cannot be used, or the index was not begun */
  async answer(task: PhotoTask): Promise<PhotoAnswers[PhotoTask['kind']]> {
    switch (task.kind) {
      case 'describe': {
        const { vector, features } = await describePicture(task.bytes, this.model, this.describerOf(task.version))
        return { vector: new Uint8Array(vector.buffer), features: featureBytesOf(features) }
      }
      case 'vectorSize': {
        const { vector } = await describePicture(await anyPicture.clone().png().toBuffer(), this.model, this.describerOf(task.version))
        return vector.length
      }
      case 'clear':
        this.indexes = new Map()
        this.maxFeatures = featuresEach(task.pictures)
        return undefined
      case 'describeQuery':
        return this.queriesOf(task, task.versions)
      case 'rank':
        return best(
          task.candidates.map(({ query, items }) => this.rank(query, items, task.most)),
          task.most,
        )
      case 'update':
        return this.update(task.items)
      case 'search':
        return this.search(task, task.most)
    }
  }

  private get model(): PhotoModel {
    return (this.read ??= readModel(this.options.modelFile))
  }

  private describerOf(version: string): VectorDescriber {
    if (version === descriptorVersion) return builtInDescriber(this.model)
    if (!this.options.openNetwork) throw new Error('No network is set')
    return (this.network ??= this.options.openNetwork())
  }

  private queriesOf({ bytes, crop }: Photo, versions: string[]): Promise<QueryDescription[]> {
    return describeQuery(
      bytes,
      this.model,
      versions.map((version) => this.describerOf(version)),
      crop,
    )
  }

  private get loaded(): Map<string, PhotoIndex> {
    if (!this.indexes) throw new Error('The index is not loaded')
    return this.indexes
  }

  private async search(photo: Photo, most: number): Promise<RankedItem[]> {
    const filled = [...this.loaded].filter(([, index]) => index.size > 0)
    const queries = await this.queriesOf(
      photo,
      filled.map(([version]) => version),
    )
    return best(
      filled.map(([, index], at) => index.search(queries[at]!, most)),
      most,
    )
  }

  private rank(query: QueryDescription, items: StoredItem[], most: number): RankedItem[] {
    const index = this.openIndex(items[0]!)
    index.update(items.map((item) => indexedItem(item, item.version, Infinity)))
    return index.search(query, most)
  }

  /** An empty index for items like this one, which has pictures. */
  private openIndex({ version, pictures }: StoredItem): PhotoIndex {
    const kind = version === descriptorVersion ? builtInVectors : networkVectors(pictures[0]!.vector.length)
    return new MemoryPhotoIndex(wordCount(this.model.local), kind)
  }

  private update(items: StoredItem[]): PhotoAnswers['update'] {
    const { loaded, maxFeatures } = this
    for (const item of items) if (item.pictures.length > 0 && !loaded.has(item.version)) loaded.set(item.version, this.openIndex(item))
    for (const [version, index] of loaded) index.update(items.map((item) => indexedItem(item, version, maxFeatures)))
    const all = [...loaded.values()]
    const pictures = all.reduce((sum, { size }) => sum + size, 0)
    return { pictures, isWorn: all.some((index) => index.isWorn) || featuresEach(pictures) < 0.8 * maxFeatures }
  }
}

/** The results of several indexes in one order. */
const best = (results: RankedItem[][], most: number): RankedItem[] => results.flat().sort(bySimilarity).slice(0, most)

/** An item as the index of a version has it: without pictures where another describes it. */
function indexedItem({ id, group, version, pictures }: StoredItem, indexed: string, maxFeatures: number): IndexedItem {
  const described = version === indexed ? pictures : []
  return {
    ...{ id, group },
    pictures: described.map(({ vector, features }) => ({
      vector: new Int8Array(vector.buffer, vector.byteOffset, vector.length),
      features: readFeatures(features, maxFeatures),
    })),
  }
}
