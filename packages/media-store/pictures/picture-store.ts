import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { MediaStore } from '../media-store.ts'
import { decoding, inspectImage, rejectionOf, upright, type ImageHeader, type PictureRules } from './inspect-image.ts'
import { Renditions } from './renditions.ts'

/** Two at a time: decoded, a picture of 25 MP takes 75 MB. */
const decodeLimit = pLimit(2)

interface Pixels {
  width: number
  height: number
}

/** The facts of a stored picture: what a page needs to show it. */
export interface StoredPicture extends Pixels {
  /** Its address: `recipe.base`, two hex digits, a slash and its name of 32. */
  src: string
  /** A data URL of a few pixels, shown until the picture comes. */
  blur?: string
}

/** How the pictures of a store are named and how wide they are. */
export interface PictureRecipe {
  /** Part of every name: another one where pictures are made in another way, so that old ones are not mistaken for new ones. */
  version: string
  /** How addresses begin, e.g. `/media/`. */
  base: string
  /** What is accepted where a call says nothing else. */
  rules: PictureRules
  /** Pixels: narrower originals are shown enlarged to it. */
  narrowestWidth: number
  /** Pixels of the widest file of a picture. */
  maxWidth: (original: Pixels) => number
  /** The widths, in pixels, that a picture has files of. */
  widthsOf: (picture: Pixels) => number[]
}

export interface Original {
  /** On this machine, as {@link MediaStore.file} says. */
  file: string
  bytes: Buffer
  ending: 'webp' | 'jpeg' | 'png'
}

/** The name that a file's content gives it: 32 hex digits. @param version of the recipe */
export function contentName(version: string, bytes: Uint8Array): string {
  return createHash('sha256').update(version).update(bytes).digest('hex').slice(0, 32)
}

/**
 * Pictures by their content: an original, inspected, fully decoded once, without metadata, and its facts. Renditions are made when they are
 * requested. Any process may be interrupted at any moment: the facts are written last and are what counts.
 */
export class PictureStore {
  readonly files: MediaStore
  readonly recipe: PictureRecipe
  readonly renditions = new Renditions(this)
  readonly #storing = new Map<string, Promise<StoredPicture>>()

  constructor(files: MediaStore, recipe: PictureRecipe) {
    this.files = files
    this.recipe = recipe
  }

  /**
   * Stores a picture. Its content names it: what is stored already is returned at once. Idempotent.
   * @param fileName its ending must agree with the content, where it is known
   * @throws ImageRejected when it is not a picture that `rules` accept; nothing of it is stored
   */
  async store(bytes: Uint8Array, rules: PictureRules = this.recipe.rules, fileName?: string): Promise<StoredPicture> {
    // Also what is there already: another place may accept less, and another name may lie.
    const header = await inspectImage(bytes, rules, fileName)
    const contentKey = this.#contentName(bytes)
    const found = this.#storing.get(contentKey)
    if (found) return found
    const task = this.#storeOnce(contentKey, bytes, header).finally(() => this.#storing.delete(contentKey))
    this.#storing.set(contentKey, task)
    return task
  }

  /**
   * Stores a picture whose facts an earlier {@link store} of the same recipe returned, without decoding it. The original is a hard link where
   * the file system allows one. Idempotent.
   * @param file a clean WebP original: what that call stored
   */
  async adopt(file: string, picture: StoredPicture): Promise<void> {
    if (await this.find(picture.src)) return
    const original = `${this.keyOf(picture.src)}.webp`
    if (!(await this.files.file(original)))
      await this.files.writeFile(original, (to) => link(file, to).catch(() => copyFile(file, to, constants.COPYFILE_FICLONE)))
    await this.files.write(this.#factsKey(picture.src), JSON.stringify(picture))
  }

  /** As {@link store}, but nothing is written: for trying whether a file would be accepted. @throws ImageRejected */
  async inspect(bytes: Uint8Array, rules: PictureRules = this.recipe.rules, fileName?: string): Promise<StoredPicture> {
    return decodeLimit(async () => {
      const header = await inspectImage(bytes, rules, fileName)
      const original = this.#isClean(header) ? bytes : await this.#withoutMetadata(bytes, header)
      const { width, height } = await this.#measure(original)
      return { src: this.#addressOf(this.#contentName(original)), width, height }
    })
  }

  /** The clean original of a picture, as an export hands it on: storing it leads to the same address. */
  async original({ src }: Pick<StoredPicture, 'src'>): Promise<Original | undefined> {
    for (const ending of ['webp', 'jpeg', 'png'] as const) {
      const key = `${this.keyOf(src)}.${ending}`
      const file = await this.files.file(key)
      const bytes = file && (await this.files.read(key))
      if (file && bytes) return { file, bytes, ending }
    }
    return undefined
  }

  /** The facts of a stored picture by its address; undefined where there is none. */
  async facts(src: string): Promise<StoredPicture | undefined> {
    const facts = await this.files.read(this.#factsKey(src))
    return facts && (JSON.parse(facts.toString()) as StoredPicture)
  }

  /** The same for anyone who is about to name it: touched, so that the sweep leaves it to them. */
  async find(src: string): Promise<StoredPicture | undefined> {
    const key = this.#factsKey(src)
    const facts = await this.files.read(key)
    if (!facts) return undefined
    await this.files.touch(key, facts)
    return JSON.parse(facts.toString()) as StoredPicture
  }

  /** Remembers which picture a web address led to, so that naming it again needs no second download. Idempotent. */
  remember(address: string, picture: StoredPicture): Promise<void> {
    return this.files.write(addressKey(address), nameOf(picture))
  }

  /** The picture that an address led to when it was last remembered; undefined where none was, or it is gone. */
  async remembered(address: string): Promise<StoredPicture | undefined> {
    const name = await this.files.read(addressKey(address))
    return name && this.find(this.#addressOf(name.toString()))
  }

  /** How the keys of an address begin in the store; `.<ending>` or `-<width>.<ending>` follows. */
  keyOf(src: string): string {
    return src.slice(this.recipe.base.length)
  }

  #contentName(bytes: Uint8Array): string {
    return contentName(this.recipe.version, bytes)
  }

  #addressOf(name: string): string {
    return `${this.recipe.base}${name.slice(0, 2)}/${name}`
  }

  #factsKey(src: string): string {
    return `${this.keyOf(src)}.json`
  }

  async #storeOnce(contentKey: string, bytes: Uint8Array, header: ImageHeader): Promise<StoredPicture> {
    const alias = `seen/${contentKey.slice(0, 2)}/${contentKey}`
    const name = (await this.files.read(alias))?.toString() ?? contentKey
    const known = await this.find(this.#addressOf(name))
    if (known) return known
    return decodeLimit(async () => {
      const original = this.#isClean(header)
        ? { bytes, ending: header.format }
        : { bytes: await this.#withoutMetadata(bytes, header), ending: 'webp' }
      const stored = this.#contentName(original.bytes)
      const picture = await this.#makeFiles(stored, original)
      if (stored !== contentKey) await this.files.write(alias, stored)
      return picture
    })
  }

  async #makeFiles(name: string, original: { bytes: Uint8Array; ending: string }): Promise<StoredPicture> {
    const src = this.#addressOf(name)
    const picture: StoredPicture = { src, ...(await this.#measure(original.bytes)) }
    await this.files.write(`${this.keyOf(src)}.${original.ending}`, original.bytes)
    await this.files.write(this.#factsKey(src), JSON.stringify(picture))
    return picture
  }

  /** An original that can be stored unchanged: nothing in it but the picture, and no larger than what is shown. */
  #isClean(header: ImageHeader): boolean {
    return !header.hasMetadata && header.width <= this.recipe.maxWidth(header) && header.format !== 'avif'
  }

  /** The original without its place, camera, profile and surplus pixels. */
  async #withoutMetadata(bytes: Uint8Array, header: ImageHeader): Promise<Buffer> {
    try {
      return await upright(bytes)
        .resize(this.recipe.maxWidth(header), undefined, { withoutEnlargement: true })
        .webp({ quality: 92, effort: 2 })
        .toBuffer()
    } catch (error) {
      throw rejectionOf(error)
    }
  }

  /**
   * The size in which a picture is shown, upright: no wider than the widest rendition, no narrower than the narrowest; and a blurred
   * placeholder of it, a data URL of about 150 characters. Decodes the whole picture. @throws ImageRejected where it is damaged
   */
  async #measure(bytes: Uint8Array): Promise<Pixels & { blur: string }> {
    const { narrowestWidth, maxWidth } = this.recipe
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
}

const nameOf = ({ src }: Pick<StoredPicture, 'src'>) => src.slice(src.lastIndexOf('/') + 1)

function addressKey(address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 32)
  return `addresses/${name.slice(0, 2)}/${name}`
}
