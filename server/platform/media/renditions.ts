import { constants } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import sharp from 'sharp'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import pLimit from 'p-limit'
import { keyOf, readFacts, readOriginal, type Original } from './image-store.ts'
import { upright } from './inspect-image.ts'
import type { MediaStore } from './media-store.ts'

/** Bytes a pixel up to which a WebP original is its own rendition: to encode it again would only blur it. */
const maxWebpBytesPerPixel = 0.15
/** Decoded, a picture of 25 MP takes 75 MB. */
const webpLimit = pLimit(2)
/** One at a time: only browsers older than WebP ask for JPEG, and they do not hold up the others. */
const jpegLimit = pLimit(1)
const making = new WeakMap<MediaStore, Map<string, Promise<string | undefined>>>()

/** The key of a picture's file of one width and format, e.g. `ab/ab…-320.webp`. */
export function renditionKey(src: string, width: number, format: 'webp' | 'avif' | 'jpg'): string {
  return `${keyOf(src)}-${width}.${format}`
}

/**
 * Makes the WebP of one width from the stored original where it is missing: at the first request, so that a catalogue comes in
 * without encoding what nobody looks at. Idempotent; simultaneous calls share one encoding.
 * @param src `/media/<2>/<32>`
 * @returns its path; undefined for an unknown picture and for a width that it does not have
 */
export async function ensureWebp(store: MediaStore, src: string, width: number): Promise<string | undefined> {
  const key = renditionKey(src, width, 'webp')
  return (await store.file(key)) ?? shared(store, key, () => makeWebp(store, src, width))
}

async function makeWebp(store: MediaStore, src: string, width: number): Promise<boolean> {
  const key = renditionKey(src, width, 'webp')
  const picture = await readFacts(store, src)
  if (!picture || !widthsOf(picture).includes(width)) return false
  const original = await readOriginal(store, picture)
  if (!original) return false
  await webpLimit(async () =>
    (await isRendition(original, picture, width))
      ? // Shares the blocks of both files where the file system can (reflink).
        store.writeFile(key, (to) => copyFile(original.file, to, constants.COPYFILE_FICLONE))
      : store.write(key, await encodeWebp(original, width)),
  )
  return true
}

/** Makes the JPEG of one width from its WebP where it is missing. @returns as {@link ensureWebp} */
export async function ensureJpeg(store: MediaStore, src: string, width: number): Promise<string | undefined> {
  const key = renditionKey(src, width, 'jpg')
  const found = await store.file(key)
  if (found) return found
  const webp = await ensureWebp(store, src, width)
  if (!webp) return undefined
  return shared(store, key, () =>
    jpegLimit(async () => {
      await store.write(key, await sharp(webp).jpeg({ quality: 80 }).toBuffer())
      return true
    }),
  )
}

/** @param make whether it made the file */
async function shared(store: MediaStore, key: string, make: () => Promise<boolean>): Promise<string | undefined> {
  const ofStore = making.get(store) ?? new Map<string, Promise<string | undefined>>()
  making.set(store, ofStore)
  const found = ofStore.get(key)
  if (found) return found
  const made = make()
    .then((isMade) => (isMade ? store.file(key) : undefined))
    .finally(() => ofStore.delete(key))
  ofStore.set(key, made)
  return made
}

/** Whether a light WebP original has the width already. One narrower than the narrowest width is shown enlarged. */
async function isRendition({ bytes, ending }: Original, picture: Picture, width: number): Promise<boolean> {
  if (ending !== 'webp' || width !== picture.width || bytes.length > maxWebpBytesPerPixel * width * picture.height) return false
  return (await sharp(bytes).metadata()).width === width
}

const encodeWebp = ({ bytes }: Original, width: number) => upright(bytes).resize(width).webp({ quality: 82, effort: 2 }).toBuffer()
