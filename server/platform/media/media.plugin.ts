import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureWidths } from '#contract/catalogue/picture-widths.ts'
import type { Ctx } from '#server/context.ts'
import { AvifQueue } from './avif-queue.ts'
import { ensureJpeg, ensureWebp, renditionFile } from './renditions.ts'

/** `/media/<2>/<32>-<width>.<ending>`; nothing else below the data folder can be reached. */
const address = new RegExp(`^/([0-9a-f]{2})/(\\1[0-9a-f]{30})-(${pictureWidths.join('|')})\\.(webp|jpg|avif)$`)

/**
 * Pictures below `DATA_DIR/media` at `/media/*`. A page names the WebP; a browser that accepts AVIF gets that once it is encoded, one that
 * accepts neither gets the JPEG. A missing rendition is made at its first request. Names carry the content's hash, so a browser
 * may keep what it got for a year.
 */
export async function registerMedia(scope: FastifyInstance, { settings, log }: Pick<Ctx, 'settings' | 'log'>): Promise<void> {
  const { dataDir } = settings
  const root = join(dataDir, 'media')
  mkdirSync(root, { recursive: true })
  const avifQueue = new AvifQueue(log)
  scope.addHook('onClose', async () => avifQueue.close())
  await scope.register(
    async (media) => {
      await media.register(fastifyStatic, { root, serve: false, immutable: true, maxAge: '365d', dotfiles: 'ignore' })
      media.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
      )
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = address.exec(request.url.slice('/media'.length).split('?', 1)[0]!)
        if (!asked) return reply.callNotFound()
        const [, shard, name, digits, ending] = asked
        const [src, width] = [`/media/${shard}/${name}`, Number(digits)]
        if (ending === 'webp') reply.header('vary', 'accept')
        const accepted = ending === 'webp' ? acceptedFormats(request) : [ending as Format]
        const format = accepted.includes('avif') && existsSync(renditionFile(dataDir, src, width, 'avif')) ? 'avif' : accepted.at(-1)!
        const isThere = format === 'avif' || (await (format === 'jpg' ? ensureJpeg : ensureWebp)(dataDir, src, width))
        if (isThere && format === 'webp' && accepted.includes('avif')) {
          const file = (of: Format) => renditionFile(dataDir, src, width, of)
          avifQueue.add({ from: file('webp'), to: file('avif') })
        }
        return reply.sendFile(`${shard}/${name}-${width}.${format}`)
      }
      // Clients of mail and crawlers ask for the head of a picture first.
      media.route({ method: ['GET', 'HEAD'], url: '/*', handler })
    },
    { prefix: '/media' },
  )
}

type Format = 'avif' | 'webp' | 'jpg'

/** Best first. Browsers name the newer formats they accept; `*∕*` alone says nothing, and WebP is what was asked for. */
function acceptedFormats(request: FastifyRequest): Format[] {
  const accept = request.headers.accept ?? '*/*'
  const base = accept.includes('image/webp') || accept.includes('*/*') ? 'webp' : 'jpg'
  return accept.includes('image/avif') ? ['avif', base] : [base]
}
