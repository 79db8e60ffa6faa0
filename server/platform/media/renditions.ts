import { constants, existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import pLimit from 'p-limit'
import { mediaFile, readFacts, readOriginal, type Original } from './image-store.ts'
import { upright } from './inspect-image.ts'
import { writeAtomic } from './write-atomic.ts'

/** Bytes a pixel up to which a WebP original is its own rendition: to encode it again would only blur it. */
const maxWebpBytesPerPixel = 0.15
/** Decoded, a picture of 25 MP takes 75 MB. */
const webpLimit = pLimit(2)
/** One at a time: only browsers older than WebP ask for JPEG, and they do not hold up the others. */
const jpegLimit = pLimit(1)
const making = new Map<string, Promise<boolean>>()

/** A picture's file of one width and format, e.g. `<DATA_DIR>/media/ab/ab…-320.webp`. */
export function renditionFile(dataDir: string, src: string, width: number, format: 'webp' | 'avif' | 'jpg'): string {
  return `${mediaFile(dataDir, src)}-${width}.${format}`
}

/**
 * Makes the WebP of one width from the stored original where it is missing: at the first request, so that a catalogue comes in
 * without encoding what nobody looks at. Idempotent; simultaneous calls share one encoding.
 * @param src `/media/<2>/<32>`
 * @returns whether the file exists: false for an unknown picture and for a width that it does not have
 */
export async function ensureWebp(dataDir: string, src: string, width: number): Promise<boolean> {
  const file = renditionFile(dataDir, src, width, 'webp')
  if (existsSync(file)) return true
  return shared(file, async () => {
    const picture = await readFacts(dataDir, src)
    if (!picture || !widthsOf(picture).includes(width)) return false
    const original = await readOriginal(dataDir, picture)
    if (!original) return false
    await webpLimit(async () =>
      (await isRendition(original, picture, width))
        ? copyAtomic(original.file, file)
        : writeAtomic(file, await encodeWebp(original, width)),
    )
    return true
  })
}

/** Makes the JPEG of one width from its WebP where it is missing. @returns as {@link ensureWebp} */
export async function ensureJpeg(dataDir: string, src: string, width: number): Promise<boolean> {
  const file = renditionFile(dataDir, src, width, 'jpg')
  if (existsSync(file)) return true
  if (!(await ensureWebp(dataDir, src, width))) return false
  return shared(file, () =>
    jpegLimit(async () => {
      await writeAtomic(
        file,
        await sharp(renditionFile(dataDir, src, width, 'webp'))
          .jpeg({ quality: 80 })
          .toBuffer(),
      )
      return true
    }),
  )
}

async function shared(file: string, make: () => Promise<boolean>): Promise<boolean> {
  const found = making.get(file)
  if (found) return found
  const made = make().finally(() => making.delete(file))
  making.set(file, made)
  return made
}

/** Whether a light WebP original has the width already. One narrower than the narrowest width is shown enlarged. */
async function isRendition({ bytes, ending }: Original, picture: Picture, width: number): Promise<boolean> {
  if (ending !== 'webp' || width !== picture.width || bytes.length > maxWebpBytesPerPixel * width * picture.height) return false
  return (await sharp(bytes).metadata()).width === width
}

const encodeWebp = ({ bytes }: Original, width: number) => upright(bytes).resize(width).webp({ quality: 82, effort: 2 }).toBuffer()

/** Shares the blocks of both files where the file system can (reflink). */
async function copyAtomic(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`
  try {
    await copyFile(from, part, constants.COPYFILE_FICLONE)
    await rename(part, to)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
