import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkRoots } from './initial-chunks.ts'
import { leanModules, leanRouter, routesModule } from './lean-router.ts'

const root = new URL('..', import.meta.url).pathname
const library = join(root, 'node_modules/react-router/dist/production/lib')

/** What the plugin makes of a file of React Router; throws where the plugin would stop the build. */
function transform(path: string): { code: string } {
  const { transform } = leanRouter() as unknown as { transform(this: object, code: string, id: string): { code: string } }
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  const file = join(library, path)
  return transform.call(context, readFileSync(file, 'utf8'), file)
}

describe('the parts of React Router that are replaced in the browser', () => {
  it.each(leanModules)('are still where they were, with the same exports: %s', (path) => {
    const exportedNames = (code: string) => [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name)
    expect(exportedNames(transform(path).code)).not.toEqual([])
  })

  it('load the client loader of a route as the route itself', () => {
    const { code } = transform(routesModule)
    expect(code).not.toMatch(/import\([^)]*clientLoaderModule/)
    expect(code).toContain('loadRouteModule({ id: `${route.id} client loader`, module: route.clientLoaderModule }, routeModulesCache)')
    expect(code).toContain('import { loadRouteModule } from "./routeModules.js"')
  })

  it('are replaced only while route discovery and instrumentation are unused', () => {
    expect(readFileSync(join(root, 'react-router.config.ts'), 'utf8')).toContain("routeDiscovery: { mode: 'initial' }")
    expect(readFileSync(join(root, 'storefront/entry.client.tsx'), 'utf8')).not.toContain('instrumentations')
  })
})

describe('the page that a failed chunk was asked for', () => {
  it('is known where React Router puts its own router', () => {
    expect(readFileSync(join(library, 'dom-export/hydrated-router.js'), 'utf8')).toContain('window.__reactRouterDataRouter = router')
  })
})

describe('the files every page loads first', () => {
  it.each(chunkRoots)('begin at a file that exists: %s', (path) => expect(existsSync(join(root, path))).toBe(true))
})

describe('the loader data that the page is sent with', () => {
  it('is handed over as React Router itself does', () => {
    const source = readFileSync(join(library, 'dom/ssr/single-fetch.js'), 'utf8')
    expect(source).toContain('window.__reactRouterContext.streamController.enqueue(')
    expect(source).toContain('window.__reactRouterContext.streamController.close();')
    expect(readFileSync(join(library, 'dom/ssr/server.js'), 'utf8')).toContain('context.serverHandoffStream ?')
  })
})
