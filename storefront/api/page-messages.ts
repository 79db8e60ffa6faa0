import type { I18n } from '@lingui/core'
import type { Language } from '#contract/languages.ts'
import { loadCatalogue, openMessages } from './messages.tsx'

let i18n: I18n
let lang: Language
const loaded = new Map<string, Promise<void>>()

/** The messages the page was rendered with; they came with it as data. */
export function openPageMessages(pageLang: Language): I18n {
  lang = pageLang
  const messages = JSON.parse(document.getElementById('messages')!.textContent!) as Record<string, string>
  i18n = openMessages(lang, messages)
  return i18n
}

/** Brings catalogues that a part opened later needs: a page reached by a click, a dialog. */
export async function needCatalogues(...names: string[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      let loading = loaded.get(name)
      if (!loading) {
        loading = loadCatalogue(lang, name).then((messages) => i18n.load(lang, messages as never))
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
export function withCatalogues(...names: string[]) {
  return async ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => {
    const [data] = await Promise.all([serverLoader(), needCatalogues(...names)])
    return data
  }
}
