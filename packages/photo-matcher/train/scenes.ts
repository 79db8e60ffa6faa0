/**
 * Scenes as a photo taken at home shows them, made of renders on plain ground: the thing on a table before a wall, two others at its sides, their shadows, and
 * another light. They teach the model what a cut out object looks like when its cut is not clean.
 */
import { readFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { randomOf } from '../testing/photo-queries.ts'
import { decodePhoto } from '../describe/decode-photo.ts'

const [width, height] = [480, 640]
/** Pixels around a shadow into which it fades. */
const fade = 30
type Between = (low: number, high: number) => number

/** A cut out object as PNG with transparency. */
export interface CutOut {
  png: Buffer
  width: number
  height: number
}

/** Makes scenes of renders. @param files all of them: any may stand at the side */
export function sceneMaker(files: readonly string[]): (at: number) => Promise<Buffer> {
  const cutOuts = new Map<string, Promise<CutOut>>()
  const cutOutOf = (file: string) => {
    const cutOut = cutOuts.get(file) ?? readCutOut(file)
    if (cutOuts.size < 400) cutOuts.set(file, cutOut)
    return cutOut
  }
  return async (at) => {
    const random = randomOf(at)
    const between: Between = (low, high) => low + (high - low) * random()
    const other = () => cutOutOf(files[Math.floor(random() * files.length)]!)
    const ground = await wallAndTable(between)
    const layers = [
      ...(await placed(await other(), { wide: between(0.2, 0.4), x: between(-0.02, 0.2), foot: between(0.45, 0.62) }, between)),
      ...(await placed(await other(), { wide: between(0.2, 0.4), x: between(0.8, 1.02), foot: between(0.45, 0.66) }, between)),
      ...(await placed(
        await cutOutOf(files[at % files.length]!),
        { wide: between(0.35, 0.62), x: between(0.42, 0.58), foot: between(0.62, 0.78) },
        between,
      )),
    ]
    const gain = between(0.75, 1.15)
    const cast = [between(0.85, 1.15), 1, between(0.8, 1.15)].map((channel) => channel * gain)
    const scene = await sharp(ground, { raw: { width, height, channels: 3 } })
      .composite(layers)
      .removeAlpha()
      .png()
      .toBuffer()
    return sharp(scene).linear(cast, [0, 0, 0]).jpeg({ quality: 85 }).toBuffer()
  }
}

/** The object of a render, as photo search cuts it out, with a soft edge. */
export async function readCutOut(file: string): Promise<CutOut> {
  const { part, pixels } = await decodePhoto(readFileSync(file))
  const { weights, box, width: columns, height: rows } = part
  const mask = Uint8Array.from(weights, (weight) => (weight >= 0.5 ? 255 : 0))
  const alpha = await sharp(mask, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(pixels.width, pixels.height, { fit: 'fill' })
    .blur(1)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const rgba = new Uint8Array(4 * pixels.width * pixels.height)
  for (let i = 0; i < alpha.length; i++) rgba.set([...pixels.data.subarray(3 * i, 3 * i + 3), alpha[i]!], 4 * i)
  const { data, info } = await sharp(rgba, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .extract({
      left: Math.floor(box.left * pixels.width),
      top: Math.floor(box.top * pixels.height),
      width: Math.max(2, Math.floor((box.right - box.left) * pixels.width)),
      height: Math.max(2, Math.floor((box.bottom - box.top) * pixels.height)),
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** A wall and a table, which may be of wood, darker towards the corners. */
async function wallAndTable(between: Between): Promise<Uint8Array> {
  const grey = between(90, 235)
  const wall = [0, 1, 2].map(() => 0.5 * between(90, 235) + 0.5 * grey)
  const tone = between(60, 210)
  const table = [between(0.75, 1.2), between(0.85, 1.05), between(0.6, 1.2)].map((channel) => channel * tone)
  const [horizon, wood, grain] = [between(0.18, 0.42) * height, Math.max(0, between(-0.12, 0.12)), between(0.1, 0.5)]
  const out = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++, at++) {
        const light = 1 - 0.25 * Math.hypot(x / width - 0.5, y / height - 0.5)
        const colour = y < horizon ? wall[channel]! : table[channel]! * (1 + wood * Math.sin(y * grain + 3 * Math.sin(x * 0.01)))
        out[at] = Math.max(0, Math.min(255, colour * light + between(-3, 3)))
      }
  return out
}

/** A thing and its shadow before it. Shares of the scene's sides: how wide, where its middle is and where it stands. */
async function placed(thing: CutOut, place: { wide: number; x: number; foot: number }, between: Between): Promise<OverlayOptions[]> {
  const scale = Math.min((place.wide * width) / thing.width, (0.62 * height) / thing.height)
  const [wide, high] = [Math.max(8, Math.round(thing.width * scale)), Math.max(8, Math.round(thing.height * scale))]
  const picture = await sharp(thing.png).resize(wide, high, { fit: 'fill' }).png().toBuffer()
  const shadow = await shadowOf(
    picture,
    { width: Math.round(1.1 * wide), height: Math.max(6, Math.round(high * between(0.12, 0.35))) },
    between,
  )
  const [x, foot] = [place.x * width, place.foot * height]
  const left = x - shadow.width / 2 + between(-0.25, 0.25) * wide
  return [...(await clipped(shadow.png, left, foot - 0.62 * shadow.height)), ...(await clipped(picture, x - wide / 2, foot - high))]
}

async function shadowOf(picture: Buffer, size: { width: number; height: number }, between: Between): Promise<CutOut> {
  const strength = between(0.35, 0.65)
  const alpha = await sharp(await sharp(picture).ensureAlpha().extractChannel(3).png().toBuffer())
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const [wide, high] = [size.width + 2 * fade, size.height + 2 * fade]
  const dark = new Uint8Array(wide * high)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) dark[(y + fade) * wide + x + fade] = alpha[y * size.width + x]! * strength
  const soft = await sharp(dark, { raw: { width: wide, height: high, channels: 1 } })
    .blur(between(4, 9))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const rgba = new Uint8Array(4 * wide * high)
  for (let i = 0; i < soft.length; i++) rgba[4 * i + 3] = soft[i]!
  const png = await sharp(rgba, { raw: { width: wide, height: high, channels: 4 } })
    .png()
    .toBuffer()
  return { png, width: wide, height: high }
}

/** A layer at a place, without what lies outside of the scene; none where nothing is left. */
async function clipped(png: Buffer, x: number, y: number): Promise<OverlayOptions[]> {
  const size = await sharp(png).metadata()
  const [left, top] = [Math.round(x), Math.round(y)]
  const [fromLeft, fromTop] = [Math.max(0, -left), Math.max(0, -top)]
  const wide = Math.min(size.width - fromLeft, width - Math.max(0, left))
  const high = Math.min(size.height - fromTop, height - Math.max(0, top))
  if (wide < 3 || high < 3) return []
  const input = await sharp(png).extract({ left: fromLeft, top: fromTop, width: wide, height: high }).png().toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}
