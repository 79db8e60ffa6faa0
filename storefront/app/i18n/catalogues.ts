import type { CatalogueName } from '#locales/ids.ts'

/** Catalogues of every page: one file, `common`. */
export const commonCatalogues: readonly CatalogueName[] = ['shell', 'ui', 'catalogue', 'search', 'cart', 'favourites']

/** A file of messages: a catalogue, or the common ones together. */
export type CatalogueFile = CatalogueName | 'common'

/** Files with the messages of a page: the common one and those that its routes name, each once. */
export function cataloguesOf(handles: readonly ({ catalogues?: readonly CatalogueName[] } | undefined)[]): CatalogueFile[] {
  const named = handles.flatMap((handle) => handle?.catalogues ?? [])
  return ['common', ...new Set(named.filter((name) => !commonCatalogues.includes(name)))]
}
