/** The attributes of several products side by side. */

import type { Comparison } from '#contract/catalogue/schemas.ts'
import { pickText, type Language, type Text } from '#contract/core/languages.ts'
import { attributeKeys, type Vocabulary } from './vocabulary.rules.ts'

interface Described {
  attributes: readonly { name: Text; value: Text }[]
}

/**
 * Attributes that stores call by different names stand in one row, under the name of the first product that has it. What most products have comes
 * first, otherwise in the order in which the products say it.
 */
export function comparedAttributes(products: readonly Described[], vocabulary: Vocabulary, lang: Language): Comparison['rows'] {
  const rows = new Map<string, Comparison['rows'][number]>()
  for (const [place, { attributes }] of products.entries()) {
    for (const { name, value } of attributes) {
      const key = attributeKeys(name, vocabulary)[0]!
      const row = rows.get(key) ?? { name: pickText(name, lang).text, values: products.map(() => '') }
      const text = pickText(value, lang).text
      row.values[place] = row.values[place] ? `${row.values[place]}, ${text}` : text
      rows.set(key, row)
    }
  }
  const known = ({ values }: Comparison['rows'][number]) => values.filter(Boolean).length
  return [...rows.values()].toSorted((one, other) => known(other) - known(one))
}
