import { valueAt } from '#contract/core/value-at.ts'
import type { UnitPricing } from './offer-facts.ts'

/** Units as Google names them: what they measure in one base unit, and their code of UN/CEFACT. https://support.google.com/merchants/answer/6324455 */
const units: Record<string, { kind: string; factor: number; code: string }> = {
  mg: { kind: 'weight', factor: 0.001, code: 'MGM' },
  g: { kind: 'weight', factor: 1, code: 'GRM' },
  kg: { kind: 'weight', factor: 1000, code: 'KGM' },
  ml: { kind: 'volume', factor: 1, code: 'MLT' },
  cl: { kind: 'volume', factor: 10, code: 'CLT' },
  l: { kind: 'volume', factor: 1000, code: 'LTR' },
  cbm: { kind: 'volume', factor: 1_000_000, code: 'MTQ' },
  cm: { kind: 'length', factor: 0.01, code: 'CMT' },
  m: { kind: 'length', factor: 1, code: 'MTR' },
  sqm: { kind: 'area', factor: 1, code: 'MTK' },
  ct: { kind: 'count', factor: 1, code: 'C62' },
}

/** An amount with its unit. */
export interface Measure {
  amount: number
  unit: string
  /** UN/CEFACT. */
  code: string
}

function measureOf(text: string): Measure | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)?\s*([a-z]+)$/.exec(text.trim().toLowerCase()) ?? []
  const known = unit === undefined ? undefined : valueAt(units, unit)
  const number = Number(amount ?? 1)
  return known && number > 0 ? { amount: number, unit: unit!, code: known.code } : undefined
}

/** What a price is for, and what of it the price of a unit is told for: one of the same unit where nobody said. Undefined for units that are not known. */
export function unitMeasures({ measure, base }: UnitPricing): { measure: Measure; base: Measure } | undefined {
  const total = measureOf(measure)
  const one = base === undefined ? total && { ...total, amount: 1 } : measureOf(base)
  return total && one && units[total.unit]!.kind === units[one.unit]!.kind ? { measure: total, base: one } : undefined
}

/** The price of the base, tetri, rounded: 750 ml for 30,00 ₾ are 400 for 100 ml. */
export function unitPrice(price: number, { measure, base }: { measure: Measure; base: Measure }): number {
  return Math.round((price * base.amount * units[base.unit]!.factor) / (measure.amount * units[measure.unit]!.factor))
}
