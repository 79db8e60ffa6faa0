import type { Picture } from '#contract/catalogue/schemas.ts'
import { storeImage } from '#server/platform/media/image-store.ts'
import sharp from 'sharp'

/** Shown for products without a picture: a basket's outline. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
<rect width="640" height="640" fill="#f6f3ec"/>
<g fill="none" stroke="#c9bfae" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
<path d="M180 290h280l-28 150a24 24 0 0 1-24 20H232a24 24 0 0 1-24-20z"/><path d="M232 290a88 100 0 0 1 176 0"/>
<path d="M262 335l10 85M320 335v85M378 335l-10 85"/></g></svg>`

let drawn: Promise<Buffer> | undefined

/** The picture of products that have none; stored once like any other. Idempotent. */
export async function defaultPicture(dataDir: string): Promise<Picture> {
  drawn ??= sharp(Buffer.from(drawing)).png().toBuffer()
  return storeImage(dataDir, await drawn)
}
