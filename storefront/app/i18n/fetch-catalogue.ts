import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import { catalogueAddress } from './catalogue-address.ts'
import type { CatalogueFile } from './catalogues.ts'

/**
 * One compiled catalogue, by an address that is put together: the page needs no list of all files in all languages.
 * @throws TypeError where it cannot be loaded
 */
export async function loadCatalogue(lang: Language, name: CatalogueFile): Promise<Compiled> {
  const address = catalogueAddress(lang, name)!
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}`)
  return (await response.json()) as Compiled
}
