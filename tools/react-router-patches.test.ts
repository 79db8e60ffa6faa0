import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chunkRoots } from './initial-chunks.ts'
import { leanModules, leanRouter } from './lean-router.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const library = join(root, 'node_modules/react-router/dist/production/lib')

/** What the plugin makes of a file of React Router, or of the storefront with this source; throws where it would stop the build. */
function transform(path: string, source?: string): { code: string } {
  const { transform } = leanRouter() as unknown as { transform(this: object, code: string, id: string): { code: string } }
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  if (source !== undefined) return transform.call(context, source, `/storefront/${path}`)
  const file = join(library, path)
  return transform.call(context, readFileSync(file, 'utf8'), file)
}

describe('the parts of React Router that are replaced in the browser', () => {
  it.each(leanModules)('are still where they were, with the same exports: %s', (path) => {
    expect(transform(path).code).toMatch(/export (const|\{)/)
  })

  it('load the client loader of a route as the route itself', () => {
    const { code } = transform('dom/ssr/routes.js')
    expect(code).not.toMatch(/import\([^)]*clientLoaderModule/)
    expect(code).toContain('loadRouteModule({ id: `${route.id} client loader`, module: route.clientLoaderModule }, routeModulesCache)')
    expect(code).toContain('import { loadRouteModule } from "./routeModules.js"')
  })

  it('ask for the data of a page through the memory of pages', () => {
    const { code } = transform('dom/ssr/single-fetch.js')
    expect(code).toContain('await fetchPageData(url, request.signal)')
    expect(code).toMatch(/^import \{ fetchPageData \} from ".*\/storefront\/app\/navigation\/page-data\.ts"/)
  })

  it('parse the JSON that loaders send', () => {
    const { code } = transform('dom/ssr/single-fetch.js')
    expect(code).toContain('if (type === "SingleFetchClassInstance") return { value: readLoaderData(rest[0].json) };')
    expect(code).toMatch(/^import \{ readLoaderData \} from ".*\/storefront\/app\/navigation\/loader-data\.ts"/m)
  })

  it('lose what the storefront does not use, and nothing else', () => {
    const { code } = transform('router/router.js')
    expect(code).toMatch(/async function handleAction\([^)]*\) \{ throw Error\("not in this build"\) \}/)
    expect(code).toMatch(/async function handleLoaders\([^)]*\) \{\s+let/)
    expect(transform('dom/lib.js').code).toMatch(/const Link = undefined;/)
    expect(transform('dom/lib.js').code).not.toContain('Link.displayName')
  })

  it('cannot be imported by the storefront', () => {
    expect(() => transform('x.tsx', "import { Link, useLocation } from 'react-router'\n")).toThrow('imports Link')
    expect(() => transform('x.tsx', "import { useLocation } from 'react-router'\n")).not.toThrow()
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
