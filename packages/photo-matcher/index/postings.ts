/**
 * An inverted file over the cells of a product quantiser (inverted multi-index, Babenko and Lempitsky 2012). Within a cell, binary signatures
 * tell matches from chance (Hamming embedding, Jegou et al. 2008). 16 bytes a feature.
 */
import { place, type LocalFeatures, type QueryFeatures } from '../describe/local-features.ts'
import { countBits } from './bits.ts'
import type { Matches } from './geometry.ts'

/** Bits of 64 that two signatures of one thing differ in at most. */
const maxDistance = 24
/** 256ths of a circle by which a photo is turned against the picture at most. */
const maxTurn = 40

/** The features of some slots of the index, cell by cell. */
export class Postings {
  private readonly starts: Uint32Array
  readonly owners: Uint32Array
  private readonly signatures: Uint32Array
  private readonly places: Uint8Array

  /** @param cells of the quantiser @param pictures with the slot of each */
  constructor(cells: number, pictures: readonly { slot: number; features: LocalFeatures }[]) {
    const ends = new Uint32Array(cells + 1)
    for (const { features } of pictures) for (let i = 0; i < features.count; i++) ends[features.words[i]! + 1]!++
    for (let cell = 0; cell < cells; cell++) ends[cell + 1]! += ends[cell]!
    this.starts = ends.slice()
    this.owners = new Uint32Array(ends[cells]!)
    this.signatures = new Uint32Array(2 * ends[cells]!)
    this.places = new Uint8Array(4 * ends[cells]!)
    for (const { slot, features } of pictures) {
      for (let i = 0; i < features.count; i++) {
        const at = ends[features.words[i]!]!++
        this.owners[at] = slot
        this.signatures.set(features.signatures.subarray(2 * i, 2 * i + 2), 2 * at)
        this.places.set(features.places.subarray(4 * i, 4 * i + 4), 4 * at)
      }
    }
  }

  /** One in place of several, without the slots that are gone. */
  static merged(cells: number, parts: readonly Postings[], isAlive: (slot: number) => boolean): Postings {
    const merged = new Postings(cells, [])
    const total = parts.reduce((sum, { owners }) => sum + owners.filter(isAlive).length, 0)
    const [owners, signatures, places] = [new Uint32Array(total), new Uint32Array(2 * total), new Uint8Array(4 * total)]
    let to = 0
    for (let cell = 0; cell < cells; cell++) {
      for (const part of parts) {
        for (let at = part.starts[cell]!; at < part.starts[cell + 1]!; at++) {
          if (!isAlive(part.owners[at]!)) continue
          owners[to] = part.owners[at]!
          signatures.set(part.signatures.subarray(2 * at, 2 * at + 2), 2 * to)
          places.set(part.places.subarray(4 * at, 4 * at + 4), 4 * to)
          to++
        }
      }
      merged.starts[cell + 1] = to
    }
    return Object.assign(merged, { owners, signatures, places })
  }

  /** Postings in a cell. */
  sizeOf(cell: number): number {
    return this.starts[cell + 1]! - this.starts[cell]!
  }

  /** Calls `onMatch` for each feature that matches the query's at one of its visits. */
  match(query: QueryFeatures, feature: number, visit: number, onMatch: (at: number, distance: number) => void): void {
    const cell = query.visitWords[visit]!
    const [low, high] = [query.visitSignatures[2 * visit]!, query.visitSignatures[2 * visit + 1]!]
    const angle = query.places[4 * feature + 3]!
    const end = this.starts[cell + 1]!
    for (let at = this.starts[cell]!; at < end; at++) {
      const distance = countBits(this.signatures[2 * at]! ^ low) + countBits(this.signatures[2 * at + 1]! ^ high)
      if (distance > maxDistance) continue
      const turn = (this.places[4 * at + 3]! - angle + 256) & 255
      if (turn <= maxTurn || turn >= 256 - maxTurn) onMatch(at, distance)
    }
  }

  /** Adds a match to those of its picture. */
  addTo(matches: Matches, query: QueryFeatures, { feature, at, weight }: { feature: number; at: number; weight: number }): void {
    matches.weights.push(weight)
    matches.queryPoints.push(place(query.places, feature))
    matches.points.push(place(this.places, at))
  }
}
