/** Amounts as people write them, in one unit of each measure: 500 ml and 0.5 l are the same. */

import type { Language } from './languages.ts'
import { plainText, type Vocabulary } from './vocabulary.ts'

export interface Amount {
  measure: string
  /** In the unit of the measure whose factor is 1. */
  amount: number
}

/** Spaces between thousands, point or comma before decimals. */
const written = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,9})(?:[.,](\d{1,6}))?\s*(\D.*)?$/

/** The amount that a text is, all of it; undefined for any other. A bare number has the measure `number`. */
export function readAmount(text: string, { units }: Vocabulary): Amount | undefined {
  const [, integer, decimals, rest] = written.exec(text.trim()) ?? []
  if (integer === undefined) return undefined
  const number = Number(`${integer.replace(/\s/g, '')}.${decimals ?? '0'}`)
  if (rest === undefined) return { measure: 'number', amount: number }
  const unit = units.get(plainText(rest).replace(/\.$/, '')) ?? units.get(plainText(rest))
  return unit && { measure: unit.measure, amount: Number((number * unit.factor).toPrecision(12)) }
}

const comma = new Set<Language>(['ka', 'ru'])
const numberText = (number: number, lang: Language) => {
  const text = String(Number(number.toPrecision(5)))
  return comma.has(lang) ? text.replace('.', ',') : text
}

/** The largest unit of which there is one at least, and the amount in it. */
function inUnit({ measure, amount }: Amount, { shownUnits }: Vocabulary) {
  const units = shownUnits.get(measure) ?? []
  const unit = units.findLast(({ factor }) => factor <= amount) ?? units[0]
  return { unit, number: unit ? amount / unit.factor : amount }
}

const withUnit = (number: string, unit: string | undefined, lang: Language) => {
  if (unit === undefined) return number
  return lang === 'zh' || unit === '%' ? `${number}${unit}` : `${number}\u00a0${unit}`
}

/** An amount or a range of amounts in words: 500 ml, 250 – 750 ml, 500 ml – 1.5 l. */
export function amountText(measure: string, from: number, to: number, lang: Language, vocabulary: Vocabulary): string {
  const [low, high] = [from, to].map((amount) => inUnit({ measure, amount }, vocabulary)) as [
    ReturnType<typeof inUnit>,
    ReturnType<typeof inUnit>,
  ]
  const text = ({ number, unit }: typeof low) => withUnit(numberText(number, lang), unit?.text[lang], lang)
  if (from === to) return text(low)
  return `${low.unit === high.unit ? numberText(low.number, lang) : text(low)} – ${text(high)}`
}

/** A length as furniture and bags are measured: in centimetres, below one in millimetres. @param mm of it */
export function lengthText(mm: number, lang: Language, { shownUnits }: Vocabulary): string {
  const factor = mm < 10 ? 1 : 10
  const unit = shownUnits.get('length')?.find((each) => each.factor === factor)
  return withUnit(numberText(mm / factor, lang), unit?.text[lang], lang)
}
