import sharp, { type Sharp } from 'sharp'
import { connectedObject, cutOut, type Rgb } from './cut-out.ts'
import { filteredSide } from './filters.ts'
import { objectMap, type Box, type ObjectMap } from './object-map.ts'
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

/** A photo, or a part of it, in the sizes in which its kind and colours are described. */
export interface ScaledView {
  overall: Plane
  /** All of it in a small square, whatever its proportions are. */
  square(): Promise<Rgb>
  colours: LabImage
  /** Where the object is, in the colours. */
  map: ObjectMap
}

/** A photo, or a part of it, and its object. */
export interface PhotoView extends ScaledView {
  /** Its pixels, of which the longer side has {@link pointSide} at most. */
  pixels: Rgb
  /** Where the connected part of the object is that has most of the middle, in the colours. */
  part: ObjectMap
  /** That part cut out and brought to the size of `overall`. */
  object(): Promise<Plane>
}

/** A photo in the two sizes that are described. */
export interface DecodedPhoto extends PhotoView {
  points: Plane
  /** Its middle: around it lie other things, in a photo taken by hand. */
  middle(): Promise<PhotoView>
  /** Its object with some ground around, as a picture of a catalogue frames what it shows. */
  framed(): Promise<ScaledView>
}

/** Share of each side that the middle has. */
const middleShare = 0.68
/** Sides of a frame, in sides of its object. */
const frameSides = 1.3

/**
 * Decodes a picture, upright and without its metadata.
 * @throws UnreadablePicture
 */
export async function decodePhoto(bytes: Uint8Array, crop?: Crop): Promise<DecodedPhoto> {
  const large = await readPixels(bytes, crop)
  const view = await viewOf(large)
  const margin = (1 - middleShare) / 2
  const inner = { left: margin, top: margin, right: 1 - margin, bottom: 1 - margin }
  const middle = async () => viewOf(await rgbOf(partOf(large, inner)))
  return { points: greyOf(large), ...view, middle, framed: () => scaledView(partOf(large, frameOf(view.part.box))) }
}

/** A box around that of an object, within the picture. */
function frameOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [((right - left) * (frameSides - 1)) / 2, ((bottom - top) * (frameSides - 1)) / 2]
  return { left: Math.max(0, left - x), top: Math.max(0, top - y), right: Math.min(1, right + x), bottom: Math.min(1, bottom + y) }
}

function partOf(large: Rgb, box: Box): Sharp {
  const [left, top] = [Math.floor(box.left * large.width), Math.floor(box.top * large.height)]
  const [right, bottom] = [Math.ceil(box.right * large.width), Math.ceil(box.bottom * large.height)]
  return imageOf(large).extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
}

async function viewOf(pixels: Rgb): Promise<PhotoView> {
  const scaled = await scaledView(imageOf(pixels))
  const part = connectedObject(scaled.map)
  const object = async () => greyOf(await pixelsOf(imageOf(cutOut(pixels, part)), overallSide))
  return { ...scaled, pixels, part, object }
}

async function scaledView(image: Sharp): Promise<ScaledView> {
  const small = await pixelsOf(image.clone(), overallSide)
  const square = () => rgbOf(image.clone().resize(filteredSide, filteredSide, { fit: 'fill' }))
  const colours = toOklab(small.data, small.width, small.height)
  return { overall: greyOf(small), square, colours, map: objectMap(colours) }
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
