import { basename } from 'node:path'
import { deferredParts, isSheetBelow } from './deferred-styles.ts'

/** The bundler's view of modules, as far as it is asked. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The files that every page's chunks begin at: modules that every page loads with all they import statically. */
export const chunkRoots = ['storefront/entry.client.tsx', 'storefront/root.tsx', 'storefront/shell/frame.route.tsx']

/** Whether a module is one of the files or is reached from them through static imports. */
function reachedFrom(files: readonly string[]) {
  const known = new Map<string, boolean>()
  const isReached = (id: string, modules: Modules): boolean => {
    const answered = known.get(id)
    if (answered !== undefined) return answered
    // Against cycles: a module that is being looked at counts as not reached by itself.
    known.set(id, false)
    const path = id.replace(/\?.*$/, '')
    const answer =
      files.some((file) => path.endsWith(`/${file}`)) ||
      (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, modules))
    known.set(id, answer)
    return answer
  }
  return isReached
}

const partStyle = /\/storefront\/ui\/([\w-]+)\.module\.css$/
/** Parts of forms and of some pages only, and those of the cart, checkout and member pages. */
const rarer: Record<string, readonly string[]> = {
  fields: ['checkbox', 'chip', 'field', 'pagination'],
  steps: ['breadcrumbs', 'stepper'],
  panels: ['choice', 'form', 'panel', 'print-head', 'row-link', 'sum-bar', 'summary', 'two-columns'],
}

/** What opens on demand brings its styles with it. */
const onDemand = new Set(['dialog', 'toast', 'undo-bar'])

const firstPages = { home: 'home', listing: 'search-result', product: 'details' }

/** How pages come with a style module: with their first view, or `below_home`: with what lies below it (`storefront/app/navigation/styles-below.tsx`). */
function pagesWith(id: string, modules: Modules): { pages: string[]; below: string[]; isElsewhere: boolean } {
  const path = id.replace(/\?.*$/, '')
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const routesBy = (files: readonly string[]) => new Set(files.flatMap((file) => [...routesWith(file, modules)]))
  const first = routesBy(importers.filter((file) => !isSheetBelow(path, file)))
  const all = routesBy(importers)
  const found = Object.entries(firstPages).filter(([, route]) => all.has(route))
  const nameOf = ([page, route]: [string, string]) => (first.has(route) ? page : `below_${page}`)
  const below = found.map(nameOf).filter((name) => name.startsWith('below_'))
  return { pages: found.map(nameOf), below, isElsewhere: all.size > found.length }
}

const nameOfPages = (pages: string[], isElsewhere: boolean) => [...pages, ...(isElsewhere ? ['others'] : [])].join('-')

/** The sheet of a part of `storefront/ui`. */
function partSheet(id: string, modules: Modules): string | null {
  const part = partStyle.exec(id)?.[1]
  if (!part || onDemand.has(part)) return null
  const sheet = Object.keys(rarer).find((name) => rarer[name]!.includes(part))
  return sheet ? [sheet, ...pagesWith(id, modules).below].join('-') : 'frame'
}

/**
 * The sheet of a component's styles by the pages that come with them: home, listing and product have few sheets that they share,
 * as each is a request which the first paint waits for. Styles of other pages stay with their chunks.
 */
function pageSheet(id: string, modules: Modules): string | null {
  if (!id.endsWith('.module.css')) return null
  const { pages, isElsewhere } = pagesWith(id, modules)
  if (pages.length === 0) return null
  return nameOfPages(pages, isElsewhere)
}

/** Names of the routes that import a module statically, through others or themselves. */
function routesWith(id: string, modules: Modules, seen = new Set<string>(), routes = new Set<string>()): Set<string> {
  if (seen.has(id)) return routes
  seen.add(id)
  const route = /([\w-]+)\.route\.tsx/.exec(id)?.[1]
  if (route) routes.add(route)
  else for (const importer of modules.getModuleInfo(id)?.importers ?? []) routesWith(importer, modules, seen, routes)
  return routes
}

const onEveryPage = reachedFrom(chunkRoots)

/** What the frame of every page loads once the first view is over or at the first input, beside its deferred parts. */
const afterFirstView = ['app/client/send.ts', 'app/navigation/instant-pages.ts', 'ui/notice-view.tsx']

/** The pages, or the frame of all, that load a module once their first view is over: through a deferred part that imports it statically. */
function deferringPages(id: string, modules: Modules, seen = new Set<string>(), pages = new Set<string>()): Set<string> {
  if (seen.has(id)) return pages
  seen.add(id)
  const path = id.replace(/\?.*$/, '')
  if (afterFirstView.some((file) => path.endsWith(`/storefront/${file}`))) pages.add('frame')
  for (const host of deferredParts.get(path) ?? []) {
    if (onEveryPage(host, modules)) pages.add('frame')
    else for (const page of deferringPages(host, modules, seen, routesWith(host, modules))) pages.add(page)
  }
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) deferringPages(importer, modules, seen, pages)
  return pages
}

/**
 * The chunk of what home, listing and product share with other pages, and of what they load once their first view is over. Each
 * file is a request, and a task of the main thread: dozens of small ones cost a phone more than some code it does not use yet.
 */
function pageChunk(id: string, modules: Modules): string | null {
  if (/\.css(\?|$)/.test(id)) return null
  const routes = routesWith(id, modules)
  const first = Object.entries(firstPages).filter(([, route]) => routes.has(route))
  const names = first.map(([page]) => page)
  if (first.length > 0) return routes.size > 1 ? nameOfPages(names, routes.size > first.length) : null
  // What other pages import at once stays in small chunks of its own, or its styles would become theirs.
  const pages = routes.size === 0 ? deferringPages(id, modules) : new Set<string>()
  if (pages.size === 0) return null
  return pages.size > 1 || pages.has('frame') ? 'later' : `later-${[...pages][0]}`
}

/** Whether a script is that of deferred parts: theirs together, or of one which other pages import at once. */
export function isDeferredChunk(script: string): boolean {
  const name = /([^/]+)-[\w-]{8}\.js$/.exec(script)?.[1] ?? ''
  return /^later(-|$)/.test(name) || [...deferredParts.keys()].some((file) => basename(file, '.tsx') === name)
}

/**
 * Groups what every page loads into two chunks, libraries (which rarely change from release to release) and frame, and styles
 * into few sheets. Gain and reasons: docs/decisions, "Three initial chunks" and "What comes after the first view".
 */
export const initialChunks = [
  { name: (id: string, modules: Modules) => (onEveryPage(id, modules) ? 'libraries' : null), test: /\/node_modules\//, priority: 3 },
  // The styles of parts lie in three sheets: small ones would each be a request that the first paint waits for.
  { name: (id: string, modules: Modules) => (onEveryPage(id, modules) ? 'frame' : partSheet(id, modules)), priority: 2 },
  { name: pageSheet, priority: 1 },
  { name: pageChunk, priority: 0, includeDependenciesRecursively: false },
]
