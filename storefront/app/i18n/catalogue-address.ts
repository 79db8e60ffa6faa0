import type { Language } from '#contract/core/languages.ts'
import type { CatalogueFile } from './catalogues.ts'

/** How the addresses of the build's compiled catalogues begin; `tools/build/messages.ts` writes it here. */
const prefix = '' as string

/** The address of a compiled catalogue in the build; undefined in development, which has no such files. */
export const catalogueAddress = (lang: Language, name: CatalogueFile): string | undefined =>
  prefix ? `${prefix}${lang}-${name}.json` : undefined
