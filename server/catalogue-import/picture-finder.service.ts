import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { fetchPublic, FetchRejected, type FetchRejectedReason, type Network } from '#server/platform/http/fetch-public.ts'
import { catalogueImageRules } from '#server/platform/media/inspect-image.ts'
import { ImageRejected, type ImageRejectedReason } from '#server/platform/media/image-rejected.ts'
import { inspectOriginal, rememberAddress, rememberedPicture, storeImage } from '#server/platform/media/image-store.ts'
import type { FileRead } from './source-files.service.ts'

/** Why there is no picture; `missing` where nothing was found rather than something that is none. */
export interface NoPicture {
  reason: string
  missing: boolean
  /** It is in the web, and was not asked for. */
  isWaiting?: boolean
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
const fetchLimits = { maxBytes: 10 * 1024 * 1024, timeout: 10_000, maxRedirects: 3 }

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
  dataDir: string,
  readBeside: (path: string, mostBytes: number, beside: string) => Promise<FileRead>,
  { dryRun = false, picturesFrom, fetchPictures = false, network }: PictureOptions,
): Promise<PictureFinder> {
  const folder = picturesFrom === undefined ? undefined : await pictureFolder(picturesFrom)
  const most = catalogueImageRules.maxBytes

  /** @param fileName its ending must agree with the content; an address's ending promises nothing */
  async function made(bytes: Buffer, fileName?: string): Promise<Picture | NoPicture> {
    try {
      return await (dryRun ? inspectOriginal : storeImage)(dataDir, bytes, catalogueImageRules, fileName)
    } catch (error) {
      if (error instanceof ImageRejected) return { reason: imageReasons[error.reason], missing: false }
      throw error
    }
  }

  async function local(path: string, beside: string): Promise<Picture | NoPicture> {
    const name = isAddress(path) ? fileNameOf(path) : path
    const read = (await readBeside(name, most, beside)) ?? (await folder?.(name, most))
    if (read === undefined) return { reason: 'is not there', missing: true }
    if (read === 'tooManyBytes') return { reason: imageReasons.tooManyBytes, missing: false }
    if (read === 'unreadable') return { reason: 'cannot be read', missing: false }
    return made(read, isAddress(path) ? undefined : path)
  }

  async function fetched(address: string): Promise<Picture | NoPicture> {
    const known = await rememberedPicture(dataDir, address)
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
    if ('src' in picture && !dryRun) await rememberAddress(dataDir, path, picture)
    return picture
  }
}

const isAddress = (path: string) => /^https?:\/\//i.test(path)

/** The last part of an address, as a file would be called. */
function fileNameOf(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return basename(decodeURIComponent(name))
  } catch {
    return name
  }
}

/** Files of a folder and all below it by their name, without regard to case; of two with one name the first in their order. */
async function pictureFolder(folder: string): Promise<(name: string, mostBytes: number) => Promise<FileRead>> {
  const root = await realpath(folder).catch(() => undefined)
  if (!root || !(await stat(root)).isDirectory()) throw new Error(`There is no folder ${folder}`)
  const files = new Map<string, string>()
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile()).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const key = entry.name.normalize('NFC').toLowerCase()
    if (!files.has(key)) files.set(key, join(entry.parentPath, entry.name))
  }
  return async (name, mostBytes) => {
    const file = files.get(basename(name.replaceAll('\\', sep)).normalize('NFC').toLowerCase())
    if (file === undefined) return undefined
    return (await stat(file)).size > mostBytes ? 'tooManyBytes' : readFile(file).catch(() => 'unreadable' as const)
  }
}
