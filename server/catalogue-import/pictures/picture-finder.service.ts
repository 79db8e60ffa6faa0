import { basename } from 'node:path'
import { ImageRejected, type ImageRejectedReason } from '@kalata/media-store/pictures/image-rejected.ts'
import type { PictureStore } from '@kalata/media-store/pictures/picture-store.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { fetchPublic, FetchRejected, type FetchRejectedReason, type Network } from '@kalata/http-service/requests/fetch-public.ts'
import { catalogueImageRules } from '#server/platform/media/media-store.ts'
import { filesByName } from '@kalata/shop-exports/files/files-by-name.ts'
import type { FileRead } from '@kalata/shop-exports/files/source-files.ts'

/** Why there is no picture; `missing` where nothing was found rather than something that is none. */
export interface NoPicture {
  reason: string
  missing: boolean
  /** It is in the web, and was not asked for. */
  isWaiting?: boolean
  /** Several files are called so. */
  isAmbiguous?: boolean
}

export interface PictureOptions {
  /** Nothing is written, and nothing fetched. */
  dryRun?: boolean | undefined
  /** A folder where pictures are looked for by name, in all folders below it. */
  picturesFrom?: string | undefined
  /** Downloads what is named by a web address and found nowhere else. */
  fetchPictures?: boolean | undefined
  /** Tests have their own. */
  network?: Network | undefined
}

/** Finds the picture a record names, beside the product file `beside` or elsewhere. */
export type PictureFinder = (path: string, beside: string) => Promise<Picture | NoPicture>

/** Of a picture in the web: 10 MB, 10 s. Four products at a time are prepared, each with one picture at a time. */
const headers = { accept: 'image/webp,image/jpeg,image/png,image/avif', 'user-agent': 'Kalata' }
const fetchLimits = { maxBytes: 10 * 1024 * 1024, timeout: 10_000, maxRedirects: 3, headers }

const imageReasons: Record<ImageRejectedReason, string> = {
  missing: 'is not there',
  tooManyBytes: `is larger than ${catalogueImageRules.maxBytes / 1024 / 1024} MB`,
  notAPicture: 'is no picture',
  formatNotAllowed: 'is of a format that is not taken',
  nameLies: 'is not what its name says',
  tooManyPixels: 'has more than 25 million pixels',
  tooSmall: 'is smaller than 32 pixels',
  tooLong: 'is more than eight times as long as wide',
  moving: 'moves: still pictures only',
  broken: 'is broken',
  tooSlow: 'takes too long to decode',
}

const fetchReasons: Record<FetchRejectedReason, string> = {
  address: 'is no address that is asked: http and https on their own ports only',
  notPublic: 'is not in the public internet',
  unreachable: 'cannot be reached',
  tooManyBytes: 'is larger than 10 MB',
  tooSlow: 'takes longer than 10 s',
  tooManyRedirects: 'leads from address to address',
  status: 'is not there any more',
}

/**
 * Looks in this order: beside the product file, in `picturesFrom`, among what an address led to before, in the web. An
 * address is looked for by its file name, and what it led to is remembered: the same file again finds the same pictures.
 * @throws Error in words for the operator where `picturesFrom` is no folder
 */
export async function pictureFinder(
  store: PictureStore,
  readBeside: (path: string, maxBytes: number, beside: string) => Promise<FileRead>,
  { dryRun = false, picturesFrom, fetchPictures = false, network }: PictureOptions,
): Promise<PictureFinder> {
  const folder = picturesFrom === undefined ? undefined : await filesByName(picturesFrom)
  const most = catalogueImageRules.maxBytes

  /** @param fileName its ending must agree with the content; an address's ending promises nothing */
  async function made(bytes: Buffer, fileName?: string): Promise<Picture | NoPicture> {
    try {
      return await store[dryRun ? 'inspect' : 'store'](bytes, catalogueImageRules, fileName)
    } catch (error) {
      if (error instanceof ImageRejected) return { reason: imageReasons[error.reason], missing: false }
      throw error
    }
  }

  async function local(path: string, beside: string): Promise<Picture | NoPicture> {
    const names = isAddress(path) ? namesOf(path) : [path.replace(/^\/+/, '').replace(/[?#].*$/, '') || path]
    let read: FileRead | 'ambiguous'
    for (const name of names) read ??= await readBeside(name, most, beside)
    read ??= await folder?.(names[0]!, most)
    if (read === 'ambiguous') return { reason: 'is the name of several files', missing: true, isAmbiguous: true }
    if (read === undefined) return { reason: 'is not there', missing: true }
    if (read === 'tooManyBytes') return { reason: imageReasons.tooManyBytes, missing: false }
    if (read === 'unreadable') return { reason: 'cannot be read', missing: false }
    return made(read, isAddress(path) ? undefined : path)
  }

  async function fetched(address: string): Promise<Picture | NoPicture> {
    const known = await store.remembered(address)
    if (known) return known
    if (!fetchPictures) return { reason: 'is in the web (--fetch-pictures downloads it)', missing: true, isWaiting: true }
    if (dryRun) return { reason: 'would be downloaded', missing: true, isWaiting: true }
    try {
      return await made(await fetchPublic(address, fetchLimits, network))
    } catch (error) {
      if (error instanceof FetchRejected) return { reason: fetchReasons[error.reason], missing: true }
      throw error
    }
  }

  return async (path, beside) => {
    const found = await local(path, beside)
    if (!isAddress(path)) return found
    const picture = 'reason' in found && found.missing ? await fetched(path) : found
    if ('reason' in picture && 'reason' in found && found.isAmbiguous) return found
    if ('src' in picture && !dryRun) await store.remember(path, picture)
    return picture
  }
}

const isAddress = (path: string) => /^https?:\/\//i.test(path)

/** What a file of an address may be called: its path, as folders of uploads keep it, and its last part. */
function namesOf(address: string): string[] {
  const path = address.replace(/^https?:\/\/[^/]*\/?/i, '').replace(/[?#].*$/, '')
  try {
    const decoded = decodeURIComponent(path)
    return [...new Set([decoded, basename(decoded)])]
  } catch {
    return [path.slice(path.lastIndexOf('/') + 1)]
  }
}
