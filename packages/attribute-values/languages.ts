/** Georgian, English, Russian, Chinese. */
export type Language = 'ka' | 'en' | 'ru' | 'zh'
/** In the order of the tables' columns. */
export const languages: readonly Language[] = ['ka', 'en', 'ru', 'zh']

/** A text in some of the languages. */
export type Text = Partial<Record<Language, string>>
