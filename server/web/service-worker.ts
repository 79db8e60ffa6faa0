import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { projectFile } from '#server/platform/project-files.ts'

const builtFile = projectFile('build/client/service-worker.js')

/** A worker that removes itself and everything that was stored: browsers that still have the other one fetch it in its place. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * Serves the service worker, never from a cache, so that a browser learns of a new build at once. Its own content policy lets it fetch from
 * this mall and nothing else.
 * @throws Error when the storefront is not built
 */
export function serveWorker(app: FastifyInstance, offlinePages: boolean): void {
  const script = offlinePages ? readFileSync(builtFile) : removal
  app.get('/service-worker.js', { exposeHeadRoute: true }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  )
}
