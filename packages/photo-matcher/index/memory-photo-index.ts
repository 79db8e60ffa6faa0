/**
 * The items whose pictures look most like a photo: exact, in memory. Global vectors by sketch and then in full; local features by
 * votes and a geometric check. What the nearest pictures' group is counts for the others of that group.
 *
 * Memory a picture: vector 172 bytes, sketch 16, item, group and slot 9, beside the local features, which have a fixed budget.
 */
import type { QueryDescription } from '../describe/descriptions.ts'
import { likeness, type VectorKind } from '../describe/vector.ts'
import { countBits, highest } from './bits.ts'
import { findLocally } from './local-search.ts'
import type { IndexedItem, PhotoIndex } from './photo-index.ts'
import { Postings } from './postings.ts'
import { rankItems, type RankedItem, type SlotScore } from './ranking.ts'
import { hyperplanes, sketchWords, writeSketch } from './sketch.ts'

/** Bytes of all local features, and of one. */
const localBudget = 80 * 1024 * 1024
const featureBytes = 16
const maxFeatures = 300
/** Slots whose vectors are compared in full: the sketches' best. */
const shortlisted = 1500
/** Parts of the postings from which on they are merged. */
const maxParts = 8

/** Features that each picture may have in an index of so many. */
export const featuresEach = (pictures: number): number =>
  Math.max(16, Math.min(maxFeatures, Math.floor(localBudget / featureBytes / Math.max(1, pictures))))

export class MemoryPhotoIndex implements PhotoIndex {
  private slots = 0
  private alive = 0
  private vectors = new Int8Array(0)
  private sketches = new Uint32Array(0)
  private items = new Int32Array(0)
  private groups = new Int32Array(0)
  private parts: Postings[] = []
  private readonly slotsOf = new Map<number, number[]>()
  private readonly cells: number
  private readonly kind: VectorKind
  private readonly planes: Int8Array

  /** @param cells words of the local features @param kind of the global vectors */
  constructor(cells: number, kind: VectorKind) {
    this.cells = cells
    this.kind = kind
    this.planes = hyperplanes(kind.size)
  }

  get size(): number {
    return this.alive
  }

  get isWorn(): boolean {
    return this.slots > 1000 && this.alive < 0.6 * this.slots
  }

  update(items: readonly IndexedItem[]): void {
    for (const { id } of items) this.remove(id)
    const pictures = items.flatMap(({ id, group, pictures }) =>
      pictures.map(({ vector, features }) => ({ slot: this.add(id, group, vector), features })),
    )
    if (pictures.length === 0) return
    this.parts.push(new Postings(this.cells, pictures))
    if (this.parts.length > maxParts) this.parts = [Postings.merged(this.cells, this.parts, (slot) => this.items[slot]! >= 0)]
  }

  search(query: QueryDescription, most: number): RankedItem[] {
    const local = findLocally(this.parts, query.features, this.slots)
    const slots = new Set([...query.vectors.flatMap((vector) => this.nearest(vector)), ...local.keys()])
    const scores: SlotScore[] = []
    for (const slot of slots) {
      if (this.items[slot]! < 0) continue
      const agreement = local.get(slot)
      const id = this.items[slot]!
      scores.push({
        id,
        group: this.groups[slot]!,
        picture: this.slotsOf.get(id)!.indexOf(slot),
        likeness: Math.max(...query.vectors.map((vector) => likeness(this.vectors, slot * this.kind.size, vector, this.kind))),
        ...(agreement ? { agreement } : {}),
      })
    }
    return rankItems(scores).slice(0, most)
  }

  /** The slots whose vectors are most like the query's sketch. */
  private nearest(vector: Int8Array): number[] {
    const sketch = new Uint32Array(sketchWords)
    writeSketch(sketch, 0, vector, this.planes)
    const closeness = new Int16Array(this.slots)
    for (let slot = 0, at = 0; slot < this.slots; slot++, at += sketchWords) {
      let bits = 0
      for (let word = 0; word < sketchWords; word++) bits += countBits(this.sketches[at + word]! ^ sketch[word]!)
      closeness[slot] = this.items[slot]! < 0 ? -1 : sketchWords * 32 - bits
    }
    return this.slots <= shortlisted ? highest(closeness, shortlisted, -1) : atLeast(closeness, shortlisted)
  }

  private add(id: number, group: number, vector: Int8Array): number {
    const slot = this.slots++
    this.alive++
    if (slot === this.items.length) this.grow(Math.max(64, Math.ceil(slot * 1.3)))
    this.vectors.set(vector, slot * this.kind.size)
    writeSketch(this.sketches, slot * sketchWords, vector, this.planes)
    this.items[slot] = id
    this.groups[slot] = group
    const slots = this.slotsOf.get(id)
    if (slots) slots.push(slot)
    else this.slotsOf.set(id, [slot])
    return slot
  }

  private remove(id: number): void {
    for (const slot of this.slotsOf.get(id) ?? []) {
      this.items[slot] = -1
      this.alive--
    }
    this.slotsOf.delete(id)
  }

  private grow(slots: number): void {
    this.vectors = copied(new Int8Array(slots * this.kind.size), this.vectors)
    this.sketches = copied(new Uint32Array(slots * sketchWords), this.sketches)
    this.items = copied(new Int32Array(slots), this.items)
    this.groups = copied(new Int32Array(slots), this.groups)
  }
}

function copied<T extends { set(from: T): void }>(to: T, from: T): T {
  to.set(from)
  return to
}

/** The places of about so many of the highest values, by counting: no sort of all. */
function atLeast(values: Int16Array, most: number): number[] {
  const counts = new Int32Array(sketchWords * 32 + 1)
  for (const value of values) if (value >= 0) counts[value]!++
  let [least, sum] = [counts.length - 1, counts.at(-1)!]
  while (least > 0 && sum < most) sum += counts[--least]!
  const places: number[] = []
  for (let i = 0; i < values.length && places.length < most * 2; i++) if (values[i]! >= least) places.push(i)
  return places
}
