import { currencyOf } from '@kalata/written-numbers/currency-words.ts'
import { readNumber } from '@kalata/written-numbers/read-number.ts'
import { unguarded, type CsvRow } from '../tables/csv.ts'

/**
 * The decimal separator that a file's prices are written with, by its first rows: where one amount can mean only one thing
 * (`12.396694`, `19,5`), `12.397` beside it can as well. Undefined where nothing tells it, or both signs stand there.
 */
export function decimalSeparatorOf(rows: readonly CsvRow[], places: readonly number[]): '.' | ',' | undefined {
  const signs = new Set<'.' | ','>()
  for (const row of rows) {
    if (!('cells' in row)) continue
    for (const place of places) {
      const text = unguarded(row.cells[place] ?? '').normalize('NFKC').trim() // oxfmt-ignore
      if (!/[.,]/.test(text) || typeof readNumber(text, undefined, currencyOf) === 'string') continue
      const [, sign, rest] = /([.,])(\d+)\D*$/.exec(text) ?? []
      // Of thousands only there is no decimal separator; the sign that parts them is not it.
      if (rest === undefined) continue
      const isDecimal = rest.length !== 3 || text.split(sign!).length === 2
      signs.add(isDecimal ? (sign as '.' | ',') : sign === '.' ? ',' : '.')
    }
  }
  return signs.size === 1 ? [...signs][0] : undefined
}
