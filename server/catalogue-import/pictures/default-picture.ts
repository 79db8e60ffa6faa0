import type { PictureStore } from '@kalata/media-store/pictures/picture-store.ts'
import sharp from 'sharp'
import type { Picture } from '#contract/catalogue/schemas.ts'

/** Shown for products without a picture: the mall's mark, quiet enough that nobody takes it for the product. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="0 0 1280 1280">
<defs><radialGradient id="light" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="#faf8f4"/><stop offset="1" stop-color="#f1ece3"/></radialGradient></defs>
<rect width="1280" height="1280" fill="url(#light)"/>
<g transform="translate(420 412) scale(11)" fill="#ddd2bf">
<path d="M9.5 17.5C9.5 9.5 13.6 4.5 20 4.5s10.5 5 10.5 13" fill="none" stroke="#ddd2bf" stroke-width="3.4" stroke-linecap="round"/>
<rect x="2" y="15.4" width="36" height="5.4" rx="2.7"/><rect x="5" y="22.4" width="8.2" height="5.4" rx="2.7"/>
<rect x="14.8" y="22.4" width="20.2" height="5.4" rx="2.7"/><rect x="7.2" y="29.4" width="18" height="5.4" rx="2.7"/>
<rect x="26.8" y="29.4" width="6" height="5.4" rx="2.7"/></g></svg>`

/** What stood there before: products that came in then still show it. */
const earlierDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
<rect width="640" height="640" fill="#f6f3ec"/>
<g fill="none" stroke="#c9bfae" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
<path d="M180 290h280l-28 150a24 24 0 0 1-24 20H232a24 24 0 0 1-24-20z"/><path d="M232 290a88 100 0 0 1 176 0"/>
<path d="M262 335l10 85M320 335v85M378 335l-10 85"/></g></svg>`

const drawn = new Map<string, Promise<Buffer>>()

/** An SVG as PNG, drawn once. */
function png(svg: string): Promise<Buffer> {
  const made = drawn.get(svg) ?? sharp(Buffer.from(svg)).png().toBuffer()
  drawn.set(svg, made)
  return made
}

/** The picture of products that have none; stored once like any other. Idempotent. */
export async function defaultPicture(store: PictureStore): Promise<Picture> {
  return { ...(await store.store(await png(drawing))), placeholder: true }
}

/** The addresses of that picture and of those that were drawn for it before. */
export async function defaultPictureSources(store: PictureStore): Promise<string[]> {
  const earlier = await store.inspect(await png(earlierDrawing))
  return [(await defaultPicture(store)).src, earlier.src]
}
