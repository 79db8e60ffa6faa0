import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName } from '#locales/ids.ts'

/** The addresses of the build's compiled catalogues begin so; tools/messages.ts writes it here. */
declare const cataloguesAddress: string

/**
 * One compiled catalogue, by an address that is put together: the page needs no list of all files in all languages.
 * One that is gone counts as a chunk that is gone, as in `navigation/route-chunks.ts`.
 * @throws TypeError where it cannot be loaded
 */
export async function loadCatalogue(lang: Language, name: CatalogueName): Promise<Compiled> {
  const address = `${cataloguesAddress}${lang}-${name}.json`
  try {
    const response = await fetch(address)
    if (!response.ok) throw new TypeError(`Failed to fetch ${address}`)
    return (await response.json()) as Compiled
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    if (event.defaultPrevented) return new Promise(() => {})
    throw error
  }
}
