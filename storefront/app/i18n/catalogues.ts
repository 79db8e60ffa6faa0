import type { CatalogueName } from '#locales/ids.ts'

/** What a route module may declare beside its component. */
export interface RouteHandle {
  /** Catalogues of its texts, beside those of every page. */
  catalogues?: CatalogueName[]
  /** A public page: the same bytes for everybody in one language, so that a rendered page is cached. */
  cacheable?: true
}

const commonCatalogues: CatalogueName[] = ['shell', 'ui', 'catalogue', 'search', 'cart', 'favourites']

/** Message catalogues of a page: the common ones and those its routes name, each once. */
export function cataloguesOf(handles: unknown[]): CatalogueName[] {
  const routeCatalogues = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.catalogues ?? [])
  return [...new Set([...commonCatalogues, ...routeCatalogues])]
}
