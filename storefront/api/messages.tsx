import { setupI18n, type I18n } from '@lingui/core'
import { createContext, Fragment, use, type ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { MessageId } from '#locales/ids.ts'

/** A department whose catalogue a page needs; its messages live in `locales/<lang>/<name>.json`. */
export type Catalogue = string
type Compiled = Record<string, string>

const files = import.meta.glob<Compiled>('../../locales/*/*.json', { import: 'default' })

/** One catalogue of one language, compiled. */
export async function loadCatalogue(lang: Language, name: Catalogue): Promise<Compiled> {
  const file = files[`../../locales/${lang}/${name}.json`]
  if (!file) throw new Error(`No catalogue ${name} in ${lang}`)
  return file()
}

/** An instance over catalogues that are at hand. */
export function openMessages(lang: Language, messages: Compiled): I18n {
  return setupI18n({ locale: lang, messages: { [lang]: messages } })
}

const MessagesContext = createContext<I18n | null>(null)
export const MessagesProvider = MessagesContext.Provider

type Values = Record<string, string | number | Date | undefined>
/** A message by its id, with its values filled in. A wrong id does not compile. */
export type Translate = (id: MessageId, values?: Values) => string

const translators = new WeakMap<I18n, Translate>()

/** The translator of the page's language. */
export function useT(): Translate {
  const i18n = use(MessagesContext)
  if (!i18n) throw new Error('useT needs a MessagesProvider')
  let t = translators.get(i18n)
  if (!t) translators.set(i18n, (t = (id, values) => i18n._(id, values)))
  return t
}

/** The page's language. */
export function useLang(): Language {
  return use(MessagesContext)!.locale as Language
}

/** A message with marked parts, `<name>...</name>`, each drawn by its function. */
export function Rich({ id, values, parts }: { id: MessageId; values?: Values; parts: Record<string, (children: string) => ReactNode> }) {
  const t = useT()
  const pieces = t(id, values).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 1) return null
    return <Fragment key={index}>{parts[pieces[index - 1]!]?.(piece) ?? piece}</Fragment>
  })
}
