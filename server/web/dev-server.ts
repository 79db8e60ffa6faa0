import type { FastifyInstance } from 'fastify'
import { projectPath } from '#server/platform/project-files.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { StorefrontModule } from '#storefront/app/router/storefront.ts'
import type { LoadStorefront } from './render.ts'

/** Runs Vite inside this process: modules as they are on disk, with hot reload over a socket at the next port. */
export async function openDevServer(app: FastifyInstance, settings: Settings): Promise<LoadStorefront> {
  const { createServer } = await import('vite')
  const listeners = process.listeners('SIGTERM')
  const vite = await createServer({
    root: projectPath(''),
    server: { middlewareMode: true, hmr: { port: settings.port + 1 } },
    appType: 'custom',
  })
  // Vite would exit the process at once; the mall closes it after its last request.
  for (const listener of process.listeners('SIGTERM')) if (!listeners.includes(listener)) process.off('SIGTERM', listener)
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|media|health|sandbox)\//.test(request.url)) return next()
    vite.middlewares(request.raw, reply.raw, next)
  })
  app.addHook('onClose', () => vite.close())
  return async () => {
    const { openStorefront } = (await vite.ssrLoadModule('/storefront/entry.server.tsx')) as StorefrontModule
    return openStorefront(undefined)
  }
}
