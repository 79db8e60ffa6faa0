import { constants } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { upright } from './inspect-image.ts'
import type { Original, PictureStore, StoredPicture } from './picture-store.ts'

/** Bytes a pixel up to which a WebP original is its own rendition: to encode it again would only blur it. */
const maxWebpBytesPerPixel = 0.15
/** Decoded, a picture of 25 MP takes 75 MB. */
const webpLimit = pLimit(2)
/** One at a time: only browsers older than WebP ask for JPEG, and they do not hold up the others. */
const jpegLimit = pLimit(1)

/** The files of the pictures of a store, each of one width and format. */
export class Renditions {
  readonly #pictures: PictureStore
  readonly #making = new Map<string, Promise<string | undefined>>()

  constructor(pictures: PictureStore) {
    this.#pictures = pictures
  }

  /** The key of a picture's file of one width and format, e.g. `ab/ab…-320.webp`. */
  key(src: string, width: number, format: 'webp' | 'avif' | 'jpg'): string {
    return `${this.#pictures.keyOf(src)}-${width}.${format}`
  }

  /**
   * Makes the WebP of one width from the stored original where it is missing: at the first request, so that many pictures come in without
   * encoding what nobody looks at. Idempotent; simultaneous calls share one encoding.
   * @param src the address of a stored picture
   * @returns its path; undefined for an unknown picture and for a width that it does not have
   */
  async webp(src: string, width: number): Promise<string | undefined> {
    const key = this.key(src, width, 'webp')
    return (await this.#pictures.files.file(key)) ?? this.#shared(key, () => this.#makeWebp(src, width))
  }

  /** Makes the JPEG of one width from its WebP where it is missing. @returns as {@link Renditions.webp} */
  async jpeg(src: string, width: number): Promise<string | undefined> {
    const { files } = this.#pictures
    const key = this.key(src, width, 'jpg')
    const found = await files.file(key)
    if (found) return found
    const webp = await this.webp(src, width)
    if (!webp) return undefined
    return this.#shared(key, () =>
      jpegLimit(async () => {
        await files.write(key, await sharp(webp).jpeg({ quality: 80 }).toBuffer())
        return true
      }),
    )
  }

  async #makeWebp(src: string, width: number): Promise<boolean> {
    const { files, recipe } = this.#pictures
    const key = this.key(src, width, 'webp')
    const picture = await this.#pictures.facts(src)
    if (!picture || !recipe.widthsOf(picture).includes(width)) return false
    const original = await this.#pictures.original(picture)
    if (!original) return false
    await webpLimit(async () =>
      (await isRendition(original, picture, width))
        ? // Shares the blocks of both files where the file system can (reflink).
          files.writeFile(key, (to) => copyFile(original.file, to, constants.COPYFILE_FICLONE))
        : files.write(key, await encodeWebp(original, width)),
    )
    return true
  }

  /** @param make whether it made the file */
  async #shared(key: string, make: () => Promise<boolean>): Promise<string | undefined> {
    const found = this.#making.get(key)
    if (found) return found
    const made = make()
      .then((isMade) => (isMade ? this.#pictures.files.file(key) : undefined))
      .finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }
}

/** Whether a light WebP original has the width already. One narrower than the narrowest width is shown enlarged. */
async function isRendition({ bytes, ending }: Original, picture: StoredPicture, width: number): Promise<boolean> {
  if (ending !== 'webp' || width !== picture.width || bytes.length > maxWebpBytesPerPixel * width * picture.height) return false
  return (await sharp(bytes).metadata()).width === width
}

const encodeWebp = ({ bytes }: Original, width: number) => upright(bytes).resize(width).webp({ quality: 82, effort: 2 }).toBuffer()
