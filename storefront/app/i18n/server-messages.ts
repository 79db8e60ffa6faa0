import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueFile } from './catalogues.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openMessages, type Messages } from './messages.tsx'

const opened = new Map<string, Promise<Messages>>()

/** The messages of a page on the server, opened once per language and set of catalogues; in development again each time. */
export function openServerMessages(lang: Language, names: CatalogueFile[]): Promise<Messages> {
  const key = `${lang} ${names.join()}`
  let messages = import.meta.env.DEV ? undefined : opened.get(key)
  if (!messages) {
    messages = Promise.all(names.map((name) => loadCatalogue(lang, name))).then((texts) =>
      openMessages(lang, Object.assign({}, ...texts) as Compiled),
    )
    opened.set(key, messages)
  }
  return messages
}
