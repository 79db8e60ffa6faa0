import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName, MessageId } from '#locales/ids.ts'
import { commonCatalogues, type CatalogueFile } from './catalogues.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openMessages, type Messages } from './messages.tsx'

declare global {
  interface Window {
    /** The page's messages, which its head began to load; absent in development. */
    pageTexts?: Promise<Compiled[]>
  }
}

/** Milliseconds until the page's messages are asked for again, the first time. */
const firstWait = 500

let messages: Messages
const loaded = new Map<CatalogueName, Promise<void>>()

/** Loads the messages that the page was rendered with. Where that fails it is tried again: without them the page stays as rendered. */
export async function openPageMessages(lang: Language, names: readonly CatalogueFile[]): Promise<Messages> {
  const texts = await (window.pageTexts?.catch(() => null) ?? null)
  messages = openMessages(lang, Object.assign({}, ...(texts ?? (await loadUntilThere(lang, names)))) as Compiled)
  for (const name of names.flatMap((file) => (file === 'common' ? commonCatalogues : [file]))) loaded.set(name, Promise.resolve())
  return messages
}

async function loadUntilThere(lang: Language, names: readonly CatalogueFile[]): Promise<Compiled[]> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, 60_000)) {
    try {
      return await Promise.all(names.map((name) => loadCatalogue(lang, name)))
    } catch {
      // Without a connection, or between two versions of the mall: the next attempt tells.
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
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
        // One that failed is asked for again.
        loading = addCatalogue(name).catch((error: unknown) => {
          loaded.delete(name)
          throw error
        })
        loaded.set(name, loading)
      }
      return loading
    }),
  )
}
