/** The part of a photo that is searched for, in shares of its width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** The whole photo. */
export const wholePhoto: Crop = { x: 0, y: 0, width: 1, height: 1 }
/** The least side, a share. */
export const minCropSide = 0.08

/** Parses `x,y,width,height` in thousandths; undefined for the whole photo and for what is no part of it. */
export function readCrop(text: string | null | undefined): Crop | undefined {
  if (!text || !/^\d{1,4}(?:,\d{1,4}){3}$/.test(text)) return undefined
  const [x, y, width, height] = text.split(',').map((part) => Number(part) / 1000) as [number, number, number, number]
  if (Math.min(width, height) < minCropSide || x + width > 1.0005 || y + height > 1.0005) return undefined
  return width === 1 && height === 1 ? undefined : { x, y, width, height }
}

/** The text that {@link readCrop} parses; undefined for the whole photo. */
export function cropText({ x, y, width, height }: Crop): string | undefined {
  const [left, top] = [Math.round(x * 1000), Math.round(y * 1000)]
  const [w, h] = [Math.min(1000 - left, Math.round(width * 1000)), Math.min(1000 - top, Math.round(height * 1000))]
  return w === 1000 && h === 1000 ? undefined : [left, top, w, h].join()
}
