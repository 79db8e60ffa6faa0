/**
 * An index in a file, so that a start reads it in a second instead of building it. It only saves time: a file that is missing, damaged, of
 * another source, schema or version is no index, and it may be deleted at any time.
 */

import { Buffer } from 'node:buffer'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { endianness, hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { crc32 } from 'node:zlib'
import { attributeTypes, type SegmentAttributes } from '../attributes/segment-attributes.ts'
import type { Layout } from '../schema/layout.ts'
import { fieldTypes, shared, type Segment, type SharedArray, type SharedArrayType } from '../segments/segment.ts'
import { wordTypes, type SegmentWords } from '../words/segment-words.ts'

/** Changes with what the arrays of a segment are, or mean. */
const version = 10
const magic = `product index ${version} ${endianness()}\n`
/** Bytes that are read and written at once. */
const chunk = 16 * 1024 * 1024
/** ms after which an unfinished file is one of a process that has ended, where that is not to be seen: another machine's. */
const abandonedAfter = 3_600_000

export interface SavedIndex {
  /** Of the source (`IndexSource.history`). */
  history: string
  /** The position of the source up to which everything is in the segments; of later changes some may be. */
  since: number
  /** The large ones first, and how many these are. */
  segments: Segment[]
  large: number
}

interface ArrayHeader {
  length: number
  crc: number
}

interface Header {
  /** {@link Layout.fingerprint} */
  layout: string
  history: string
  since: number
  large: number
  /** For each segment its arrays in the order of {@link arraysOf}. */
  segments: ArrayHeader[][]
}

const words = Object.keys(wordTypes) as (keyof SegmentWords)[]
const attributes = Object.keys(attributeTypes) as (keyof SegmentAttributes)[]

const typesOf = ({ fields }: Layout): SharedArrayType[] => [
  ...[Int32Array, Uint32Array, Uint8Array, Uint8Array, Uint16Array],
  ...fields.map(({ type }) => fieldTypes[type]),
  ...words.map((name) => wordTypes[name]),
  ...attributes.map((name) => attributeTypes[name]),
]

const arraysOf = (segment: Segment): SharedArray[] => [
  ...[segment.ids, segment.nameWords, segment.textWords, segment.flags, segment.byId],
  ...segment.columns,
  ...words.map((name) => segment.words[name]),
  ...attributes.map((name) => segment.attributes[name]),
]

/** @param arrays in the order of {@link arraysOf} */
function segmentOf([ids, nameWords, textWords, flags, byId, ...others]: SharedArray[], { fields }: Layout): Segment {
  const named = (names: string[], from: number) => Object.fromEntries(names.map((name, at) => [name, others[from + at]]))
  const columns = others.slice(0, fields.length)
  return {
    ...{ ids, nameWords, textWords, flags, byId, columns },
    words: named(words, fields.length),
    attributes: named(attributes, fields.length + words.length),
  } as unknown as Segment
}

const bytesOf = (array: SharedArray) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

/**
 * Writes the index, all of it or nothing. Products that change meanwhile may be written as before or after: anyone who reads the file follows the
 * changes from `since` on. @throws Error of the file system
 */
export async function saveIndex(file: string, { segments, ...index }: SavedIndex, { fingerprint }: Layout): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await removeAbandoned(file)
  const unfinished = `${file}.${hostname()}.${process.pid}`
  try {
    const handle = await open(unfinished, 'w')
    try {
      await writeSegments(handle, segments, { ...index, layout: fingerprint })
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The header stands at the end, as checksums are of what was written; behind it its length and its own checksum. */
async function writeSegments(handle: FileHandle, segments: Segment[], index: Omit<Header, 'segments'>): Promise<void> {
  await handle.write(magic)
  const described: Header['segments'] = []
  const copy = Buffer.allocUnsafe(chunk)
  for (const segment of segments) {
    const arrays: Header['segments'][number] = []
    for (const array of arraysOf(segment)) {
      const bytes = bytesOf(array)
      let crc = 0
      for (let at = 0; at < bytes.length; at += chunk) {
        const part = copy.subarray(0, Math.min(chunk, bytes.length - at))
        part.set(bytes.subarray(at, at + part.length))
        crc = crc32(part, crc)
        await handle.write(part)
      }
      arrays.push({ length: array.length, crc })
    }
    described.push(arrays)
  }
  const header = Buffer.from(JSON.stringify({ ...index, segments: described } satisfies Header))
  await handle.write(header)
  await handle.write([header.length, crc32(header)].map((number) => String(number).padStart(digits)).join(''))
}

const digits = 12

/** The index of this source and schema that was saved last; undefined where there is none. */
export async function readSavedIndex(file: string, history: string, layout: Layout): Promise<SavedIndex | undefined> {
  await removeAbandoned(file)
  try {
    const handle = await open(file)
    try {
      return await readSegments(handle, history, layout)
    } finally {
      await handle.close()
    }
  } catch {
    return undefined
  }
}

async function readSegments(handle: FileHandle, history: string, layout: Layout): Promise<SavedIndex | undefined> {
  const { size } = await handle.stat()
  const begin = Buffer.alloc(magic.length)
  await fill(handle, begin, 0)
  if (begin.toString() !== magic) return undefined
  const end = Buffer.alloc(2 * digits)
  await fill(handle, end, size - end.length)
  const header = Buffer.alloc(Number(end.toString('latin1', 0, digits)))
  await fill(handle, header, size - end.length - header.length)
  if (crc32(header) !== Number(end.toString('latin1', digits))) return undefined
  const saved = JSON.parse(header.toString()) as Header
  if (saved.history !== history || saved.layout !== layout.fingerprint) return undefined
  const types = typesOf(layout)
  const segments: Segment[] = []
  let at = magic.length
  for (const described of saved.segments) {
    const arrays: SharedArray[] = []
    for (const [place, { length, crc }] of described.entries()) {
      const array = shared(types[place]!, length)
      const bytes = bytesOf(array)
      await fill(handle, bytes, at)
      at += bytes.length
      if (crc32(bytes) !== crc) return undefined
      arrays.push(array)
    }
    segments.push(segmentOf(arrays, layout))
  }
  return { history, since: saved.since, large: saved.large, segments }
}

/** Reads as many bytes as the array has. @throws Error where the file has fewer */
async function fill(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(chunk, bytes.length - at), position + at)
    if (bytesRead === 0) throw new Error('The file ends before what it describes')
    at += bytesRead
  }
}

/** Removes what processes that were killed had begun to write. */
async function removeAbandoned(file: string): Promise<void> {
  for (const name of await readdir(dirname(file)).catch(() => [])) {
    const path = join(dirname(file), name)
    if (name.startsWith(`${basename(file)}.`) && (await isAbandoned(path))) await rm(path, { force: true })
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const [, host, pid] = /^.*?\.(.+)\.(\d+)$/.exec(basename(path)) ?? []
  // One of this process's number is of another before it: this one saves one index at a time.
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid))
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfter
}

/** Whether a process runs, also one of another user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
