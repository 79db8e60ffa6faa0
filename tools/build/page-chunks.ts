import { basename, dirname } from 'node:path'
import { deferredParts, fileOf } from './deferred-parts.ts'

/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What every page loads, with all it imports statically. */
export const everyPage = ['storefront/entry.client.tsx', 'storefront/shell/document.route.tsx', 'storefront/shell/frame.route.tsx']
/** What the frame of every page loads once the first view is over or at the first input, beside its deferred parts. */
const afterFirstView = [
  'storefront/app/client/send.ts',
  'storefront/app/router/instant-pages.ts',
  'storefront/favourites/change-favourite.ts',
]
/** Pages that shoppers see first: each has few chunks, as each file is a request that the first paint waits for. */
const firstPages: Record<string, string> = {
  'home.route.tsx': 'home',
  'search-result.route.tsx': 'listing',
  'details.route.tsx': 'product',
}

/** Styles of the error page, whose code every page loads after its first view: a sheet that came then would lay out the page again. */
const errorStyles = ['storefront/shell/errors/error-page.module.css']

const partStyle = /\/storefront\/ui\/(?:[\w-]+\/)?([\w-]+)\.module\.css$/
/** Sheets of parts that few pages have; the styles of all others come with the frame. */
const rarer: Record<string, readonly string[]> = {
  fields: ['checkbox', 'chip', 'field', 'pagination'],
  panels: ['back-link', 'choice', 'form', 'panel', 'print-head', 'radio-cards', 'row-link', 'sum-bar', 'summary', 'two-columns'],
}
/** Parts whose styles go with what shows them: what opens on demand, and what one of the first pages has. */
const withUser = new Set(['dialog', 'link-menu', 'pattern', 'skeleton', 'toast', 'undo-bar'])

/** What only the server reads: nothing of it is in the browser's scripts, so what it imports need not come with it. */
const serverOnly = ['storefront/search/search-parameters.ts']

/** Where the static imports of a module begin: the entry, routes, and what is loaded on demand. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>(), roots = new Set<string>()): Set<string> {
  if (seen.has(id)) return roots
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  if (importers.length === 0 || dynamicImporters.length > 0) roots.add(fileOf(id))
  for (const importer of importers) if (!isOneOf(importer, serverOnly)) rootsOf(importer, modules, seen, roots)
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

const firstPageNames = Object.values(firstPages)
const isFirst = (page: string) => firstPageNames.includes(page)
const join = (pages: readonly string[], hasOthers: boolean) => [...pages, ...(hasOthers ? ['others'] : [])].join('-')

/** What brings a module: the routes that import it at once, and the pages of all its roots. */
function broughtBy(roots: readonly string[], modules: Modules) {
  const routes = roots.filter((root) => root.endsWith('.route.tsx'))
  const pages = [...new Set(roots.flatMap((root) => pagesOf(root, modules)))].toSorted()
  return { routes: new Set(routes.map(pageOf)), pages, first: pages.filter(isFirst), others: pages.filter((page) => !isFirst(page)) }
}

/** The sheet of a style module: by the first pages that the server renders it for, with their first view or, `below-home`, below it. */
function sheetOf(id: string, modules: Modules): string | null {
  const part = partStyle.exec(id)?.[1]
  if (part && !withUser.has(part)) return Object.keys(rarer).find((name) => rarer[name]!.includes(part)) ?? 'frame'
  const roots = [...rootsOf(id, modules)].filter((root) => deferredParts.get(root)?.place !== 'rare')
  const above = broughtBy(
    roots.filter((root) => deferredParts.get(root)?.place !== 'below'),
    modules,
  )
  const { first, others } = broughtBy(roots, modules)
  if (others.join() === 'frame' && first.length + above.others.length === 0) return 'below-frame'
  if (first.length === 0) return others.length === 0 || others.includes('frame') ? 'frame' : null
  return join(
    first.map((page) => (above.first.includes(page) ? page : `below-${page}`)),
    others.length > 0,
  )
}

/**
 * The chunk of a script: first pages that have it at once by their names, then whether others have it later; `later` what the frame loads after the
 * first view, `below-home` what lies below that, `shared` and `shared-home` where pages or dialogs beside them have it too. Null for what other pages
 * alone share: together it would bring all of it with it.
 */
function scriptOf(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)]
  const { routes, pages, first, others } = broughtBy(roots, modules)
  const [atOnce, later] = [first.filter((page) => routes.has(page)), first.filter((page) => !routes.has(page))]
  // What most first pages have at once is smaller with the frame than in a file of its own. The frame's later parts would load the chunk of a page
  // for this module, and that page's styles with it.
  if (atOnce.length > 1 && later.length + atOnce.length === firstPageNames.length) return 'frame'
  if (atOnce.length > 0)
    return others.includes('frame') ? 'frame' : join(later.length > 0 ? [...atOnce, 'later'] : atOnce, others.length > 0)
  if (routes.size > 0 && pages.length === 1) return pages[0]!
  if (others.includes('frame')) return routes.size > 0 ? 'shared' : 'later'
  // Every page loads the page of an error after its first view.
  if (others.includes('rare')) return routes.size > 0 ? 'shared' : null
  // Each file is a request and tasks of the main thread: what a first page loads by itself is not split further by who else has it.
  if (routes.size > 0 || others.includes('others')) return first.length > 0 ? `shared-${first.join('-')}` : null
  const isBelow = roots.every((root) => deferredParts.get(root)?.place === 'below')
  return `${isBelow ? 'below' : 'later'}-${pages.join('-')}`
}

/** The chunk of a module: `frame` for what comes with every page. */
function chunkOf(id: string, modules: Modules): string | null {
  if ([...rootsOf(id, modules)].some((root) => isOneOf(root, everyPage)) || isOneOf(id, errorStyles)) return 'frame'
  return (id.endsWith('.module.css') ? sheetOf(id, modules) : null) ?? scriptOf(id, modules)
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
