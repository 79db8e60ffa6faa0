import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName } from '#locales/ids.ts'
import { loadCatalogue, openMessages, type Messages } from './messages.tsx'

let messages: Messages
const loaded = new Map<string, Promise<void>>()

/** The messages the page was rendered with; they came with it as data. */
export function openPageMessages(lang: Language): Messages {
  messages = openMessages(lang, JSON.parse(document.getElementById('messages')!.textContent!) as Compiled)
  return messages
}

async function addCatalogue(name: CatalogueName): Promise<void> {
  const texts = await loadCatalogue(messages.lang, name)
  messages.texts = { ...messages.texts, ...texts }
}

/** Brings catalogues that a part opened later needs: a page reached by a click, a dialog. */
export async function loadCatalogues(...names: CatalogueName[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      let loading = loaded.get(name)
      if (!loading) {
        loading = addCatalogue(name)
        loaded.set(name, loading)
      }
      return loading
    }),
  )
}

/**
 * For routes with catalogues of their own: `export const clientLoader = withCatalogues('orders')` brings them beside
 * the data when the page is reached by a click.
 */
export function withCatalogues(...names: CatalogueName[]) {
  return async ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => {
    const [data] = await Promise.all([serverLoader(), loadCatalogues(...names)])
    return data
  }
}
