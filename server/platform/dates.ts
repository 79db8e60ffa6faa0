import { bcp47, byLanguage, type Language } from '#contract/core/languages.ts'

/** English is British here, as in the mall's other texts. */
const tagOf = (lang: Language): string => (lang === 'en' ? 'en-GB' : bcp47[lang])

/** Days and moments in words, in every language. */
export const dateFormats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> =>
  byLanguage((lang) => new Intl.DateTimeFormat(tagOf(lang), options))
