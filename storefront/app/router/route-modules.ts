import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router'
import { RouteError } from '../navigation/route-error.ts'

/** What a `*.route.tsx` exports. */
export interface RouteModule {
  default: ComponentType
  /** Of a frame; an error of any other route leaves what stands around it (`RouteError`). */
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
  /** Loads the page's data. On the server alone: the browser's build has none (`tools/build/server-exports.ts`). */
  loader?: LoaderFunction
  /** Loads the page's data in the browser, once the module is there; `serverLoader` asks the server. */
  clientLoader?: (args: ClientLoaderArgs) => Promise<unknown>
}

export interface ClientLoaderArgs {
  request: Request
  serverLoader: () => Promise<unknown>
}

type RouteFiles = Record<string, (() => Promise<RouteModule>) | undefined>

/**
 * Modules of the routes that shoppers see first, by file; the names of all would be a tenth of the page's code. In a function, as Node reads the
 * table of routes without a bundler.
 */
const firstRouteFiles = (): RouteFiles =>
  import.meta.glob<RouteModule>(['../../catalogue/*.route.tsx', '../../search/*.route.tsx', '../../shell/{document,frame}.route.tsx'])

async function importRoute(file: string): Promise<RouteModule> {
  const path = `../../${file}`
  const load = firstRouteFiles()[path] ?? (await import('./other-route-files.ts')).otherRouteFiles[path]
  return load!()
}

const loaded = new Map<string, RouteModule>()

/** The module of a route, where it has been loaded. */
export const loadedModule = (file: string): RouteModule | undefined => loaded.get(file)

/** Loads the module of a route. @throws TypeError where its code or a style cannot be loaded */
export async function loadModule(file: string): Promise<RouteModule> {
  const module = loaded.get(file) ?? (await importRoute(file))
  loaded.set(file, module)
  return module
}

/** For `route.lazy`: the properties of a route that its module has. */
export async function loadRoute(file: string) {
  const { default: Component, ErrorBoundary = RouteError, shouldRevalidate } = await loadModule(file)
  return { Component, ErrorBoundary, ...(shouldRevalidate && { shouldRevalidate }) }
}
