/** Rows that a translation plugin exports as one product in several languages. */
import type { Text } from '../texts/text.ts'
import { languageOfCode, textByLanguage } from '../texts/plain-text.ts'
import { listOf } from './woocommerce-cells.ts'

export interface Translation<R> {
  row: R
  lang: string
}

/**
 * The text of a product by its column: of its own row, with its translations' where it has any.
 * @param text a row's raw text
 */
export function joinedTexts<R extends { cell(name: 'language'): string }, N extends string = 'name' | 'description'>(
  row: R,
  translations: Translation<R>[],
  text: (row: R, name: N) => string,
  languages: readonly string[],
): (name: N) => string | Text {
  const lang = languageOfCode(row.cell('language'), languages)
  return (name) => {
    const raw = text(row, name)
    if (lang === undefined || textByLanguage(raw, languages) !== undefined) return raw
    const joined: Record<string, string> = raw ? { [lang]: raw } : {}
    for (const each of translations) joined[each.lang] ||= text(each.row, name)
    return Object.fromEntries(Object.entries(joined).filter(([, value]) => value))
  }
}

interface Attribute {
  name: string
  /** Values, separated by commas. */
  value: string
}

/** An attribute in the languages of its product; its values by the one that its own row has. */
interface TranslatedAttribute {
  name: Text
  values: ReadonlyMap<string, Text>
}

interface Translated<R> {
  row: R
  translations: Translation<R>[]
  variations?: R[]
  /** Variations of the translations. */
  others?: Translation<R>[]
}

/**
 * The attributes of a product by name, in the languages of its translations; undefined where it has none. The same place in two rows
 * is the same attribute, and the same place in two lists the same value; lists of different lengths say nothing of theirs.
 */
export function translatedAttributes<R extends { cell(name: 'language' | 'group'): string }>(
  { row, translations, variations = [], others = [] }: Translated<R>,
  attributesOf: (row: R) => Attribute[],
  languages: readonly string[],
): Map<string, TranslatedAttribute> | undefined {
  const lang = languageOfCode(row.cell('language'), languages)
  if (lang === undefined || translations.length === 0) return undefined
  const ofGroup = new Map(variations.map((each) => [each.cell('group'), each]))
  const pairs = [
    ...translations.map((each) => ({ lang: each.lang, of: row, row: each.row })),
    ...others.flatMap((each) => {
      const of = ofGroup.get(each.row.cell('group'))
      return of ? { lang: each.lang, of, row: each.row } : []
    }),
  ]
  const found = new Map(
    attributesOf(row).map(({ name }) => [name, { name: { [lang]: name } as Record<string, string>, values: new Map<string, Text>() }]),
  )
  for (const pair of pairs) {
    const theirs = attributesOf(pair.row)
    for (const [place, { name, value }] of attributesOf(pair.of).entries()) {
      const [attribute, other] = [found.get(name), theirs[place]]
      if (!attribute || !other) continue
      attribute.name[pair.lang] ??= other.name
      const [ours, named] = [listOf(value), listOf(other.value)]
      if (ours.length !== named.length) continue
      for (const [i, each] of ours.entries())
        attribute.values.set(each, { ...attribute.values.get(each), [lang]: each, [pair.lang]: named[i]! })
    }
  }
  return found
}

/** An attribute of a product, in several languages where its translations say all of its values. */
export function attributeIn(
  { name, value }: Attribute,
  translated: ReadonlyMap<string, TranslatedAttribute> | undefined,
  languages: readonly string[],
): { name: string | Text; value: string | Text } {
  const found = translated?.get(name)
  const values = listOf(value)
  const inLanguage = (lang: string) => values.flatMap((each) => found?.values.get(each)?.[lang] ?? [])
  const texts = languages
    .map((lang) => [lang, inLanguage(lang)] as const)
    .filter(([, all]) => all.length === values.length && all.length > 0)
  if (!found || texts.length < 2) return { name, value: values.join(', ') }
  return { name: found.name, value: Object.fromEntries(texts.map(([lang, all]) => [lang, all.join(', ')])) }
}
