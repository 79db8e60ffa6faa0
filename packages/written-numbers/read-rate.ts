import { readNumber } from './read-number.ts'

/** `USD=2.7215` or `$=2,7`, what one unit is worth in ten-thousandths; undefined for all that is no rate above 0 with at most four digits after the decimal separator. */
export function rateOf(text: string): [currency: string, rate: number] | undefined {
  const [, currency, number = ''] = /^([^\s=]{1,5})=(.+)$/.exec(text.trim()) ?? []
  const read = readNumber(number)
  // Of three digits after one sign nobody means thousands for one unit.
  const value = read === 'ambiguous' ? number.trim().replace(',', '.') : typeof read === 'string' ? undefined : read.value
  const parts = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(value ?? '')
  const rate = parts ? Number(parts[1]) * 10_000 + Number((parts[2] ?? '').padEnd(4, '0')) : 0
  return currency && rate > 0 ? [currency.toUpperCase(), rate] : undefined
}
