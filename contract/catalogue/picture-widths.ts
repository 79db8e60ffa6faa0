/** Pixels: every picture has a file of each width up to its own. */
const widths = [160, 320, 480, 640, 960, 1280]
/** Pixels: also of a picture that spans the page. */
const pageWidths = [1920, 2560]

interface Pixels {
  width: number
  height: number
}

/** Pixels of the narrowest file of a picture; narrower originals are enlarged to it. */
export const narrowestWidth = widths[0]!

/** Every width that a file of a picture may have. */
export const pictureWidths = [...widths, ...pageWidths]

/** Pixels of the widest file of a picture. At least twice as wide as it is high, it spans the page and is not much larger for it. */
export function maxWidth({ width, height }: Pixels): number {
  return (width >= 2 * height ? pageWidths : widths).at(-1)!
}

/** The widths, in pixels, that a picture has files of, from the narrowest. */
export function widthsOf(picture: Pixels): number[] {
  const available = pictureWidths.filter((width) => width <= Math.min(picture.width, maxWidth(picture)))
  return available.length > 0 ? available : [narrowestWidth]
}
