/**
 * A QR code of an address: byte mode, error correction M (15 %), versions 1 to 10 (213 bytes), the mask with the fewest penalties
 * (ISO/IEC 18004).
 */

/** By version: all codewords, error correction codewords a block, and blocks. */
const versions: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
]
const alignmentCentres = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]] as const
/** Of error correction M in the format information. */
const levelBits = 0b00

type Modules = boolean[][]

/**
 * The code of a text as an SVG path of unit squares over `size` x `size`, without the quiet zone of four modules.
 * @throws RangeError for more than 213 bytes
 */
export function qrCode(text: string): { size: number; path: string } {
  const modules = qrModules(text)
  let path = ''
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
    }
  })
  return { size: modules.length, path }
}

/** The dark modules by row and column. */
export function qrModules(text: string): Modules {
  const bytes = new TextEncoder().encode(text)
  const version =
    versions.findIndex(([total, correction, blocks], place) => bytes.length <= total - correction * blocks - (place < 9 ? 2 : 3)) + 1
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a QR code of version 10`)
  const { modules, reserved } = emptyCode(version)
  writeCodewords(modules, reserved, codewords(bytes, version))
  const masked = masks.map((_, mask) => applyMask(modules, reserved, mask))
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

/** The data with its error correction, blocks interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, correction, blocks] = versions[version - 1]!
  const capacity = total - correction * blocks
  const bits = [...toBits(0b0100, 4), ...toBits(bytes.length, version < 10 ? 8 : 16), ...[...bytes].flatMap((byte) => toBits(byte, 8))]
  const padded = [...bits, ...toBits(0, Math.min(4, capacity * 8 - bits.length))]
  while (padded.length % 8 > 0) padded.push(0)
  const data = Array.from({ length: padded.length / 8 }, (_, place) => parseInt(padded.slice(place * 8, place * 8 + 8).join(''), 2))
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad)
  const short = Math.floor(capacity / blocks)
  const longBlocks = capacity % blocks
  let read = 0
  const dataBlocks = Array.from({ length: blocks }, (_, place) => {
    const length = short + (place >= blocks - longBlocks ? 1 : 0)
    return data.slice(read, (read += length))
  })
  const corrections = dataBlocks.map((block) => remainder(block, correction))
  return [...interleaved(dataBlocks), ...interleaved(corrections)]
}

const toBits = (value: number, count: number): number[] => Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1)

const interleaved = (blocks: number[][]): number[] =>
  Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, place) =>
    blocks.flatMap((block) => (place < block.length ? [block[place]!] : [])),
  ).flat()

/** Product in GF(256) over x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one)
  return product
}

/** The Reed-Solomon remainder of a block, `count` codewords. */
export function remainder(block: readonly number[], count: number): number[] {
  let generator = [1]
  for (let [root, place] = [1, 0]; place < count; place++, root = multiply(root, 2)) {
    generator = [...generator, 0].map((each, index) => each ^ multiply(index > 0 ? generator[index - 1]! : 0, root))
  }
  const rest = Array<number>(count).fill(0)
  for (const value of block) {
    const factor = value ^ rest.shift()!
    rest.push(0)
    rest.forEach((_, index) => (rest[index]! ^= multiply(generator[index + 1]!, factor)))
  }
  return rest
}

/** Finder, alignment and timing patterns with the version, and which modules are no data. */
function emptyCode(version: number): { modules: Modules; reserved: Modules } {
  const size = version * 4 + 17
  const modules: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const reserved: Modules = modules.map((row) => [...row])
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    modules[y]![x] = dark
    reserved[y]![x] = true
  }
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0)
    set(place, 6, place % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(5, (dx, dy, ring) => set(x + dx, y + dy, ring !== 2 && ring !== 4))
  const centres = alignmentCentres[version - 1]!
  for (const y of centres)
    for (const x of centres) {
      const inFinder = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)
      if (!inFinder) square(3, (dx, dy, ring) => set(x + dx, y + dy, ring !== 1))
    }
  for (let place = 0; place < 9; place++) {
    if (place < 8) set(size - 1 - place, 8, false)
    if (place < 8) set(8, size - 1 - place, false)
    set(place, 8, place === 6)
    set(8, place, place === 6)
  }
  if (version >= 7) {
    const bits = bch(version, 6, 0x1f25)
    for (let place = 0; place < 18; place++) {
      const [long, short] = [Math.floor(place / 3), size - 11 + (place % 3)]
      set(short, long, ((bits >> place) & 1) === 1)
      set(long, short, ((bits >> place) & 1) === 1)
    }
  }
  return { modules, reserved }
}

/** Every place around a centre up to `radius - 1` away, with the ring that it is in. */
function square(radius: number, each: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = 1 - radius; dy < radius; dy++)
    for (let dx = 1 - radius; dx < radius; dx++) each(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)))
}

/** A value of `length` bits followed by its BCH remainder. */
function bch(value: number, length: number, generator: number): number {
  const degree = 31 - Math.clz32(generator)
  let rest = value << degree
  for (let bit = length - 1; bit >= 0; bit--) if ((rest >> (bit + degree)) & 1) rest ^= generator << bit
  return (value << degree) | rest
}

/** From the right, two columns at a time, up and down by turns, past the timing column. */
function writeCodewords(modules: Modules, reserved: Modules, words: number[]): void {
  const size = modules.length
  let bit = 0
  for (let [right, up] = [size - 1, true]; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let place = 0; place < size; place++) {
      const y = up ? size - 1 - place : place
      for (const x of [right, right - 1]) {
        if (reserved[y]![x]) continue
        modules[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The code under a mask, with the format information that names it. */
function applyMask(modules: Modules, reserved: Modules, mask: number): Modules {
  const size = modules.length
  const masked = modules.map((row, y) => row.map((dark, x) => (reserved[y]![x] ? dark : dark !== masks[mask]!(x, y))))
  const format = bch((levelBits << 3) | mask, 5, 0x537) ^ 0x5412
  for (let place = 0; place < 15; place++) {
    const dark = ((format >> place) & 1) === 1
    // Beside the upper left finder pattern, where the timing patterns are passed over; and once more beside the other two.
    const [x, y] = place < 8 ? [8, place < 6 ? place : place + 1] : [place === 8 ? 7 : 14 - place, 8]
    masked[y]![x] = dark
    if (place < 8) masked[8]![size - 1 - place] = dark
    else masked[size - 15 + place]![8] = dark
  }
  masked[size - 8]![8] = true
  return masked
}

/** What makes a code hard to read: long runs, blocks, patterns like a finder's, and an uneven share of dark modules. */
function penalty(modules: Modules): number {
  const size = modules.length
  const columns = modules.map((_, x) => modules.map((row) => row[x]!))
  let points = 0
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (const pattern of ['10111010000', '00001011101'])
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) points += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = modules[y]![x]
      if (modules[y]![x - 1] === dark && modules[y - 1]![x] === dark && modules[y - 1]![x - 1] === dark) points += 3
    }
  const share = modules.flat().filter(Boolean).length / size ** 2
  return points + Math.floor(Math.abs(share - 0.5) * 20) * 10
}
