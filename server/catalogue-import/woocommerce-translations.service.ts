/** Rows that a translation plugin exports as one product in several languages. */
import type { Language, Text } from '#contract/core/languages.ts'
import { languageOfCode, textByLanguage } from './plain-text.service.ts'

export interface Translation<R> {
  row: R
  lang: Language
}

/**
 * The text of a product by its column: of its own row, with its translations' where it has any.
 * @param text a row's raw text
 */
export function joinedTexts<R extends { cell(name: 'language'): string }, N extends string = 'name' | 'description'>(
  row: R,
  translations: Translation<R>[],
  text: (row: R, name: N) => string,
): (name: N) => string | Text {
  const lang = languageOfCode(row.cell('language'))
  return (name) => {
    const raw = text(row, name)
    if (lang === undefined || textByLanguage(raw) !== undefined) return raw
    const joined: Text = raw ? { [lang]: raw } : {}
    for (const each of translations) joined[each.lang] ??= text(each.row, name) || undefined!
    return Object.fromEntries(Object.entries(joined).filter(([, value]) => value)) as Text
  }
}
