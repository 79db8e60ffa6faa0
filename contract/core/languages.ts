/** The four interface languages as the wire's `lang` header names them. */
export const languages = ['ka', 'en', 'ru', 'zh'] as const
export type Language = (typeof languages)[number]

/** A text in the four languages, at least in one of them. What a language lacks stands in another, see {@link pickText}. */
export type Text = Partial<Record<Language, string>>

/** The language a page is shown in when the shopper has chosen none (specification, section 1). */
export const defaultLanguage: Language = 'ka'

/** What a call without a `lang` header, or with an unknown one, is answered in (specification, section 7). */
export const wireDefaultLanguage: Language = 'zh'

/**
 * The values the storefront stores. `en_GEO` *is* Georgian: the name comes from the specification.
 * None of them is BCP 47 (`Intl` throws on them), hence {@link bcp47}.
 */
export const storedLanguages = { zh_Hans_CN: 'zh', en_US: 'en', en_GEO: 'ka', ru_RU: 'ru' } as const
export type StoredLanguage = keyof typeof storedLanguages

/** The value to store for a language. */
export const toStored: Record<Language, StoredLanguage> = { zh: 'zh_Hans_CN', en: 'en_US', ka: 'en_GEO', ru: 'ru_RU' }

/** The tag for `Intl` and for the `lang` attribute. */
export const bcp47: Record<Language, string> = { zh: 'zh-Hans-CN', en: 'en-US', ka: 'ka-GE', ru: 'ru-RU' }

/** The labels of the language menu (specification, section 2), in its order. */
export const languageLabels: Record<Language, string> = { zh: 'CN', en: 'EN', ka: 'KA', ru: 'RU' }

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English', ka: 'ქართული', ru: 'Русский' }

/** Whether a value from outside is the code of one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** A stored value (`en_GEO`) as a language; undefined for anything else. */
export function fromStored(value: string | undefined | null): Language | undefined {
  return value && Object.hasOwn(storedLanguages, value) ? storedLanguages[value as StoredLanguage] : undefined
}

/** A language named by its wire value (`ka`) or its stored one (`en_GEO`); `fallback` for anything else. */
export function parseLanguage(value: string | undefined, fallback: Language): Language {
  return isLanguage(value) ? value : (fromStored(value) ?? fallback)
}

/**
 * The text in a language, falling back ka -> en as design/domain section 3 says, and to whatever there is where an import
 * brought another language only; with the language it really is in.
 */
export function pickText(text: Text, lang: Language): { text: string; lang: Language } {
  for (const candidate of [lang, 'ka', 'en', 'ru', 'zh'] as const) {
    const found = text[candidate]
    if (found) return { text: found, lang: candidate }
  }
  return { text: '', lang }
}
