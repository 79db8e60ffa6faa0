import sharp, { type Sharp } from 'sharp'
import { ImageRejected } from './image-rejected.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** What is known of a picture before it is decoded. */
export interface ImageHeader {
  format: PictureFormat
  /** As it will be seen, its orientation applied. */
  width: number
  height: number
  /** Place, camera, profile, orientation or words stand in it beside the picture. */
  hasMetadata: boolean
}

/** What is accepted as a picture. */
export interface PictureRules {
  formats: readonly PictureFormat[]
  /** Bytes of the file. */
  maxBytes: number
}

/** Decoded pixels at most, read from the header before anything is decoded. */
export const maxPixels = 25_000_000
const minSide = 32
/** The longer side over the shorter: beyond it a picture is a strip that no tile can show. */
const maxAspectRatio = 8
/** Seconds that one decoding may take. */
const decodeTimeout = 5

/** The same for every decoding: strict, one page, read once from start to end. */
export const decoding = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const

/** The format that a file's first bytes name, whatever it is called; undefined for all that is no picture of ours. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const at = (offset: number, text: string) => [...text].every((char, i) => bytes[offset + i] === char.charCodeAt(0))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (at(0, '\u0089PNG\r\n\u001a\n')) return 'png'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp'
  if (at(4, 'ftyp') && (at(8, 'avif') || at(8, 'mif1'))) return 'avif'
  return undefined
}

const endings: Record<string, PictureFormat> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' }

/**
 * Checks a file by its content before it is decoded: first bytes, the decoder's own reading of the header and, where
 * there is one, the name's ending must agree; it stands still; it is no bomb.
 * @throws ImageRejected
 */
export async function inspectImage(bytes: Uint8Array, rules: PictureRules, fileName?: string): Promise<ImageHeader> {
  if (bytes.length > rules.maxBytes) throw new ImageRejected('tooManyBytes')
  const format = formatOf(bytes)
  if (!format) throw new ImageRejected('notAPicture')
  if (!rules.formats.includes(format)) throw new ImageRejected('formatNotAllowed')
  const ending = fileName && /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase()
  if (ending && endings[ending] !== format) throw new ImageRejected('nameLies')
  const header = await headerOf(bytes)
  if (header.format !== (format === 'avif' ? 'heif' : format)) throw new ImageRejected('nameLies')
  if ((header.pages ?? 1) > 1 || (format === 'png' && isMovingPng(bytes))) throw new ImageRejected('moving')
  const { width, height } = header.autoOrient
  if (width * height > maxPixels) throw new ImageRejected('tooManyPixels')
  if (Math.min(width, height) < minSide) throw new ImageRejected('tooSmall')
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) throw new ImageRejected('tooLong')
  const { exif, icc, iptc, xmp, orientation, comments } = header
  return { format, width, height, hasMetadata: Boolean(exif ?? icc ?? iptc ?? xmp ?? orientation ?? comments) }
}

async function headerOf(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { ...decoding, pages: -1 })
      .timeout({ seconds: decodeTimeout })
      .metadata()
  } catch (error) {
    throw rejectionOf(error)
  }
}

/** An animated PNG is a still one to most decoders; its control chunk stands before the image data. */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = view.indexOf('acTL', 8, 'latin1')
  const data = view.indexOf('IDAT', 8, 'latin1')
  return control > 0 && (data < 0 || control < data)
}

/** What the decoder's complaint means. */
export function rejectionOf(error: unknown): ImageRejected {
  if (error instanceof ImageRejected) return error
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(text)) return new ImageRejected('tooManyPixels')
  if (/timeout/i.test(text)) return new ImageRejected('tooSlow')
  return new ImageRejected('broken')
}

/** A decoder over bytes that were judged, upright, with nothing but colours left, and a limit on its time. */
export function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, decoding).timeout({ seconds: decodeTimeout }).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
}
