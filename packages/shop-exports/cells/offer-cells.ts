/** Cells of an offer as shops write them: prices, counts, barcodes, weights, conditions, availability. */
import { readNumber } from '@kalata/written-numbers/read-number.ts'
import { conditions, type Condition, type OfferFacts } from '../exported-product.ts'
import type { ReadingOptions } from '../export-options.ts'
import type { Problem } from '../problem.ts'
import type { Header, Row } from '../tables/columns.ts'
import { valueAt } from '../value-at.ts'
import { amountIn, amountOf } from './amounts.ts'
import { availabilityOf, bareWord, type Availability } from './availability.ts'
import { flagOf } from './flag-words.ts'
import { instantAt } from './sale-times.ts'

/** Hundredths, units, grams. */
const highest = { price: 100_000_000, stock: 1_000_000, weight: 1_000_000_000 }

/** What cells are read with, and where what is found goes. */
export interface CellNotes {
  options: ReadingOptions
  errors: Problem[]
  warnings: Problem[]
}

/** Notes on the cells of a row that nothing was noted of yet. */
export const notesOn = (options: ReadingOptions): CellNotes => ({ options, errors: [], warnings: [] })

/** A price cell in hundredths of the currency that is asked for; undefined with an error of its column. */
export function priceOf<Name extends string>(row: Row<Name>, { names }: Header<Name>, column: Name, notes: CellNotes): number | undefined {
  return priceOfText(row.cell(column), names[column], row.line, notes)
}

export function priceOfText(
  text: string,
  field: string,
  line: number,
  { options: { currency, rates, decimal }, errors, warnings }: CellNotes,
): number | undefined {
  const amount = amountOf(text, decimal)
  const value = text
  const fail = (reason: string) => void errors.push({ field, line, reason, value, needs: 'price' })
  if (amount === 'empty') return fail('is missing')
  if (amount === 'ambiguous') return fail(`may mean two amounts, «${text}»: write 1299.00 or 1.299`)
  if (amount === 'invalid') return fail(`must be an amount such as 42.50, not «${text}»`)
  const price = amountIn(currency, amount, rates)
  if (price === undefined) {
    const reason = `is in ${amount.currency}, and its rate is not known`
    return void errors.push({ field, line, reason, value, needs: 'rate', currency: amount.currency! })
  }
  if (price > highest.price) return fail(`must be at most ${highest.price / 100}`)
  if (amount.isRounded) warnings.push({ field, line, reason: `«${text}» was rounded`, value, kind: 'rounded' })
  return price
}

/** A price above 0; undefined with an error of its column. */
export function regularPriceOf<Name extends string>(
  row: Row<Name>,
  header: Header<Name>,
  column: Name,
  notes: CellNotes,
): number | undefined {
  const price = priceOf(row, header, column, notes)
  if (price === undefined || price >= 1) return price
  notes.errors.push({
    field: header.names[column],
    line: row.line,
    reason: 'must be above 0',
    value: row.cell(column),
    needs: 'price',
  })
  return undefined
}

/** What most files hold. */
const simpleCount = /^(?:0|[1-9]\d{0,5})$/

/** `>10`, `10+`, `5 pcs`: at least so many. */
const besideCount =
  /^(?:[>≥]=?|more than|over|больше|более)?\s*(?<count>\d[\d.,\s\u00a0]*?)\s*(?:\+|pcs?\.?|pieces?|units?|шт\.?|ცალი|ც\.?|个|件)?$/iu

/** Units; undefined for what is in stock without a count. Shops count below nothing what they oversold. Undefined with an error of its column. */
export function countOf(
  text: string,
  field: string,
  line: number,
  { options: { decimal }, errors, warnings }: CellNotes,
): number | undefined {
  if (simpleCount.test(text)) return Number(text)
  // Some shops write here only whether there is any.
  const availability = /\d/.test(text) ? undefined : availabilityOrFlag(text)
  if (availability !== undefined) return availability === 'inStock' ? undefined : 0
  const read = readNumber(text.replace(besideCount, '$<count>'), decimal)
  const plain = read === 'ambiguous' ? undefined : typeof read === 'string' ? undefined : read.value
  if (plain === undefined) {
    const reason =
      read === 'ambiguous' ? `may mean two numbers, «${text}»: write it without a sign between` : `must be a whole number, not «${text}»`
    errors.push({ field, line, reason, value: text })
    return undefined
  }
  const [units = '0', rest = ''] = plain.split('.')
  if (/[1-9]/.test(rest)) warnings.push({ field, line, reason: `«${text}» was rounded down`, value: text, kind: 'roundedStock' })
  const count = Math.max(0, Number(units))
  if (count > highest.stock)
    warnings.push({ field, line, reason: `more than ${highest.stock} units count as ${highest.stock}`, value: text, kind: 'roundedStock' })
  return Math.min(count, highest.stock)
}

/** A maker's or shop's own number; undefined for none, and for what a spreadsheet has shortened. */
export function skuOf(text: string, field: string, line: number, { options, warnings }: CellNotes): string | undefined {
  const sku = text.replace(/^'/, '')
  if (!/^\d(?:[.,]\d+)?E\+\d+$/i.test(sku)) return sku.slice(0, options.limits.sku) || undefined
  warnings.push({ field, line, reason: `«${text}» is what a spreadsheet has left of a number`, value: text, kind: 'shortened' })
  return undefined
}

/** A barcode as it is written, without blanks and hyphens; undefined for none, and for what a spreadsheet has shortened. */
export function barcodeOf(text: string, field: string, line: number, { warnings }: Pick<CellNotes, 'warnings'>): string | undefined {
  if (/^[1-9]\d{7,13}$/.test(text)) return text
  // A spreadsheet's apostrophe, or a formula that guards leading zeros.
  const plain = text.normalize('NFKC').replace(/^="?|"$|^'/g, '').trim() // oxfmt-ignore
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(plain)) {
    warnings.push({ field, line, reason: `«${text}» is what a spreadsheet has left of a barcode`, value: text, kind: 'shortened' })
    return undefined
  }
  const code = /^[\d\s-]+$/.test(plain) ? plain.replace(/[\s-]/g, '') : plain.replace(/[.,]0+$/, '')
  return code && !/^(?:0+|n\/?a|none|no|does not apply)$/i.test(code) ? code.slice(0, 50) : undefined
}

const gramsOf: Readonly<Record<string, number>> = {
  ...{ g: 1, gram: 1, grams: 1, гр: 1, г: 1, გ: 1, kg: 1000, kgs: 1000, кг: 1000, კგ: 1000, 公斤: 1000, 千克: 1000, 克: 1 },
  ...{ mg: 0.001, t: 1_000_000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523, ozs: 28.349_523, pound: 453.592_37, ounce: 28.349_523 },
}

/** Grams of a weight such as `1.5 kg`; a bare number is in `unit`. Undefined for nothing and for what is no weight. */
export function weightOf(text: string, unit: string, decimal?: '.' | ','): number | undefined {
  if (text === '') return undefined
  const parts = /^([\d.,٫٬ \u00a0']+)\s*(\p{L}+)?\.?$/u.exec(text.normalize('NFKC').trim())
  if (!parts) return undefined
  const read = readNumber(
    parts[1]!,
    decimal ?? (/^\d+[.,]\d{3}$/.test(parts[1]!.trim()) ? (parts[1]!.includes(',') ? ',' : '.') : undefined),
  )
  const factor = valueAt(gramsOf, (parts[2] ?? unit).toLowerCase())
  if (typeof read === 'string' || factor === undefined) return undefined
  const grams = Math.round(Number(read.value) * factor)
  return grams >= 1 && grams <= highest.weight ? grams : undefined
}

const conditionWords: Readonly<Record<string, Condition>> = {
  ...{ neu: 'new', neuf: 'new', nuevo: 'new', nuovo: 'new', nowy: 'new', новый: 'new', новое: 'new', новая: 'new', ახალი: 'new', 全新: 'new', 新: 'new', yeni: 'new', новий: 'new' },
  ...{ reconditioned: 'refurbished', renewed: 'refurbished', generalüberholt: 'refurbished', reconditionné: 'refurbished', reacondicionado: 'refurbished', восстановленный: 'refurbished', აღდგენილი: 'refurbished', 翻新: 'refurbished' },
  ...{ 'b/u': 'used', 'б/у': 'used', 'second hand': 'used', gebraucht: 'used', occasion: 'used', usado: 'used', usato: 'used', używany: 'used', подержанный: 'used', მეორადი: 'used', 二手: 'used', 'like new': 'used', 'open box': 'used', 'used like new': 'used', 'used good': 'used', 'used fair': 'used', cpo: 'used', preowned: 'used', 'pre owned': 'used' },
} // oxfmt-ignore

/** `new`, `refurbished` or `used`, as Google, schema.org and shops write it; undefined for another word. */
export function conditionOf(text: string): Condition | undefined {
  const word = bareWord(text).replace(/condition$/, '').trim() // oxfmt-ignore
  return conditions.find((each) => each === word) ?? valueAt(conditionWords, word)
}

/**
 * What is ordered before it is there: none counted does not mean none to order. A preorder is summed up.
 * @param from the day, as the file has it
 */
export function orderedAhead(
  availability: 'preorder' | 'backorder',
  counted: number | undefined,
  { field, line, from = '' }: { field: string; line: number; from?: string },
  { options, warnings }: CellNotes,
): { stock: number | undefined; facts: Pick<OfferFacts, 'availability' | 'availableFrom'> } {
  const value = from || 'without a day'
  if (availability === 'preorder')
    warnings.push({ field, line, reason: `is for preorder (${value}): it can be ordered`, value, kind: 'preorder' })
  const availableFrom = instantAt(from, 'start', options.zone)
  return {
    stock: counted === 0 ? undefined : counted,
    facts: { availability, ...(availableFrom === undefined ? {} : { availableFrom }) },
  }
}

/** Whether something can be bought, of a cell that may say yes or no as well; undefined for another word. */
export function availabilityOrFlag(text: string): Availability | undefined {
  const word = availabilityOf(text)
  const yes = word === undefined ? flagOf(text) : undefined
  return yes === undefined ? word : yes ? 'inStock' : 'outOfStock'
}

/** `750ml` for `100ml`, as Google writes it; nothing where the first is no measure. */
export function unitPricingOf(measure: string, base: string): Pick<OfferFacts, 'unitPricing'> {
  const read = measureOf(measure)
  if (read === undefined) return {}
  const per = measureOf(base)
  return { unitPricing: { measure: read, ...(per === undefined ? {} : { base: per }) } }
}

function measureOf(text: string): string | undefined {
  const parts = /^([\d.,]+)\s*(\p{L}+\d?)$/u.exec(text.normalize('NFKC').trim())
  const read = parts ? readNumber(parts[1]!) : 'invalid'
  return typeof read === 'string' ? undefined : `${read.value} ${parts![2]}`
}
