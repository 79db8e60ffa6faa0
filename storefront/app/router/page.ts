import type { RouteObject } from 'react-router'
import type { CatalogueName } from '#locales/ids.ts'
import { loadRoute } from './route-modules.ts'

/** What a route says of itself beside its module, known before that is loaded: `route.handle`. */
export interface RouteHandle {
  /** Its module, named from `storefront/` on. */
  file: string
  /** Catalogues of its texts, beside those of every page. */
  catalogues?: readonly CatalogueName[]
  /**
   * A public page: the same bytes for everybody in one language, so that a rendered page is cached. The parameters of the query that it reads: with
   * any others (an advertisement's `utm_source`, `gclid` ...) it is the same page. A star at the end of a name stands for any end. The service worker
   * may fetch it for the browser, and a link to it is followed ahead.
   */
  cacheable?: readonly string[]
  /**
   * What crawlers do with it: it stands in the sitemap, where `catalogue` changes with the products; they may follow links to it; or robots.txt closes it
   * and what is below it. Without it a public page is open and any other closed.
   */
  crawlers?: 'sitemap' | 'catalogue' | 'open' | 'closed'
}

/** A route with its module's file and what else is known before that is loaded. */
export type Route = RouteObject & { id: string; handle?: RouteHandle }

export interface PageOptions extends Omit<RouteHandle, 'file'> {
  /** Where two routes have the same module; else the id is the module's name, `catalogue/home`. */
  id?: string
}

/** @param name of its module, `catalogue/home` for `storefront/catalogue/home.route.tsx` */
function declare(name: string, { id = name, ...handle }: PageOptions) {
  const file = `${name}.route.tsx`
  return { id, handle: { file, ...handle }, lazy: () => loadRoute(file) }
}

/** Declares a page by its path, relative to where it stands, and its module's name. */
export const page = (path: string, name: string, options: PageOptions = {}): Route => ({ ...declare(name, options), path })

/** The page at the path of what it stands in. */
export const indexPage = (name: string, options: PageOptions = {}): Route => ({ ...declare(name, options), index: true })

/** What stands around pages; with a path, they are below it. */
export const layout = (name: string, children: Route[], { path, ...options }: PageOptions & { path?: string } = {}): Route => ({
  ...declare(name, options),
  ...(path === undefined ? {} : { path }),
  children,
})
