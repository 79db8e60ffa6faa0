/** What a route may say of itself beside its component. */
export interface RouteHandle {
  /** Catalogues its texts come from, beside those every page has. */
  catalogues?: string[]
  /** A public page: the same bytes for everybody in one language, rendered once and kept. */
  cacheable?: true
}

const commonCatalogues = ['shell', 'ui', 'catalogue', 'search', 'cart', 'favourites']

/** The catalogues of a page: those of the frame and those its routes name. */
export function cataloguesOf(handles: unknown[]): string[] {
  const routeCatalogues = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.catalogues ?? [])
  return [...new Set([...commonCatalogues, ...routeCatalogues])]
}
