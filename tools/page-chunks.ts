import { basename, dirname } from 'node:path'
import { deferredParts, fileOf } from './deferred-parts.ts'

/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What every page loads, with all it imports statically. */
export const everyPage = ['storefront/entry.client.tsx', 'storefront/shell/document.route.tsx', 'storefront/shell/frame.route.tsx']
/** What the frame of every page loads once the first view is over or at the first input, beside its deferred parts. */
const afterFirstView = ['storefront/app/client/send.ts', 'storefront/app/router/instant-pages.ts']
/** Pages that shoppers see first: each has few chunks, as each file is a request that the first paint waits for. */
const firstPages: Record<string, string> = {
  'home.route.tsx': 'home',
  'search-result.route.tsx': 'listing',
  'details.route.tsx': 'product',
}

/** Styles of the error page, whose code every page loads after its first view: a sheet that came then would lay out the page anew. */
const errorStyles = ['storefront/shell/error-page.module.css']

const partStyle = /\/storefront\/ui\/([\w-]+)\.module\.css$/
/** Sheets of parts that few pages have; the styles of all others come with the frame. */
const rarer: Record<string, readonly string[]> = {
  fields: ['checkbox', 'chip', 'field', 'pagination'],
  panels: ['choice', 'form', 'how-steps', 'panel', 'print-head', 'row-link', 'sum-bar', 'summary', 'two-columns'],
}
/** Parts whose styles go with what shows them: what opens on demand, and what one of the first pages has. */
const withUser = new Set(['dialog', 'pattern', 'skeleton', 'toast', 'undo-bar'])

/** Where the static imports of a module begin: the entry, routes, and what is loaded on demand. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>(), roots = new Set<string>()): Set<string> {
  if (seen.has(id)) return roots
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  if (importers.length === 0 || dynamicImporters.length > 0) roots.add(fileOf(id))
  for (const importer of importers) rootsOf(importer, modules, seen, roots)
  return roots
}

const isOneOf = (file: string, files: readonly string[]) => files.some((one) => file.endsWith(`/${one}`))

/** The page of a route: one of the first, or the folder that it belongs to. */
const pageOf = (route: string) => firstPages[basename(route)] ?? basename(dirname(route))

/** The pages that bring a root at once or later: `frame` for all, `rare` for an error's, `others` for what is opened on demand. */
function pagesOf(root: string, modules: Modules): string[] {
  if (isOneOf(root, everyPage) || isOneOf(root, afterFirstView)) return ['frame']
  if (root.endsWith('.route.tsx')) return [pageOf(root)]
  const part = deferredParts.get(root)
  if (part?.place === 'rare') return ['rare']
  const hosts = [...(part?.hosts ?? [])].flatMap((host) => [...rootsOf(host, modules)])
  return hosts.length > 0 ? hosts.flatMap((host) => pagesOf(host, modules)) : ['others']
}

const isFirst = (page: string) => Object.values(firstPages).includes(page)
const join = (pages: readonly string[], hasOthers: boolean) => [...pages, ...(hasOthers ? ['others'] : [])].join('-')

/**
 * The sheet of a style module, by the first pages that the server renders it for: with their first view or, `below-home`, below it. Null where none
 * of them has it.
 */
function sheetOf(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)].filter((root) => deferredParts.get(root)?.place !== 'rare')
  const isBelow = (root: string) => deferredParts.get(root)?.place === 'below'
  const pagesBy = (some: string[]) => new Set(some.flatMap((root) => pagesOf(root, modules)))
  const [first, all] = [pagesBy(roots.filter((root) => !isBelow(root))), pagesBy(roots)]
  const pages = [...all].filter(isFirst).toSorted()
  if (pages.length === 0) return null
  return join(
    pages.map((page) => (first.has(page) ? page : `below-${page}`)),
    all.size > pages.length,
  )
}

/**
 * The chunk of a module, script or style, by what brings it: `frame` with every page; pages that have it at once by their names; `later` what is
 * loaded after the first view, `below` where that lies below it. Null for what several other pages share: together it would bring all of it with it.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)]
  if (roots.some((root) => isOneOf(root, everyPage)) || isOneOf(id, errorStyles)) return 'frame'
  const isStyle = id.endsWith('.module.css')
  const part = partStyle.exec(id)?.[1]
  if (part && !withUser.has(part)) return Object.keys(rarer).find((name) => rarer[name]!.includes(part)) ?? 'frame'
  const sheet = isStyle ? sheetOf(id, modules) : null
  if (sheet) return sheet
  const routes = roots.filter((root) => root.endsWith('.route.tsx'))
  const pages = [...new Set(roots.flatMap((root) => pagesOf(root, modules)))].toSorted()
  const hasAtOnce = (page: string) => routes.some((route) => pageOf(route) === page)
  // What the frame needs later it must not look for among what brings styles of its own.
  if (pages.some((page) => isFirst(page) && hasAtOnce(page))) {
    const first = pages.filter(isFirst)
    return pages.includes('frame')
      ? 'frame'
      : join(
          first.map((page) => (hasAtOnce(page) ? page : `later-${page}`)),
          pages.length > first.length,
        )
  }
  if (isStyle && (pages.includes('frame') || pages.every((page) => page === 'rare'))) return 'frame'
  if (routes.length > 0) return pages.length === 1 ? pages[0]! : null
  if (pages.includes('frame') && !pages.includes('others')) return 'later'
  if (pages.includes('others') || pages.includes('rare')) return null
  const isBelow = roots.every((root) => deferredParts.get(root)?.place === 'below')
  return `${isBelow ? 'below' : 'later'}-${pages.join('-')}`
}

/** Groups of the browser's chunks (Rolldown's `codeSplitting`): libraries, which rarely change from release to release, and what comes together. */
export const pageChunks = [
  {
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === 'frame' ? 'libraries' : null),
    test: /\/node_modules\//,
    priority: 1,
  },
  { name: chunkOf, priority: 0, includeDependenciesRecursively: false },
]
