import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { pictureWidths } from '#contract/catalogue/picture-widths.ts'
import type { Settings } from '../settings.ts'
import { ensureJpeg } from './jpeg.ts'

/** `/media/<2>/<32>-<width>.<ending>`; nothing else below the data folder can be reached. */
const address = new RegExp(`^/([0-9a-f]{2})/(\\1[0-9a-f]{30})-(${pictureWidths.join('|')})\\.(webp|jpg|avif)$`)

/**
 * Pictures below `DATA_DIR/media` at `/media/*`. A page names the WebP; who says it reads AVIF gets that once it is made,
 * who reads neither gets the JPEG. Names carry the content's hash, so that a browser may keep what it got for a year.
 */
export async function registerMedia(scope: FastifyInstance, settings: Settings): Promise<void> {
  const root = join(settings.dataDir, 'media')
  mkdirSync(root, { recursive: true })
  /** Whether a picture has its AVIF files; asked again after a minute while it has not. */
  const avif = new LRUCache<string, boolean>({ max: 10_000, ttl: 60_000 })
  const hasAvif = (file: string) => {
    const known = avif.get(file)
    if (known !== undefined) return known
    const found = existsSync(join(root, file))
    avif.set(file, found, found ? { ttl: 0 } : undefined)
    return found
  }
  await scope.register(
    async (media) => {
      await media.register(fastifyStatic, { root, serve: false, immutable: true, maxAge: '365d', dotfiles: 'ignore' })
      media.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
      )
      media.get('/*', async (request, reply) => {
        const asked = address.exec(request.url.slice('/media'.length).split('?', 1)[0]!)
        if (!asked) return reply.callNotFound()
        const [, shard, name, width, ending] = asked
        const file = `${shard}/${name}-${width}`
        if (ending === 'webp') reply.header('vary', 'accept')
        const best = ending === 'webp' ? bestEnding(request, () => hasAvif(`${file}.avif`)) : ending
        if (best === 'jpg') await ensureJpeg(join(root, file))
        return reply.sendFile(`${file}.${best}`)
      })
    },
    { prefix: '/media' },
  )
}

/** Browsers name the newer formats they read; `*∕*` alone says nothing, and WebP is what was asked for. */
function bestEnding(request: FastifyRequest, hasAvif: () => boolean): 'avif' | 'webp' | 'jpg' {
  const accept = request.headers.accept ?? '*/*'
  if (accept.includes('image/avif') && hasAvif()) return 'avif'
  return accept.includes('image/webp') || accept.includes('*/*') ? 'webp' : 'jpg'
}
