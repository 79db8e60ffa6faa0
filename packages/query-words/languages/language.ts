/** Georgian, English, Russian, Chinese. */
export type Language = 'ka' | 'en' | 'ru' | 'zh'
export const languages: readonly Language[] = ['ka', 'en', 'ru', 'zh']
export const byLanguage = <T>(read: (lang: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((lang) => [lang, read(lang)])) as Record<Language, T>
