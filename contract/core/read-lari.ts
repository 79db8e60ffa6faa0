import { readNumber } from '@kalata/written-numbers/read-number.ts'

const lari = /^(?:₾|ლ|ლარი|lari|gel|лари|拉里)\.?$/i
const lariOf = (unit: string) => (lari.test(unit) ? 'GEL' : undefined)

/** Prices above are cut to it: the largest that is stored, tetri. */
const maxTetri = 2_000_000_000

/**
 * Reads a price in lari as people write it ({@link readNumber}). Lari have hundredths and no more, so that a separator before three digits
 * parts thousands here: `1,000` and `1.500` are no ambiguous numbers.
 * @returns tetri, rounded; `invalid` for what is no price in lari, as another currency's or one below zero
 */
export function readLari(text: string): number | 'empty' | 'invalid' {
  const read = readNumber(text, undefined, lariOf)
  const sure = read === 'ambiguous' ? readNumber(text.normalize('NFKC').replace(/(\p{Nd})[.,](?=\p{Nd})/gu, '$1'), undefined, lariOf) : read
  if (sure === 'empty') return 'empty'
  if (typeof sure === 'string' || sure.value.startsWith('-')) return 'invalid'
  return Math.min(Math.round(Number(sure.value) * 100), maxTetri)
}
