import type { PictureRecipe } from '../pictures/picture-store.ts'

/** Pixels: every picture has a file of each width up to its own, one twice as wide as high also of the last two. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920, 2560]
const maxWidth: PictureRecipe['maxWidth'] = ({ width, height }) => (width >= 2 * height ? 2560 : 1280)

/** For tests. */
export const recipe: PictureRecipe = {
  version: 'test-1',
  base: '/media/',
  rules: { formats: ['jpeg', 'png', 'webp', 'avif'], maxBytes: 20 * 1024 * 1024 },
  narrowestWidth: widths[0]!,
  maxWidth,
  widthsOf: (picture) => widths.filter((width) => width <= Math.min(picture.width, maxWidth(picture))),
}
