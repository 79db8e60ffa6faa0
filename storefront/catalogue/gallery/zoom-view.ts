/** How a picture lies on its stage: magnification, and the offset of its centre from the stage's, px. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** px; a point is relative to the stage's centre. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Magnification of a click or a key, and the largest one of a pinch. */
export const clickScale = 2.5
const maxScale = 4

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

/** The size of a picture that fits its stage at scale 1. */
export function fittedSize(picture: Size, stage: Size): Size {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** The view moved back so that no side of the picture leaves its side of the stage; a side that fits is centred. */
function within({ scale, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  const fitted = fittedSize(picture, stage)
  return {
    scale,
    x: clamp(x, Math.max(0, (fitted.width * scale - stage.width) / 2)),
    y: clamp(y, Math.max(0, (fitted.height * scale - stage.height) / 2)),
  }
}

/** The view with another magnification, in which the point under the pointer stays where it is. */
export function zoomAt(view: ZoomView, point: Point, scale: number, picture: Size, stage: Size): ZoomView {
  const next = Math.max(1, Math.min(maxScale, scale))
  const ratio = next / view.scale
  return within({ scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, picture, stage)
}

/** The view moved by a drag or a key. */
export function panBy(view: ZoomView, by: Point, picture: Size, stage: Size): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage)
}
