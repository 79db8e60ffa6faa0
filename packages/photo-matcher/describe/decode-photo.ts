import sharp, { type Sharp } from 'sharp'
import { connectedObject, cutOut, type Rgb } from './cut-out.ts'
import { filteredSide } from './filters.ts'
import { objectMap, type ObjectMap } from './object-map.ts'
import { toOklab, type LabImage } from './oklab.ts'
import type { Plane } from './scale-space.ts'

/** The part of a picture that is described, in shares of its width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture that cannot be decoded; `cause` is what the decoder says. */
export class UnreadablePicture extends Error {}

/** Pixels that are decoded at most, and the seconds it may take. */
const decoding = { limitInputPixels: 25_000_000, failOn: 'error', sequentialRead: true, pages: 1 } as const
const decodeSeconds = 5

/** Pixels of the longer side of the picture in which points are looked for, and of the one whose kind and colours are described. */
export const pointSide = 384
export const overallSide = 128

/** A photo, or a part of it, in the size in which its kind and colours are described. */
export interface PhotoView {
  /** Its pixels, of which the longer side has {@link pointSide} at most. */
  pixels: Rgb
  overall: Plane
  /** All of it in a small square, whatever its proportions are. */
  square: Rgb
  colours: LabImage
  /** Where the object is, in the colours. */
  map: ObjectMap
  /** The object cut out and brought to the same size, and where it is in the colours. */
  object(): Promise<{ overall: Plane; map: ObjectMap }>
}

/** A photo in the two sizes that are described. */
export interface DecodedPhoto extends PhotoView {
  points: Plane
  /** Its middle: around it lie other things, in a photo taken by hand. */
  middle(): Promise<PhotoView>
}

/** Share of each side that the middle has. */
const middleShare = 0.68

/**
 * Decodes a picture, upright and without its metadata.
 * @throws UnreadablePicture
 */
export async function decodePhoto(bytes: Uint8Array, crop?: Crop): Promise<DecodedPhoto> {
  const large = await readPixels(bytes, crop)
  const { width, height } = large
  const inner = { width: Math.max(1, Math.round(width * middleShare)), height: Math.max(1, Math.round(height * middleShare)) }
  const box = { ...inner, left: Math.floor((width - inner.width) / 2), top: Math.floor((height - inner.height) / 2) }
  const middle = async () => viewOf(await rgbOf(imageOf(large).extract(box)))
  return { points: greyOf(large), ...(await viewOf(large)), middle }
}

async function viewOf(large: Rgb): Promise<PhotoView> {
  const small = await pixelsOf(imageOf(large), overallSide)
  const square = await rgbOf(imageOf(large).resize(filteredSide, filteredSide, { fit: 'fill' }))
  const colours = toOklab(small.data, small.width, small.height)
  const map = objectMap(colours)
  const object = async () => {
    const part = connectedObject(map)
    return { overall: greyOf(await pixelsOf(imageOf(cutOut(large, part)), overallSide)), map: part }
  }
  return { pixels: large, overall: greyOf(small), square, colours, map, object }
}

/** A decoder with nothing but colours left, and a limit on its time. */
const upright = (bytes: Uint8Array): Sharp =>
  sharp(bytes, decoding).timeout({ seconds: decodeSeconds }).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')

const imageOf = ({ width, height, data }: Rgb): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

async function readPixels(bytes: Uint8Array, crop: Crop | undefined): Promise<Rgb> {
  try {
    return await pixelsOf(await cropped(bytes, crop), pointSide)
  } catch (error) {
    throw new UnreadablePicture('The picture cannot be read', { cause: error })
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

const pixelsOf = (image: Sharp, side: number): Promise<Rgb> => rgbOf(image.resize(side, side, { fit: 'inside' }))

async function rgbOf(image: Sharp): Promise<Rgb> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function greyOf({ width, height, data }: Rgb): Plane {
  const grey = new Float32Array(width * height)
  for (let i = 0; i < grey.length; i++) grey[i] = (0.299 * data[3 * i]! + 0.587 * data[3 * i + 1]! + 0.114 * data[3 * i + 2]!) / 255
  return { width, height, data: grey }
}
