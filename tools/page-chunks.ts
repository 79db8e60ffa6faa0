import { basename, dirname } from 'node:path'
import { deferredParts, fileOf } from './deferred-parts.ts'

/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What every page loads, with all it imports statically. */
export const everyPage = ['storefront/entry.client.tsx', 'storefront/shell/document.route.tsx', 'storefront/shell/frame.route.tsx']
/** What the frame of every page loads once the first view is over or at the first input, beside its deferred parts. */
const afterFirstView = ['storefront/app/client/send.ts', 'storefront/app/router/instant-pages.ts', 'storefront/ui/notice-view.tsx']
/** Pages that shoppers see first: each has few chunks, as each file is a request that the first paint waits for. */
const firstPages: Record<string, string> = {
  'home.route.tsx': 'home',
  'search-result.route.tsx': 'listing',
  'details.route.tsx': 'product',
}

const partStyle = /\/storefront\/ui\/([\w-]+)\.module\.css$/
/** Sheets of parts that few pages have; the styles of all others come with the frame. */
const rarer: Record<string, readonly string[]> = {
  fields: ['checkbox', 'chip', 'field', 'pagination'],
  panels: ['choice', 'form', 'how-steps', 'panel', 'print-head', 'row-link', 'sum-bar', 'summary', 'two-columns'],
}
/** What opens on demand brings its styles with it. */
const onDemand = new Set(['dialog', 'progress-dots', 'toast', 'undo-bar'])

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

/** The pages that bring a root at once or later: `frame` for all, `others` for what is opened on demand. */
function pagesOf(root: string, modules: Modules): string[] {
  if (isOneOf(root, everyPage) || isOneOf(root, afterFirstView)) return ['frame']
  if (root.endsWith('.route.tsx')) return [pageOf(root)]
  const hosts = [...(deferredParts.get(root)?.hosts ?? [])].flatMap((host) => [...rootsOf(host, modules)])
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
  if (roots.some((root) => isOneOf(root, everyPage))) return 'frame'
  const isStyle = id.endsWith('.module.css')
  const part = partStyle.exec(id)?.[1]
  if (part) return onDemand.has(part) ? null : (Object.keys(rarer).find((name) => rarer[name]!.includes(part)) ?? 'frame')
  const sheet = isStyle ? sheetOf(id, modules) : null
  if (sheet) return sheet
  const routes = roots.filter((root) => root.endsWith('.route.tsx'))
  const pages = [...new Set(roots.flatMap((root) => pagesOf(root, modules)))].toSorted()
  const first = pages.filter((page) => isFirst(page) && routes.some((route) => pageOf(route) === page))
  if (first.length > 0) return join(first, pages.length > first.length)
  if (isStyle && pages.includes('frame')) return 'frame'
  if (routes.length > 0) return pages.length === 1 ? pages[0]! : null
  if (pages.includes('frame')) return 'later'
  if (pages.includes('others')) return null
  const isBelow = roots.every((root) => deferredParts.get(root)?.place === 'below')
  return pages.length > 1 ? 'later' : `${isBelow ? 'below' : 'later'}-${pages[0]}`
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
