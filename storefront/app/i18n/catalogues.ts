import type { CatalogueName } from '#locales/ids.ts'

/** What a route module may declare beside its component. */
export interface RouteHandle {
  /** Catalogues of its texts, beside those of every page. */
  catalogues?: CatalogueName[]
  /**
   * A public page: the same bytes for everybody in one language, so that a rendered page is cached. The parameters of the query that it reads: with
   * any others (an advertisement's `utm_source`, `gclid` ...) it is the same page.
   */
  cacheable?: readonly string[]
}

/** Catalogues of every page: one file, `common`. */
export const commonCatalogues: readonly CatalogueName[] = ['shell', 'ui', 'catalogue', 'search', 'cart', 'favourites']

/** A file of messages: a catalogue, or the common ones together. */
export type CatalogueFile = CatalogueName | 'common'

/** Files with the messages of a page: the common one and those that its routes name, each once. */
export function cataloguesOf(handles: unknown[]): CatalogueFile[] {
  const named = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.catalogues ?? [])
  return ['common', ...new Set(named.filter((name) => !commonCatalogues.includes(name)))]
}
