/** What is known of attributes in four languages: their names, colours and units. */

import { languages, type Language, type Text } from './languages.ts'

export interface Unit {
  measure: string
  /** How much of the measure's first unit it is. */
  factor: number
  text: Record<Language, string>
  /** Whether amounts are shown in it. */
  isShown: boolean
}

export interface KnownAttribute {
  name: Text
  /** Of its values: `size`, `number`, a measure, or empty for the most frequent first. */
  order: string
}

export interface KnownColour {
  key: string
  text: Text
  swatch?: string
}

/** By name all are found by {@link plainText}. */
export interface Vocabulary {
  attributes: Map<string, KnownAttribute>
  /** Keys of attributes. */
  names: Map<string, string>
  colours: Map<string, KnownColour>
  units: Map<string, Unit>
  /** Names of attributes that are no facets. */
  ignored: RegExp
  /** Whether a text says yes or no. */
  isFlag: (text: string) => boolean
  /** Of each measure those that amounts are shown in, the smallest first. */
  shownUnits: Map<string, Unit[]>
}

/** A text as names and values are compared: small letters, ё as е, one space. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

/** The rows of a table of tabs without its comments. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const firstOf = (cells: string[]): Text => Object.fromEntries(languages.map((lang, at) => [lang, cells[at]!.split('|')[0]!]))

/** The tables of this package, `tables/<name>.tsv`; a program may have others of the same form. */
export type TableName = 'attribute-names' | 'colours' | 'units' | 'ignored-names'

/**
 * What the tables say.
 * @param tableOf the text of a table: a bundled program knows where its files are
 * @param isFlag whether a text says yes or no: of a printer `Colour: yes` is no colour
 */
export function vocabularyOf(tableOf: (name: TableName) => string, isFlag: (text: string) => boolean): Vocabulary {
  const ignored = new RegExp(`^(?:${rowsOf(tableOf('ignored-names')).flat().join('|').replaceAll('*', '.*')})$`)
  const vocabulary: Vocabulary = {
    attributes: new Map(),
    names: new Map(),
    colours: new Map(),
    units: new Map(),
    ignored,
    isFlag,
    shownUnits: new Map(),
  }
  for (const [key, order, ...names] of rowsOf(tableOf('attribute-names'))) {
    vocabulary.attributes.set(key!, { name: firstOf(names), order: order! })
    for (const name of names.join('|').split('|')) if (!vocabulary.names.has(plainText(name))) vocabulary.names.set(plainText(name), key!)
  }
  for (const [key, swatch, ...names] of rowsOf(tableOf('colours'))) {
    const colour = { key: key!, text: firstOf(names), ...(swatch ? { swatch } : {}) }
    for (const name of names.join('|').split('|')) vocabulary.colours.set(plainText(name), colour)
  }
  for (const [measure, factor, ka, en, ru, zh, others, shown] of rowsOf(tableOf('units'))) {
    const text = { ka: ka!, en: en!, ru: ru!, zh: zh! }
    const unit = { measure: measure!, factor: Number(factor), text, isShown: shown === 'yes' }
    for (const name of [ka!, en!, ru!, zh!, ...(others ?? '').split('|')]) if (name) vocabulary.units.set(plainText(name), unit)
    if (unit.isShown) vocabulary.shownUnits.set(unit.measure, [...(vocabulary.shownUnits.get(unit.measure) ?? []), unit])
  }
  return vocabulary
}

/** The key of a text in an address: letters and figures of any script, separated by hyphens; empty where it has none. */
export const slugOf = (text: string): string =>
  plainText(text)
    .replaceAll('+', ' plus ')
    .replaceAll('%', ' percent ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The text that an attribute or value is known by: the English one, else the first there is. */
export const leadingText = (text: Text): string => text.en || text.ka || text.ru || text.zh || ''

/** The attributes that names in several languages are names of, those that most of them are first; else a key of its text. */
export function attributeKeys(name: Text, { names }: Vocabulary): string[] {
  const votes = new Map<string, number>()
  for (const lang of languages) {
    const key = name[lang] && names.get(plainText(name[lang]))
    if (key) votes.set(key, (votes.get(key) ?? 0) + 1)
  }
  return votes.size > 0 ? [...votes].toSorted(([, one], [, other]) => other - one).map(([key]) => key) : [slugOf(leadingText(name))]
}
