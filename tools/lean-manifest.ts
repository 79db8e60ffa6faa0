import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const opening = 'window.__reactRouterManifest='

interface Route {
  css?: string[]
  [property: string]: unknown
}

const unread = new Set(['id', 'imports', 'hasDefaultExport'])
const isRead = ([name, value]: [string, unknown]) =>
  !unread.has(name) && value !== false && value !== undefined && !(name === 'path' && value === '')

/**
 * What the browser reads of a route: what its chunks import is preloaded by the page itself, what is false counts as false where it is missing,
 * and the style sheets of the root are in every document.
 */
function leanRoute(route: Route, rootSheets: readonly string[]): Route {
  const css = route.css?.filter((href) => !rootSheets.includes(href))
  return Object.fromEntries(Object.entries({ ...route, css }).filter(isRead))
}

/** The list of routes that every page loads, as React Router's build writes it, without what the browser does not read: only the server reads more than the routes. */
export function leanManifest(code: string): string {
  if (!code.startsWith(opening)) throw new Error("React Router's list of routes begins in another way than it did")
  const { routes } = JSON.parse(code.slice(opening.length).replace(/;\s*$/, '')) as {
    routes: Record<string, Route>
  }
  const lean = {
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, leanRoute(route, id === 'root' ? [] : (routes.root?.css ?? []))]),
    ),
  }
  // The names are written once, as keys.
  return `${opening}${JSON.stringify(lean)};for(let[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i;`
}

/** Shortens the list of routes in a folder of built files. @throws Error where there is none */
export async function shortenManifest(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`No list of routes in ${folder}`)
  const code = await readFile(join(folder, name), 'utf8')
  await writeFile(join(folder, name), leanManifest(code))
}
