const firstBytes = 1 << 12
const firstCount = 1 << 8
/** So that nobody who writes texts knows which of them hash alike. */
const seed = Math.floor(Math.random() * 2 ** 32) | 0

/** Byte strings, each once, with numbers in the order in which they first came: a hash table (FNV-1a, linear probing) without an object for each. */
export class ByteStrings {
  count = 0
  /** One after another; see {@link ByteStrings.starts}. */
  bytes = new Uint8Array(firstBytes)
  /** Where each begins, and behind the last where it ends. */
  starts = new Uint32Array(firstCount + 1)
  /** Hash and number beside each other, which stand in one line of the processor's cache; number -1: free. At most half of it is used. */
  private table = new Int32Array(4 * firstCount).fill(-1)

  /** The number of `source[from..to)`; a new one where it was not there. */
  add(source: Uint8Array, from: number, to: number): number {
    let hash = seed
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ source[at]!, 16_777_619)
    const { table } = this
    const mask = table.length - 1
    let place = placeOf(hash) & mask
    for (let number: number; (number = table[place + 1]!) >= 0; place = (place + 2) & mask)
      if (table[place] === hash && this.isSame(number, source, from, to)) return number
    return this.insert(place, hash, source.subarray(from, to))
  }

  private isSame(number: number, source: Uint8Array, from: number, to: number): boolean {
    const { bytes, starts } = this
    const start = starts[number]!
    if (starts[number + 1]! - start !== to - from) return false
    for (let at = from, stored = start; at < to; at++, stored++) if (bytes[stored] !== source[at]) return false
    return true
  }

  private insert(place: number, hash: number, bytes: Uint8Array): number {
    const number = this.count++
    const start = this.starts[number]!
    while (start + bytes.length > this.bytes.length) this.bytes = grown(this.bytes)
    this.bytes.set(bytes, start)
    if (number + 2 > this.starts.length) this.starts = grown(this.starts)
    this.starts[number + 1] = start + bytes.length
    this.table[place] = hash
    this.table[place + 1] = number
    if (4 * this.count > this.table.length) this.rehash()
    return number
  }

  private rehash(): void {
    const old = this.table
    const table = new Int32Array(2 * old.length).fill(-1)
    const mask = table.length - 1
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1]! < 0) continue
      let place = placeOf(old[at]!) & mask
      while (table[place + 1]! >= 0) place = (place + 2) & mask
      table[place] = old[at]!
      table[place + 1] = old[at + 1]!
    }
    this.table = table
  }
}

/** Where a hash is looked for first. The lowest bits of its last step depend on few bytes. */
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) << 1

/** The same numbers with place for twice as many. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(list: T): T {
  const larger = new (list.constructor as new (length: number) => T)(2 * list.length)
  larger.set(list)
  return larger
}
