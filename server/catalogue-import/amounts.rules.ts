/** An amount of money as other shops write it, in hundredths, and its currency where it is named. */
export interface Amount {
  hundredths: number
  currency?: string
}

/**
 * `42.50`, `42,50`, `1,299.00`, `1.299,00`, `1 299,00`, `19.9900`, `15.00 USD`, `GEL 15`, `₾15`. Exactly: no float is
 * multiplied. Undefined where it is no amount, has parts of a hundredth, or may mean two things (`1,299`).
 */
export function amountOf(text: string): Amount | undefined {
  const parts = /^([A-Z]{3}|₾)?\s*(-?[\d.,'\s]*\d)\s*([A-Z]{3}|₾)?$/.exec(text.trim())
  if (!parts) return undefined
  const hundredths = hundredthsOf(parts[2]!.replace(/['\s]/g, ''))
  if (hundredths === undefined) return undefined
  const currency = (parts[1] ?? parts[3])?.replace('₾', 'GEL')
  return { hundredths, ...(currency ? { currency } : {}) }
}

function hundredthsOf(number: string): number | undefined {
  const [, sign, digits] = /^(-?)([\d.,]+)$/.exec(number) ?? []
  if (!digits) return undefined
  const separators = digits.replace(/\d/g, '')
  const last = separators.at(-1)
  // One separator before exactly three digits parts thousands for some and is the decimal sign for others.
  const isDecimal = last !== undefined && separators.indexOf(last) === separators.length - 1
  if (isDecimal && separators.length === 1 && /[.,]\d{3}$/.test(digits)) return undefined
  const place = isDecimal ? digits.lastIndexOf(last) : digits.length
  const units = digits.slice(0, place)
  const rest = digits.slice(place + 1)
  if (!/^\d{1,9}$/.test(units) && !/^\d{1,3}([.,]\d{3})+$/.test(units)) return undefined
  if (!/^\d{0,2}0*$/.test(rest)) return undefined
  const hundredths = Number(units.replace(/[.,]/g, '')) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'))
  return sign ? -hundredths : hundredths
}

/** Lari for one unit of a currency, in ten-thousandths: `2.7215` is 27215. */
export type Rates = Readonly<Record<string, number>>

/** `USD=2.7215`; undefined for all that is no rate above nothing with at most four digits after the point. */
export function rateOf(text: string): [currency: string, rate: number] | undefined {
  const parts = /^([A-Za-z]{3})=(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text.trim())
  const rate = parts ? Number(parts[2]) * 10_000 + Number((parts[3] ?? '').padEnd(4, '0')) : 0
  return rate > 0 ? [parts![1]!.toUpperCase(), rate] : undefined
}

/** An amount in tetri, half a tetri upwards; undefined where the rate of its currency is not known. */
export function tetriIn({ hundredths, currency = 'GEL' }: Amount, rates: Rates): number | undefined {
  if (currency === 'GEL') return hundredths
  const rate = rates[currency]
  return rate === undefined ? undefined : Number((BigInt(hundredths) * BigInt(rate) + 5000n) / 10_000n)
}
