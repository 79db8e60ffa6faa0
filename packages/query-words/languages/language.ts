/** Georgian, English, Russian, Chinese. */
export type Language = 'ka' | 'en' | 'ru' | 'zh'
export const languages: readonly Language[] = ['ka', 'en', 'ru', 'zh']
/** A text in some of the languages. */
export type Text = Partial<Record<Language, string>>

/** A text in a language or, where it lacks that, in the first that it has; with the language it is in. */
export function writtenIn(text: Text, lang: Language): { text: string; lang: Language } {
  const found = [lang, ...languages].find((each) => text[each])
  return found ? { text: text[found]!, lang: found } : { text: '', lang }
}
export const textIn = (text: Text, lang: Language): string => writtenIn(text, lang).text

/** Something for every language. */
export const byLanguage = <T>(read: (lang: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((lang) => [lang, read(lang)])) as Record<Language, T>
