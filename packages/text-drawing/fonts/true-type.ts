/**
 * A TrueType font as a PDF and a drawing need it: glyphs by character, advances, outlines, and a cut with the outlines of some glyphs alone.
 * Only what our own cuts have (`tools/generate/drawing-fonts.ts`): outlines in `glyf`, a character map of format 4 or 12. Units are the font's own.
 */
export interface TrueType {
  unitsPerEm: number
  ascent: number
  descent: number
  bounds: [number, number, number, number]
  /** The glyph of a character; 0 where the font has none. */
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  /** What the table `glyf` has of a glyph; empty for a blank. */
  outlineOf(glyph: number): Buffer
  /** The font with the outlines of these glyphs and of their components alone; numbers of glyphs stay. */
  cut(glyphs: Iterable<number>): Buffer
}

type Tables = Map<string, Buffer>

/** @throws Error for a file that is no such font */
export function readTrueType(file: Buffer): TrueType {
  const tables = readTables(file)
  const table = (name: string): Buffer => {
    const found = tables.get(name)
    if (!found) throw new Error(`The font has no table ${name}`)
    return found
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const metrics = hhea.readUInt16BE(34)
  const characters = readCharacters(table('cmap'))
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    bounds: [36, 38, 40, 42].map((offset) => head.readInt16BE(offset)) as TrueType['bounds'],
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)),
    outlineOf: outlinesOf(tables),
    cut: (glyphs) => cutFont(tables, new Set([0, ...glyphs])),
  }
}

function readTables(file: Buffer): Tables {
  const tables: Tables = new Map()
  for (let place = 0; place < file.readUInt16BE(4); place++) {
    const entry = 12 + 16 * place
    const offset = file.readUInt32BE(entry + 8)
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + file.readUInt32BE(entry + 12)))
  }
  return tables
}

/** Glyphs by character from the widest Unicode subtable. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) => cmap.subarray(cmap.readUInt32BE(4 + 8 * place + 4)))
  const wide = subtables.find((subtable) => subtable.readUInt16BE(0) === 12)
  if (wide) return readWide(wide)
  const narrow = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!narrow) throw new Error('The font has no character map of format 4 or 12')
  return readNarrow(narrow)
}

function readWide(subtable: Buffer): Map<number, number> {
  const characters = new Map<number, number>()
  for (let place = 0; place < subtable.readUInt32BE(12); place++) {
    const [from, to, glyph] = [0, 4, 8].map((offset) => subtable.readUInt32BE(16 + 12 * place + offset)) as [number, number, number]
    for (let codePoint = from; codePoint <= to; codePoint++) characters.set(codePoint, glyph + codePoint - from)
  }
  return characters
}

function readNarrow(subtable: Buffer): Map<number, number> {
  const characters = new Map<number, number>()
  const size = subtable.readUInt16BE(6)
  for (let place = 0; place < size; place += 2) {
    const to = subtable.readUInt16BE(14 + place)
    const from = subtable.readUInt16BE(16 + size + place)
    const delta = subtable.readUInt16BE(16 + 2 * size + place)
    const offsetAt = 16 + 3 * size + place
    const offset = subtable.readUInt16BE(offsetAt)
    for (let codePoint = from; codePoint <= to && codePoint < 0xffff; codePoint++) {
      const glyph = offset === 0 ? codePoint : subtable.readUInt16BE(offsetAt + offset + 2 * (codePoint - from))
      if (glyph !== 0 || offset === 0) characters.set(codePoint, (glyph + delta) & 0xffff)
    }
  }
  return characters
}

/** What a PDF viewer reads of a font whose glyphs are named by their number. */
const embedded = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

/** Outlines by glyph, as they stand in `glyf`. */
function outlinesOf(tables: Tables): (glyph: number) => Buffer {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((name) => tables.get(name)!) as [Buffer, Buffer, Buffer]
  const isLong = head.readInt16BE(50) === 1
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  return (glyph) => glyf.subarray(startOf(glyph), startOf(glyph + 1))
}

function cutFont(tables: Tables, glyphs: Set<number>): Buffer {
  const outlineOf = outlinesOf(tables)
  // A set that grows while it is walked: components of components too.
  for (const glyph of glyphs) for (const component of componentsOf(outlineOf(glyph))) glyphs.add(component)

  const count = tables.get('maxp')!.readUInt16BE(4)
  const places = Buffer.alloc(4 * (count + 1))
  const outlines: Buffer[] = []
  let length = 0
  for (let glyph = 0; glyph < count; glyph++) {
    places.writeUInt32BE(length, 4 * glyph)
    if (!glyphs.has(glyph)) continue
    const outline = outlineOf(glyph)
    const padded = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)])
    outlines.push(padded)
    length += padded.length
  }
  places.writeUInt32BE(length, 4 * count)
  const newHead = Buffer.from(tables.get('head')!)
  newHead.writeInt16BE(1, 50)
  return joinTables(new Map([...tables, ['head', newHead], ['loca', places], ['glyf', Buffer.concat(outlines)]]))
}

/** The glyphs that a composed glyph is made of. */
function componentsOf(outline: Buffer): number[] {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return []
  const components: number[] = []
  for (let at = 10, flags = 0x20; flags & 0x20;) {
    flags = outline.readUInt16BE(at)
    components.push(outline.readUInt16BE(at + 2))
    const scale = flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x08 ? 2 : 0
    at += 4 + (flags & 1 ? 4 : 2) + scale
  }
  return components
}

function joinTables(tables: Tables): Buffer {
  const names = embedded.filter((name) => tables.has(name))
  const directory = Buffer.alloc(12 + 16 * names.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(names.length, 4)
  const parts = [directory]
  let offset = directory.length
  for (const [place, name] of names.entries()) {
    const table = tables.get(name)!
    const entry = 12 + 16 * place
    directory.write(name, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
