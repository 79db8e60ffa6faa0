import { languages, type Language } from '#contract/core/languages.ts'

/** The order of languages in the index: of labels in `search_documents.written`, of bits in its patterns. */
export const indexLanguages: readonly Language[] = ['ka', 'en', 'ru', 'zh']
if (languages.length !== indexLanguages.length) throw new Error('The index knows other languages')
