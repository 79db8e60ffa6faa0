import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'
import sharp from 'sharp'
import { maxWidth, narrowestWidth } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import pLimit from 'p-limit'
import { catalogueImageRules, decoding, rejectionOf, inspectImage, upright, type ImageHeader, type PictureRules } from './inspect-image.ts'
import type { MediaStore } from './media-store.ts'

// One thread a picture and no cache of decoded ones: with two at a time that bounds memory, and the shop keeps a core.
sharp.concurrency(1)
sharp.cache(false)

/** Part of every name: raised when pictures are made in another way, so that old ones are not taken for new ones. */
export const recipeVersion = 'kalata-2'
/** Two at a time: decoded, a picture of 25 MP takes 75 MB. */
const decodeLimit = pLimit(2)
const making = new WeakMap<MediaStore, Map<string, Promise<Picture>>>()

/** How the keys of an address (`/media/<2>/<32>`) begin in the store; `.<ending>` or `-<width>.<ending>` follows. */
export const keyOf = (src: string): string => src.slice('/media/'.length)

/** The name that a file's content gives it: 32 hex digits. */
export function contentName(bytes: Uint8Array): string {
  return createHash('sha256').update(recipeVersion).update(bytes).digest('hex').slice(0, 32)
}

/**
 * Stores a picture: its original, inspected, fully decoded once, without metadata, and its facts. Its renditions are
 * made when they are requested (renditions.ts, avif-queue.ts). The content names it: what is stored already is returned at once. May be
 * interrupted at any moment; the facts are written last and are what counts.
 * @param fileName its ending must agree with the content, where it is known
 * @throws ImageRejected when it is not a picture that `rules` accept; nothing of it is stored
 */
export async function storeImage(
  store: MediaStore,
  bytes: Uint8Array,
  rules: PictureRules = catalogueImageRules,
  fileName?: string,
): Promise<Picture> {
  // Also what is there already: another place may take less, and another name may lie.
  const header = await inspectImage(bytes, rules, fileName)
  const contentKey = contentName(bytes)
  const ofStore = making.get(store) ?? new Map<string, Promise<Picture>>()
  making.set(store, ofStore)
  const found = ofStore.get(contentKey)
  if (found) return found
  const task = storeOnce(store, contentKey, bytes, header).finally(() => ofStore.delete(contentKey))
  ofStore.set(contentKey, task)
  return task
}

/**
 * Stores a picture whose facts an earlier {@link storeImage} of the same {@link recipeVersion} returned, without decoding it. The original is
 * a hard link where the file system allows one. Idempotent.
 * @param file a clean WebP original: what that call stored
 */
export async function adoptPicture(store: MediaStore, file: string, picture: Picture): Promise<void> {
  if (await readMade(store, nameOf(picture))) return
  const original = `${keyOf(picture.src)}.webp`
  if (!(await store.file(original)))
    await store.writeFile(original, (to) => link(file, to).catch(() => copyFile(file, to, constants.COPYFILE_FICLONE)))
  await store.write(factsKey(picture.src), JSON.stringify(picture))
}

const nameOf = ({ src }: Pick<Picture, 'src'>) => src.slice(src.lastIndexOf('/') + 1)

/** As {@link storeImage}, but nothing is written: for trying whether a file would be taken. @throws ImageRejected */
export async function inspectOriginal(
  _store: MediaStore,
  bytes: Uint8Array,
  rules: PictureRules = catalogueImageRules,
  fileName?: string,
): Promise<Picture> {
  return decodeLimit(async () => {
    const header = await inspectImage(bytes, rules, fileName)
    const original = isClean(header) ? bytes : await withoutMetadata(bytes, header)
    const { width, height } = await measure(original)
    return { src: addressOf(contentName(original)), width, height }
  })
}

export interface Original {
  file: string
  bytes: Buffer
  ending: 'webp' | 'jpeg' | 'png'
}

/** The clean original of a picture, as an export hands it on: storing it leads to the same address. */
export async function readOriginal(store: MediaStore, { src }: Pick<Picture, 'src'>): Promise<Original | undefined> {
  for (const ending of ['webp', 'jpeg', 'png'] as const) {
    const key = `${keyOf(src)}.${ending}`
    const file = await store.file(key)
    const bytes = file && (await store.read(key))
    if (file && bytes) return { file, bytes, ending }
  }
  return undefined
}

/** A stored picture by its address (`/media/<2>/<32>`); undefined where there is none. */
export async function readFacts(store: MediaStore, src: string): Promise<Picture | undefined> {
  const facts = await store.read(factsKey(src))
  return facts && (JSON.parse(facts.toString()) as Picture)
}

const factsKey = (src: string) => `${keyOf(src)}.json`

/** The facts of a stored picture by its address (`/media/<2>/<32>`); undefined where there is none. */
export const readPicture = (store: MediaStore, src: string): Promise<Picture | undefined> => readMade(store, nameOf({ src }))

/** Remembers which picture a web address led to, so that naming it again needs no second download. Idempotent. */
export function rememberAddress(store: MediaStore, address: string, picture: Picture): Promise<void> {
  return store.write(addressKey(address), nameOf(picture))
}

/** The picture that an address led to when it was last remembered; undefined where none was, or it is gone. */
export async function rememberedPicture(store: MediaStore, address: string): Promise<Picture | undefined> {
  const name = await store.read(addressKey(address))
  return name && readMade(store, name.toString())
}

function addressKey(address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 32)
  return `addresses/${name.slice(0, 2)}/${name}`
}

async function storeOnce(store: MediaStore, contentKey: string, bytes: Uint8Array, header: ImageHeader): Promise<Picture> {
  const alias = `seen/${contentKey.slice(0, 2)}/${contentKey}`
  const known = await readMade(store, (await store.read(alias))?.toString() ?? contentKey)
  if (known) return known
  return decodeLimit(async () => {
    const original = isClean(header) ? { bytes, ending: header.format } : { bytes: await withoutMetadata(bytes, header), ending: 'webp' }
    const name = contentName(original.bytes)
    const picture = await makeFiles(store, name, original)
    if (name !== contentKey) await store.write(alias, name)
    return picture
  })
}

/** The facts of a stored picture; touched, so that the sweep of orphans leaves it to the row that is about to name it. */
async function readMade(store: MediaStore, name: string): Promise<Picture | undefined> {
  const key = factsKey(addressOf(name))
  const facts = await store.read(key)
  if (!facts) return undefined
  await store.touch(key, facts)
  return JSON.parse(facts.toString()) as Picture
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

async function makeFiles(store: MediaStore, name: string, original: { bytes: Uint8Array; ending: string }): Promise<Picture> {
  const src = addressOf(name)
  const picture: Picture = { src, ...(await measure(original.bytes)) }
  await store.write(`${keyOf(src)}.${original.ending}`, original.bytes)
  await store.write(factsKey(src), JSON.stringify(picture))
  return picture
}

/**
 * The size in which a picture is shown, upright: no wider than the widest rendition, no narrower than the narrowest; and a blurred
 * placeholder of it, a data URL of about 150 characters. Decodes the whole picture. @throws ImageRejected where it is damaged
 */
async function measure(bytes: Uint8Array): Promise<Pick<Picture, 'width' | 'height'> & { blur: string }> {
  try {
    const { autoOrient: original } = await sharp(bytes, decoding).metadata()
    const width = Math.max(narrowestWidth, Math.min(maxWidth(original), original.width))
    const tiny = await upright(bytes).resize(8, 8, { fit: 'inside' }).webp({ quality: 30, effort: 4 }).toBuffer()
    return {
      width,
      height: Math.round((original.height * width) / original.width),
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    }
  } catch (error) {
    throw rejectionOf(error)
  }
}
