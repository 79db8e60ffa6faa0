/** The attributes of several things side by side. */

import type { Text } from './languages.ts'
import { attributeKeys, type Vocabulary } from './vocabulary.ts'

/** An attribute with the value that each thing has; empty where one has none. */
export interface ComparedRow {
  name: string
  values: string[]
}

interface Described {
  attributes: readonly { name: Text; value: Text }[]
}

/**
 * Attributes that are called by different names stand in one row, under the name of the first thing that has it. What most things have comes
 * first, otherwise in the order in which the things say it.
 * @param shown a text in the reader's language
 */
export function comparedAttributes(things: readonly Described[], vocabulary: Vocabulary, shown: (text: Text) => string): ComparedRow[] {
  const rows = new Map<string, ComparedRow>()
  for (const [place, { attributes }] of things.entries()) {
    for (const { name, value } of attributes) {
      const key = attributeKeys(name, vocabulary)[0]!
      const row = rows.get(key) ?? { name: shown(name), values: things.map(() => '') }
      const text = shown(value)
      row.values[place] = row.values[place] ? `${row.values[place]}, ${text}` : text
      rows.set(key, row)
    }
  }
  const known = ({ values }: ComparedRow) => values.filter(Boolean).length
  return [...rows.values()].toSorted((one, other) => known(other) - known(one))
}
