import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName, MessageId } from '#locales/ids.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openMessages, type Messages } from './messages.tsx'

let messages: Messages
const loaded = new Map<string, Promise<void>>()

/** Reads the messages that the server sent with the page. */
export function openPageMessages(lang: Language): Messages {
  messages = openMessages(lang, JSON.parse(document.getElementById('messages')!.textContent!) as Compiled)
  return messages
}

/** A message of the open page, for code outside of components; browser only. */
export const pageText = (id: MessageId): string => messages.t(id)

async function addCatalogue(name: CatalogueName): Promise<void> {
  const texts = await loadCatalogue(messages.lang, name)
  messages.texts = { ...messages.texts, ...texts }
}

/** Loads catalogues of a page reached by navigation or of a dialog; each is fetched once. */
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
 * The `clientLoader` of a route with catalogues of its own: `export const clientLoader = withCatalogues('orders')` loads
 * them in parallel with the data on client navigation.
 */
export function withCatalogues(...names: CatalogueName[]) {
  return async ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => {
    const [data] = await Promise.all([serverLoader(), loadCatalogues(...names)])
    return data
  }
}
