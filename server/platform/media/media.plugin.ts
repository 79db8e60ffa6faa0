import fastifyStatic from '@fastify/static'
import { AvifQueue, childEncoder } from '@kalata/media-store/avif/avif-queue.ts'
import { tasksOfProcess } from '@kalata/media-store/avif/encoding-tasks.ts'
import type { MediaStore } from '@kalata/media-store/media-store.ts'
import { MediaUnavailable } from '@kalata/media-store/media-unavailable.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { pictureWidths } from '#contract/catalogue/picture-widths.ts'
import type { Ctx } from '#server/context.ts'
import { makeFolder } from '@kalata/operator-kit/paths/named-paths.ts'
import { entryFile } from '../project-files.ts'
import { pictureStore } from './media-store.ts'
import { sharedTasks } from './shared-encoding-tasks.ts'

/** ms after which a store that others share is asked again for an AVIF that it did not have, and for how many that is remembered. */
const missing = { ttl: 30_000, max: 50_000 }

/** `/media/<2>/<32>-<width>.<ending>`; nothing else below the data folder can be reached. */
const address = new RegExp(`^/([0-9a-f]{2})/(\\1[0-9a-f]{30})-(${pictureWidths.join('|')})\\.(webp|jpg|avif)$`)

/**
 * Pictures of the media store at `/media/*`. A page names the WebP; a browser that accepts AVIF gets that once it is encoded, one that
 * accepts neither gets the JPEG. A missing rendition is made at its first request. Names carry the content's hash, so a browser
 * may keep what it got for a year.
 */
export async function registerMedia(scope: FastifyInstance, ctx: Ctx): Promise<void> {
  const { log } = ctx
  const { files: store, renditions } = pictureStore(ctx)
  makeFolder(store.folder)
  const encoder = childEncoder(entryFile('packages/media-store/avif/avif-encoder.ts'))
  const avifQueue = new AvifQueue(store, log, encoder, store.isShared ? sharedTasks(ctx.db) : tasksOfProcess())
  const hasAvif = avifFinder(store)
  scope.addHook('onClose', async () => avifQueue.close())
  await scope.register(
    async (media) => {
      await media.register(fastifyStatic, { root: store.folder, serve: false, immutable: true, maxAge: '365d', dotfiles: 'ignore' })
      const answer = (reply: FastifyReply, status: number, text: string) =>
        reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text)
      media.setNotFoundHandler((_request, reply) => answer(reply, 404, 'Not found'))
      media.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof MediaUnavailable)) throw error
        log.error({ err: error }, 'the store of pictures is unavailable')
        return answer(reply.header('retry-after', '1'), 503, 'Unavailable')
      })
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = address.exec(request.url.slice('/media'.length).split('?', 1)[0]!)
        if (!asked) return reply.callNotFound()
        const [, shard, name, digits, ending] = asked
        const [src, width] = [`/media/${shard}/${name}`, Number(digits)]
        if (ending === 'webp') reply.header('vary', 'accept')
        const accepted = ending === 'webp' ? acceptedFormats(request) : [ending as Format]
        const avif = renditions.key(src, width, 'avif')
        const format = accepted.includes('avif') && (await hasAvif(avif)) ? 'avif' : accepted.at(-1)!
        const isThere = format === 'avif' || (await renditions[format === 'jpg' ? 'jpeg' : 'webp'](src, width)) !== undefined
        if (isThere && format === 'webp' && accepted.includes('avif')) avifQueue.add({ from: renditions.key(src, width, 'webp'), to: avif })
        return reply.sendFile(`${shard}/${name}-${width}.${format}`)
      }
      // Clients of mail and crawlers ask for the head of a picture first.
      media.route({ method: ['GET', 'HEAD'], url: '/*', handler })
    },
    { prefix: '/media' },
  )
}

/** Whether an AVIF is there; a store on another machine is not asked with every request for one that it lacks. */
function avifFinder(store: MediaStore): (key: string) => Promise<boolean> {
  if (!store.isShared) return async (key) => (await store.file(key)) !== undefined
  const absent = new LRUCache<string, true>(missing)
  return async (key) => {
    if (absent.has(key)) return false
    const isThere = (await store.file(key)) !== undefined
    if (!isThere) absent.set(key, true)
    return isThere
  }
}

type Format = 'avif' | 'webp' | 'jpg'

/** Best first. Browsers name the newer formats they accept; `*∕*` alone says nothing, and WebP is what was asked for. */
function acceptedFormats(request: FastifyRequest): Format[] {
  const accept = request.headers.accept ?? '*/*'
  const base = accept.includes('image/webp') || accept.includes('*/*') ? 'webp' : 'jpg'
  return accept.includes('image/avif') ? ['avif', base] : [base]
}
