import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const opening = 'window.__reactRouterManifest='

/** What the browser reads of a route: what its chunks import is preloaded by the page itself, and what is false counts as false where it is missing. */
function leanRoute({ imports: _imports, hasDefaultExport: _hasDefaultExport, ...route }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(route).filter(([name, value]) => value !== false && value !== undefined && !(name === 'path' && value === '')),
  )
}

/** The list of routes that every page loads, as React Router's build writes it, without what the browser does not read. */
export function leanManifest(code: string): string {
  if (!code.startsWith(opening)) throw new Error("React Router's list of routes begins in another way than it did")
  const { entry, routes, ...rest } = JSON.parse(code.slice(opening.length).replace(/;\s*$/, '')) as {
    entry: { module: string }
    routes: Record<string, Record<string, unknown>>
  }
  const lean = {
    ...rest,
    entry: { module: entry.module, imports: [] },
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, leanRoute(route)])),
  }
  return `${opening}${JSON.stringify(lean)};`
}

/** Shortens the list of routes in a folder of built files. @throws Error where there is none */
export async function shortenManifest(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`No list of routes in ${folder}`)
  const code = await readFile(join(folder, name), 'utf8')
  await writeFile(join(folder, name), leanManifest(code))
}
