import { fromStored, defaultLanguage, isLanguage, type Language } from '#contract/core/languages.ts'
import { readLocal } from '../storage/safe-storage.ts'

/** The language of the page that is open. */
export function pageLang(): Language {
  const asked = document.documentElement.dataset.lang
  return isLanguage(asked) ? asked : (fromStored(readLocal('lang')) ?? defaultLanguage)
}
