import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/**
 * Pictures below `DATA_DIR/media` at `/media/*`. Their names carry the content's hash, so that a browser may keep them
 * for a year without asking again. Nothing else of the data folder can be reached, nor hidden or half-written files.
 */
export async function registerMedia(scope: FastifyInstance, settings: Settings): Promise<void> {
  const root = join(settings.dataDir, 'media')
  mkdirSync(root, { recursive: true })
  await scope.register(
    async (media) => {
      await media.register(fastifyStatic, {
        root,
        decorateReply: false,
        immutable: true,
        maxAge: '365d',
        index: false,
        dotfiles: 'ignore',
        allowedPath: (path) => /\.(?:webp|avif|jpe?g|png)$/.test(path),
      })
      media.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
    },
    { prefix: '/media' },
  )
}
