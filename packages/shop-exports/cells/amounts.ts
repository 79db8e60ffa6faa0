import { valueAt } from '../value-at.ts'
import { currencyOf } from '@kalata/written-numbers/currency-words.ts'
import { readNumber } from '@kalata/written-numbers/read-number.ts'

/** An amount of money as other shops write it, in hundredths, and its currency where it is named. */
export interface Amount {
  hundredths: number
  currency?: string
  /** It had parts of a hundredth: rounded, half a hundredth upwards. */
  isRounded?: true
}

/** What most files hold. */
const simple = /^(0|[1-9]\d{0,11})(?:\.(\d\d?))?$/

/** An amount by the rules of {@link readNumber}, exactly: no float is multiplied. */
export function amountOf(text: string, decimal?: '.' | ','): Amount | 'empty' | 'ambiguous' | 'invalid' {
  const plain = simple.exec(text)
  if (plain) return { hundredths: Number(plain[1]) * 100 + Number((plain[2] ?? '').padEnd(2, '0')) }
  const read = readNumber(text, decimal, currencyOf)
  if (typeof read === 'string') return read
  const [, sign, units, rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(read.value)!
  if (units!.length > 12) return 'invalid'
  const cut = Number(units) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'))
  const hundredths = rest[2] !== undefined && rest[2] >= '5' ? cut + 1 : cut
  return {
    hundredths: sign ? -hundredths : hundredths,
    ...(read.currency === undefined ? {} : { currency: read.currency }),
    ...(/[1-9]/.test(rest.slice(2)) ? { isRounded: true as const } : {}),
  }
}

/** The worth of one unit of a currency, in ten-thousandths: `2.7215` is 27215. */
export type Rates = Readonly<Record<string, number>>

/** Hundredths of a currency, half a hundredth upwards; an amount that names no currency is in it. Undefined where the rate is not known. */
export function amountIn(target: string, { hundredths, currency = target }: Amount, rates: Rates): number | undefined {
  if (currency === target) return hundredths
  const rate = valueAt(rates, currency.toUpperCase())
  return rate === undefined ? undefined : Number((BigInt(hundredths) * BigInt(rate) + 5000n) / 10_000n)
}
