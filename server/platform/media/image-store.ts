import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { maxWidth, narrowestWidth, widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { catalogueImageRules, decoding, rejectionOf, inspectImage, upright, type ImageHeader, type PictureRules } from './inspect-image.ts'

// One thread a picture and no cache of decoded ones: with two at a time that bounds memory, and the shop keeps a core.
sharp.concurrency(1)
sharp.cache(false)

/** Part of every name: raised when pictures are made in another way, so that old ones are not taken for new ones. */
const recipeVersion = 'kalata-2'
/** Bytes a pixel up to which a WebP original is handed out itself: to encode it again would only blur it. */
const maxWebpBytesPerPixel = 0.15
/** Two at a time: decoded, a picture of 25 MP takes 75 MB. */
const encodeLimit = limitConcurrency(2)
const making = new Map<string, Promise<Picture>>()

/** Where the file of an address (`/media/<2>/<32>`) begins below the data folder; `-<width>.<ending>` follows. */
export function mediaFile(dataDir: string, src: string): string {
  return join(dataDir, src)
}

/** The name that a file's content gives it: 32 hex digits. */
export function contentName(bytes: Uint8Array): string {
  return createHash('sha256').update(recipeVersion).update(bytes).digest('hex').slice(0, 32)
}

/**
 * Stores a picture: inspected, upright, without metadata, in every standard width up to its own as WebP
 * below `DATA_DIR/media`, and marked for AVIF, which is made behind (avif.ts); JPEG is made when it is asked for (jpeg.ts). The
 * content names it: made once, it is found at once. May be cut at any moment; the facts are written last and are what counts.
 * @param fileName its ending must agree with the content, where it is known
 * @throws ImageRejected when it is not a picture that `rules` accept; nothing of it is stored
 */
export async function storeImage(
  dataDir: string,
  bytes: Uint8Array,
  rules: PictureRules = catalogueImageRules,
  fileName?: string,
): Promise<Picture> {
  // Also what is there already: another place may take less, and another name may lie.
  const header = await inspectImage(bytes, rules, fileName)
  const contentKey = contentName(bytes)
  const found = making.get(contentKey)
  if (found) return found
  const task = storeOnce(dataDir, contentKey, bytes, header).finally(() => making.delete(contentKey))
  making.set(contentKey, task)
  return task
}

/** As {@link storeImage}, but nothing is written: for trying whether a file would be taken. @throws ImageRejected */
export async function inspectOriginal(
  _dataDir: string,
  bytes: Uint8Array,
  rules: PictureRules = catalogueImageRules,
  fileName?: string,
): Promise<Picture> {
  return encodeLimit(async () => {
    const header = await inspectImage(bytes, rules, fileName)
    const original = isClean(header) ? bytes : await withoutMetadata(bytes, header)
    const { info } = await decode(original)
    return { src: addressOf(contentName(original)), width: info.width, height: info.height }
  })
}

/** The clean original of a picture, as an export hands it on: making a picture of it leads to the same address. */
export async function readOriginal(dataDir: string, { src }: Picture): Promise<{ bytes: Buffer; ending: string } | undefined> {
  for (const ending of ['webp', 'jpeg', 'png']) {
    const file = `${mediaFile(dataDir, src)}.${ending}`
    if (existsSync(file)) return { bytes: await readFile(file), ending }
  }
  return undefined
}

/** The facts of a stored picture by its address (`/media/<2>/<32>`); undefined where there is none. */
export const readPicture = (dataDir: string, src: string): Promise<Picture | undefined> =>
  readMade(dataDir, src.slice(src.lastIndexOf('/') + 1))

/** Remembers which picture a web address led to, so that naming it again needs no second download. Idempotent. */
export async function rememberAddress(dataDir: string, address: string, { src }: Picture): Promise<void> {
  const file = addressFile(dataDir, address)
  await mkdir(dirname(file), { recursive: true })
  await writeAtomic(file, src.slice(src.lastIndexOf('/') + 1))
}

/** The picture that an address led to when it was last remembered; undefined where none was, or it is gone. */
export async function rememberedPicture(dataDir: string, address: string): Promise<Picture | undefined> {
  const file = addressFile(dataDir, address)
  return existsSync(file) ? readMade(dataDir, await readFile(file, 'utf8')) : undefined
}

function addressFile(dataDir: string, address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 32)
  return join(dataDir, 'media', 'addresses', name.slice(0, 2), name)
}

async function storeOnce(dataDir: string, contentKey: string, bytes: Uint8Array, header: ImageHeader): Promise<Picture> {
  const alias = join(dataDir, 'media', 'seen', contentKey.slice(0, 2), contentKey)
  const known = await readMade(dataDir, existsSync(alias) ? await readFile(alias, 'utf8') : contentKey)
  if (known) return known
  return encodeLimit(async () => {
    const original = isClean(header) ? { bytes, ending: header.format } : { bytes: await withoutMetadata(bytes, header), ending: 'webp' }
    const name = contentName(original.bytes)
    const picture = await makeFiles(dataDir, name, original)
    if (name !== contentKey) {
      await mkdir(dirname(alias), { recursive: true })
      await writeAtomic(alias, name)
    }
    return picture
  })
}

/** The facts of a picture that is made; touched, so that the sweep of orphans leaves it to whoever is about to name it. */
async function readMade(dataDir: string, name: string): Promise<Picture | undefined> {
  const facts = `${mediaFile(dataDir, addressOf(name))}.json`
  if (!existsSync(facts)) return undefined
  await utimes(facts, new Date(), new Date())
  return JSON.parse(await readFile(facts, 'utf8')) as Picture
}

function addressOf(name: string): string {
  return `/media/${name.slice(0, 2)}/${name}`
}

/** An original that can be stored unchanged: nothing in it but the picture, and no larger than what is shown. */
function isClean(header: ImageHeader): boolean {
  return !header.hasMetadata && header.width <= maxWidth(header) && header.format !== 'avif'
}

/** The original without its place, camera, profile and surplus pixels. */
async function withoutMetadata(bytes: Uint8Array, header: ImageHeader): Promise<Buffer> {
  try {
    return await upright(bytes)
      .resize(maxWidth(header), undefined, { withoutEnlargement: true })
      .webp({ quality: 92, effort: 2 })
      .toBuffer()
  } catch (error) {
    throw rejectionOf(error)
  }
}

async function makeFiles(dataDir: string, name: string, original: { bytes: Uint8Array; ending: string }): Promise<Picture> {
  const src = addressOf(name)
  const base = mediaFile(dataDir, src)
  const pixels = await decode(original.bytes)
  await mkdir(dirname(base), { recursive: true })
  const picture = { src, width: pixels.info.width, height: pixels.info.height, blur: await placeholder(pixels) }
  await writeAtomic(`${base}.${original.ending}`, original.bytes)
  for (const width of widthsOf(pixels.info)) {
    const asItIs =
      width === pixels.ownWidth && original.ending === 'webp' && original.bytes.length <= maxWebpBytesPerPixel * width * pixels.info.height
    const file = asItIs ? original.bytes : await open(pixels).resize(width).webp({ quality: 82, effort: 2 }).toBuffer()
    await writeAtomic(`${base}-${width}.webp`, file)
  }
  await mkdir(avifQueue(dataDir), { recursive: true })
  await writeFile(join(avifQueue(dataDir), name), '')
  await writeAtomic(`${base}.json`, JSON.stringify(picture))
  return picture
}

interface Pixels {
  data: Buffer
  info: OutputInfo
  /** The file's width, upright, before it was brought to a width of ours. */
  ownWidth: number
}

/** Decoded once, no wider than the widest that is shown. A narrow one is brought to the narrowest standard width. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    const { autoOrient: original } = await sharp(bytes, decoding).metadata()
    const image = upright(bytes).resize(Math.max(narrowestWidth, Math.min(maxWidth(original), original.width)))
    return { ...(await image.raw().toBuffer({ resolveWithObject: true })), ownWidth: original.width }
  } catch (error) {
    throw rejectionOf(error)
  }
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** A tiny blurred likeness, shown until the picture comes: a data URL of about 150 letters. */
async function placeholder(pixels: Pixels): Promise<string> {
  const tiny = await open(pixels).resize(8, 8, { fit: 'inside' }).webp({ quality: 30, effort: 4 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Written beside its place and moved: nobody ever reads half a file. */
export async function writeAtomic(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** The pictures that wait for AVIF: an empty file each, of its name. */
export function avifQueue(dataDir: string): string {
  return join(dataDir, 'media', 'avif-queue')
}
