import type { Layout } from '../schema/layout.ts'
import type { SortKey } from '../schema/schema.ts'
import type { Segment, SharedArray } from '../segments/segment.ts'
import { nameWordsIn } from '../words/words.ts'
import type { IndexQuery } from './query.ts'
import { TopHits } from './top-hits.ts'
import type { WordHits } from './word-hits.ts'
import { WordPoints } from './word-points.ts'

/** A key of a sort, with the column of the segment at hand. */
interface Key {
  kind: 'rank' | 'brevity' | 'field' | 'none'
  at: number
  /** -1 where the lowest number comes first. */
  sign: number
  numbers: SharedArray
}

/** A gain of the rank, with its column. */
interface Gain {
  at: number
  weight: number
  of: number
  /** 0: it does not fade. */
  fadesIn: number
  numbers: SharedArray
}

const noNumbers = new Int32Array(0)
const noKey: Key = { kind: 'none', at: 0, sign: 1, numbers: noNumbers }

/** The first hits in the order of a sort, of one query after another. */
export class HitOrder {
  private readonly layout: Layout
  private readonly points: WordPoints
  private readonly keys: readonly [Key, Key, Key]
  private readonly gains: readonly Gain[]
  private readonly lacking: readonly { flag: number; factor: number }[]
  private readonly newestAt: number
  private top = new TopHits(0)
  private language = 0
  private moment = 0
  private hasWords = false
  private newest: SharedArray = noNumbers
  private flags: Uint8Array = new Uint8Array(0)
  private nameWords: Uint32Array = new Uint32Array(0)
  private textWords: Uint8Array = new Uint8Array(0)
  /** Of the hit at hand: an object for each would cost more than reading it. */
  private readonly lengths = { name: 0, texts: 0 }
  private productIds: Int32Array = noNumbers

  /** @throws TypeError for a sort that the schema has not */
  constructor(layout: Layout, sort: string) {
    const { rank, newest } = layout.schema
    this.layout = layout
    this.points = new WordPoints(rank.points)
    const [first = noKey, second = noKey, third = noKey] = layout.keysOf(sort).map((key) => keyOf(layout, key))
    this.keys = [first, second, third]
    this.gains = rank.gains.map(({ field, weight, ...of }) => ({
      ...{ at: layout.at(field), weight, numbers: noNumbers },
      ...{ of: 'of' in of ? of.of : 1, fadesIn: 'fadesIn' in of ? of.fadesIn : 0 },
    }))
    this.lacking = layout.flags.flatMap(({ name, flag }) => {
      const factor = rank.lacking[name]
      return factor === undefined ? [] : [{ flag, factor }]
    })
    this.newestAt = layout.at(newest)
  }

  /** Begins with a query of this sort. @throws TypeError for a language that the schema has not */
  begin({ language, words, limit, offset = 0, moment = 0 }: IndexQuery): void {
    this.top = new TopHits(offset + limit)
    this.language = this.layout.languageAt(language)
    this.moment = moment
    this.hasWords = words !== undefined
  }

  /** Begins with a segment. */
  open({ ids, flags, nameWords, textWords, columns }: Segment): void {
    for (const key of this.keys) if (key !== noKey) key.numbers = columns[key.at]!
    for (const gain of this.gains) gain.numbers = columns[gain.at]!
    this.newest = columns[this.newestAt]!
    this.flags = flags
    this.nameWords = nameWords
    this.textWords = textWords
    this.productIds = ids
  }

  /** @param named whether the words name it, 1 or 0 */
  add(slot: number, named: number, words: WordHits | undefined): void {
    if (!this.top.accepts(named)) return
    const { keys, top } = this
    const first = this.read(keys[0], slot, words)
    if (!top.acceptsFirst(named, first)) return
    const second = keys[1] === noKey ? 0 : this.read(keys[1], slot, words)
    const third = keys[2] === noKey ? 0 : this.read(keys[2], slot, words)
    top.add(named, first, second, third, this.newest[slot]!, this.productIds[slot]!)
  }

  /** The ids in order from a place on. */
  ids(from: number): number[] {
    return this.top.ids(from)
  }

  /** The higher number comes first. */
  private read({ kind, sign, numbers }: Key, slot: number, words: WordHits | undefined): number {
    switch (kind) {
      case 'field':
        return sign * numbers[slot]!
      case 'rank':
        return this.rank(slot, words === undefined ? 1 : this.wordPoints(slot, words))
      case 'brevity':
        // Of nothing that was asked for by words the length of a name tells nothing.
        return this.hasWords ? -nameWordsIn(this.nameWords[slot]!, this.language) : 0
      case 'none':
        return 0
    }
  }

  private wordPoints(slot: number, words: WordHits): number {
    const { lengths } = this
    lengths.name = nameWordsIn(this.nameWords[slot]!, this.language)
    lengths.texts = this.textWords[slot]!
    return words.points(slot, this.points, lengths)
  }

  private rank(slot: number, points: number): number {
    let rank = points
    for (const { flag, factor } of this.lacking) if ((this.flags[slot]! & flag) === 0) rank *= factor
    let gain = 1
    for (const { weight, of, fadesIn, numbers } of this.gains) {
      const number = numbers[slot]!
      gain += fadesIn > 0 ? weight * Math.min(Math.max(1 - (this.moment - number) / fadesIn, 0), 1) : (weight * number) / of
    }
    return rank * gain
  }
}

function keyOf(layout: Layout, key: SortKey): Key {
  if (typeof key === 'string') return { kind: key, at: 0, sign: 1, numbers: noNumbers }
  return { kind: 'field', at: layout.at(key.field), sign: key.order === 'descending' ? 1 : -1, numbers: noNumbers }
}
