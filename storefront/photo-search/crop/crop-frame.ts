import { minCropSide, type Crop } from '#contract/photo-search/crop.ts'

/** What a drag or a key does to the frame. */
export type FrameAction = 'move' | 'resize'

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The frame after a step, shares of the photo; it stays within the photo and no smaller than the least part. */
export function changeFrame({ x, y, width, height }: Crop, action: FrameAction, dx: number, dy: number): Crop {
  if (action === 'move') return { x: clamp(x + dx, 0, 1 - width), y: clamp(y + dy, 0, 1 - height), width, height }
  return { x, y, width: clamp(width + dx, minCropSide, 1 - x), height: clamp(height + dy, minCropSide, 1 - y) }
}

/** The frame between two corners of a drag over the photo. */
export function frameBetween(from: { x: number; y: number }, to: { x: number; y: number }): Crop {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((value) => clamp(value, 0, 1)) as [number, number]
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((value) => clamp(value, 0, 1)) as [number, number]
  const [width, height] = [Math.max(minCropSide, right - left), Math.max(minCropSide, bottom - top)]
  return { x: Math.min(left, 1 - width), y: Math.min(top, 1 - height), width, height }
}

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
}

/** The frame after a key; undefined for a key that does nothing. */
export function frameAfterKey(crop: Crop, action: FrameAction, key: string): Crop | undefined {
  const step = keySteps[key]
  return step && changeFrame(crop, action, step[0], step[1])
}
