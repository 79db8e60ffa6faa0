/**
 * What is said of each interface language, by its name in the wire's `lang` header. `tag` is BCP 47, for `Intl` and the `lang` attribute; `stored` what the
 * storefront stores, which is none (`en_GEO` *is* Georgian: the name comes from the specification); `label` and `name` are for the language menu
 * (specification, section 2), `name` in itself.
 */
export const languageFacts = {
  ka: { tag: 'ka-GE', stored: 'en_GEO', label: 'KA', name: 'ქართული' },
  en: { tag: 'en-US', stored: 'en_US', label: 'EN', name: 'English' },
  ru: { tag: 'ru-RU', stored: 'ru_RU', label: 'RU', name: 'Русский' },
  zh: { tag: 'zh-Hans-CN', stored: 'zh_Hans_CN', label: 'CN', name: '中文' },
} as const
/** The language menu, in its order. */
export const languageMenu = ['zh', 'en', 'ka', 'ru'] as const satisfies Language[]

export type Language = keyof typeof languageFacts
export const languages = Object.keys(languageFacts) as [Language, ...Language[]]

/** Something for every language. */
export const byLanguage = <T>(of: (lang: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as Record<Language, T>

/** A text in the four languages, at least in one of them. What a language lacks stands in another, see {@link pickText}. */
export type Text = Partial<Record<Language, string>>

/** The language a page is shown in when the shopper has chosen none (specification, section 1). */
export const defaultLanguage: Language = 'ka'

/** What a call without a `lang` header, or with an unknown one, is answered in (specification, section 7). */
export const wireDefaultLanguage: Language = 'zh'

export type StoredLanguage = (typeof languageFacts)[Language]['stored']
/** The value to store for a language. */
export const toStored: Record<Language, StoredLanguage> = byLanguage((lang) => languageFacts[lang].stored)
/** BCP 47. */
export const bcp47: Record<Language, string> = byLanguage((lang) => languageFacts[lang].tag)
/** Without the country, as `hreflang` names what is read everywhere: `zh-Hans`. */
export const hreflangOf = (lang: Language): string => bcp47[lang].slice(0, -3)

/** Whether a value from outside is the code of one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** A stored value (`en_GEO`) as a language; undefined for anything else. */
export const fromStored = (value: string | undefined | null): Language | undefined => languages.find((lang) => toStored[lang] === value)

/** A language named by its wire value (`ka`) or its stored one (`en_GEO`); `fallback` for anything else. */
export function parseLanguage(value: string | undefined, fallback: Language): Language {
  return isLanguage(value) ? value : (fromStored(value) ?? fallback)
}

/**
 * The text in a language, falling back ka -> en as design/domain section 3 says, and to whatever there is where an import
 * brought another language only; with the language it really is in.
 */
export function pickText(text: Text, lang: Language): { text: string; lang: Language } {
  for (const candidate of [lang, ...languages]) {
    const found = text[candidate]
    if (found) return { text: found, lang: candidate }
  }
  return { text: '', lang }
}
