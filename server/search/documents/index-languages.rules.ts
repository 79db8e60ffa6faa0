import type { Language } from '#contract/core/languages.ts'

/** The order of languages in the index: of labels in `search_documents.written`, of bits in its patterns. */
export const indexLanguages: readonly Language[] = ['ka', 'en', 'ru', 'zh']

/** The language by whose names a shopper's searches are ranked: where the index has not his own, the one in which products are shown to him. */
export const indexLanguageOf = (lang: Language): Language => (indexLanguages.includes(lang) ? lang : indexLanguages[0]!)
