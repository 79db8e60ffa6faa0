import { describe, expect, it } from 'vitest'
import { withoutServerExports, withoutServerOptions } from './server-exports.ts'

describe('a route in the browser', () => {
  it('has no loader, in whatever way it is written, and imports nothing that only that needs', () => {
    const route = (loader: string) => `import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { Grid, load } from './grid.tsx'
import './grid.css'
${loader}
export function shouldRevalidate() {
  return false
}
export default function Route() {
  return <Grid data={useLoaderData<typeof loader>()} />
}
`
    for (const loader of [
      'export async function loader({ context }: LoaderFunctionArgs) {\n  return load(openPage(context))\n}',
      'export const loader = (args: LoaderFunctionArgs) => load(openPage(args.context))',
    ]) {
      const code = withoutServerExports(route(loader))
      expect(code).not.toMatch(/openPage|export (const|async function) loader/)
      expect(code).toContain("import { Grid, load } from './grid.tsx'")
      expect(code).toContain("import './grid.css'")
      expect(code).toContain("import { useLoaderData, type LoaderFunctionArgs } from 'react-router'")
      expect(code).toContain('export default function Route')
      expect(code).toContain('export function shouldRevalidate')
    }
  })

  it('stays as it is without one', () => {
    const code = "export { RouteError as ErrorBoundary } from './route-error.tsx'\nexport default () => <p>Offline</p>\n"
    expect(withoutServerExports(code)).toBe(code)
  })
})

describe('a table of routes in the browser', () => {
  it('has nothing that crawlers alone are told, wherever it stands', () => {
    const table = (crawlers: [string, string, string]) => `const shared = { ${crawlers[0]}cacheable: [] } satisfies PageOptions
export const cart = moduleRoutes({
  pages: [page('cart', 'cart/cart', { cacheable: [],${crawlers[1]} }), page('crawlers', 'cart/crawlers', { ${crawlers[2]} })],
})
`
    const code = withoutServerOptions(table(["crawlers: 'catalogue', ", " crawlers: 'closed'", "crawlers: 'open'"]))
    expect(code.replaceAll(/\s+/g, '')).toBe(table(['', '', '']).replaceAll(/\s+/g, ''))
  })
})
