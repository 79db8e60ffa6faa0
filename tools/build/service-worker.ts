/** Bundles the service worker into build/client/service-worker.js; it carries the name of the build, by which browsers tell a new one. */
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../root.ts'

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'error',
  define: { buildVersion: JSON.stringify(await buildVersion()) },
  build: {
    target: 'es2022',
    outDir: join(root, 'build/client'),
    emptyOutDir: false,
    lib: {
      entry: join(root, 'storefront/app/offline/worker.ts'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
})

/** A hash of the names of all built files, which carry their content; without the compressed copies, which may be written meanwhile. */
async function buildVersion(): Promise<string> {
  const names = (await readdir(join(root, 'build/client/assets'))).filter((name) => !/\.(br|gz)$/.test(name)).sort()
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 12)
}
