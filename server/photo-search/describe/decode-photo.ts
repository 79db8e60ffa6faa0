import sharp, { type Sharp } from 'sharp'
import type { Crop } from '#contract/photo-search/crop.ts'
import { rejectionOf, upright } from '#server/platform/media/inspect-image.ts'
import { toOklab, type LabImage } from './oklab.rules.ts'
import type { Plane } from './scale-space.rules.ts'

/** Pixels of the longer side of the picture in which points are looked for, and of the one whose kind and colours are described. */
export const pointSide = 384
export const overallSide = 128

/** A photo, or a part of it, in the size in which its kind and colours are described. */
export interface PhotoView {
  overall: Plane
  colours: LabImage
}

/** A photo in the two sizes that are described. */
export interface DecodedPhoto extends PhotoView {
  points: Plane
  /** Its middle: around it lie other things, in a shopper's photo. */
  middle(): Promise<PhotoView>
}

/** Share of each side that the middle has. */
const middleShare = 0.68

/**
 * Decodes a picture that was inspected before, upright and without its metadata.
 * @throws ImageRejected for a broken one
 */
export async function decodePhoto(bytes: Uint8Array, crop?: Crop): Promise<DecodedPhoto> {
  const large = await readPixels(bytes, crop)
  const { width, height } = large
  const inner = { width: Math.max(1, Math.round(width * middleShare)), height: Math.max(1, Math.round(height * middleShare)) }
  const image = () => sharp(large.data, { raw: { width, height, channels: 3 } })
  const box = { ...inner, left: Math.floor((width - inner.width) / 2), top: Math.floor((height - inner.height) / 2) }
  return { points: greyOf(large), ...(await viewOf(image())), middle: () => viewOf(image().extract(box)) }
}

async function viewOf(image: Sharp): Promise<PhotoView> {
  const small = await pixelsOf(image, overallSide)
  return { overall: greyOf(small), colours: toOklab(small.data, small.width, small.height) }
}

async function readPixels(bytes: Uint8Array, crop: Crop | undefined): Promise<Rgb> {
  try {
    return await pixelsOf(await cropped(bytes, crop), pointSide)
  } catch (error) {
    throw rejectionOf(error)
  }
}

async function cropped(bytes: Uint8Array, crop: Crop | undefined): Promise<Sharp> {
  if (!crop) return upright(bytes)
  const { data, info } = await upright(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.floor(crop.x * info.width), Math.floor(crop.y * info.height)]
  const width = Math.max(1, Math.min(info.width - left, Math.round(crop.width * info.width)))
  const height = Math.max(1, Math.min(info.height - top, Math.round(crop.height * info.height)))
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).extract({ left, top, width, height })
}

interface Rgb {
  width: number
  height: number
  data: Buffer
}

async function pixelsOf(image: Sharp, side: number): Promise<Rgb> {
  const { data, info } = await image.resize(side, side, { fit: 'inside' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function greyOf({ width, height, data }: Rgb): Plane {
  const grey = new Float32Array(width * height)
  for (let i = 0; i < grey.length; i++) grey[i] = (0.299 * data[3 * i]! + 0.587 * data[3 * i + 1]! + 0.114 * data[3 * i + 2]!) / 255
  return { width, height, data: grey }
}
