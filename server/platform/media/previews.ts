import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaStore } from '@kalata/media-store/media-store.ts'
import type { PictureStore } from '@kalata/media-store/pictures/picture-store.ts'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import pLimit from 'p-limit'
import { drawPreview, type Preview } from './preview-picture.ts'

/** What a preview is drawn of; its picture is one of ours. */
export type PreviewOf = Omit<Preview, 'picture'> & { picture?: Picture | undefined }

/** Where a shared store has previews. */
export const previewFolder = 'previews'

/** Drawn previews by what is on them, at most 32 MB. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length })
const drawing = new Map<string, Promise<Buffer>>()
const limit = pLimit(1)
/** Previews that may wait to be drawn; who asks for more gets the picture itself. */
const maxWaiting = 8
/** After each preview its own length is waited so many times: drawing takes a quarter of a core at most, no matter who asks for how many. */
const rest = 3

/**
 * The JPEG of a preview, from memory where the same was drawn before.
 * @returns undefined while too many wait to be drawn
 */
export async function previewOf(pictures: PictureStore, { picture, ...texts }: PreviewOf): Promise<Buffer | undefined> {
  const key = createHash('sha256')
    .update(JSON.stringify({ src: picture?.src, ...texts }))
    .digest('base64url')
  const found = drawn.get(key) ?? drawing.get(key)
  if (found) return found
  if (drawing.size >= maxWaiting) return undefined
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  drawing.set(key, promise)
  void limit(async () => {
    const begun = performance.now()
    try {
      const bytes = (await fromOthers(pictures.files, key)) ?? (await draw(pictures, { picture, ...texts }))
      drawn.set(key, bytes)
      resolve(bytes)
      await forOthers(pictures.files, key, bytes)
    } catch (error) {
      reject(error)
    }
    drawing.delete(key)
    await sleep(rest * (performance.now() - begun), undefined, { ref: false })
  })
  return promise
}

async function draw({ renditions }: PictureStore, { picture, ...texts }: PreviewOf): Promise<Buffer> {
  const file = picture && (await renditions.webp(picture.src, previewWidth(picture)))
  return drawPreview({ ...texts, ...(file ? { picture: file } : {}) })
}

/** Where machines share a store, each preview is drawn by one of them. */
const storeKey = (key: string) => `${previewFolder}/${createHash('sha256').update(key).digest('hex').slice(0, 32)}.jpg`
const fromOthers = (store: MediaStore, key: string) => (store.isShared ? store.read(storeKey(key)).catch(() => undefined) : undefined)
const forOthers = (store: MediaStore, key: string, bytes: Buffer) =>
  store.isShared ? store.write(storeKey(key), bytes).catch(() => undefined) : undefined

/** The narrowest stored width that fills the preview's place, else the widest. */
const previewWidth = (picture: Picture): number => widthsOf(picture).find((width) => width >= 630) ?? widthsOf(picture).at(-1)!

/** Answers with a preview; while too many are drawn, with the address of the picture that would be on it. */
export async function sendPreview(reply: FastifyReply, pictures: PictureStore, preview: PreviewOf): Promise<FastifyReply> {
  const bytes = await previewOf(pictures, preview)
  if (bytes) return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(bytes)
  const { picture } = preview
  const instead = picture ? `${picture.src}-${previewWidth(picture)}.webp` : '/mark-512.png'
  return reply.header('cache-control', 'no-store').redirect(instead, 302)
}
