/** The outer measures of a thing, out of the attributes that say them. */

import type { Text } from './languages.ts'
import { readAmount } from './amounts.ts'
import { attributeKeys, plainText, type Vocabulary } from './vocabulary.ts'

/** mm. Only what is known; alone, `diameter` is of something round and flat. */
export interface Measures {
  width?: number
  height?: number
  depth?: number
  diameter?: number
}
type Side = keyof Measures | 'length'
type Sides = Partial<Record<Side, number>>

const mmOf: Partial<Record<string, number>> = { length: 1, inches: 25.4 }
/** mm: anything else is a slip or no outer measure. */
const [least, most] = [1, 30_000]
/** In which names several languages say which side stands where: W × D × H, Ш×В×Г, 长×宽×高, სიგანე × სიღრმე × სიმაღლე. */
const sideWords: [RegExp, Side][] = [
  [/^(w|width|ш|ширина|宽|宽度|სიგანე)$/, 'width'],
  [/^(h|height|в|высота|高|高度|სიმაღლე)$/, 'height'],
  [/^(d|depth|г|глубина|深|深度|厚|სიღრმე)$/, 'depth'],
  [/^(l|length|д|длина|长|长度|სიგრძე)$/, 'length'],
]
const times = /\s*[×xх*]\s*/
const order = /\s*[(（[](.+)[)）\]]\s*$/

/** An amount in mm; undefined for what is no length. */
function lengthOf(text: string, vocabulary: Vocabulary): number | undefined {
  const amount = readAmount(text, vocabulary)
  const length = amount && (mmOf[amount.measure] ?? NaN) * amount.amount
  return length !== undefined && length >= least && length <= most ? length : undefined
}

/** Lengths that are multiplied, as in `24 × 10 × 12 cm`; undefined for any other text. */
function factorsOf(text: string, vocabulary: Vocabulary): number[] | undefined {
  const parts = plainText(text).split(times)
  const unit = /\D*$/.exec(parts.at(-1)!)![0]
  const factors = parts.map((part) => lengthOf(/\d$/.test(part) ? `${part}${unit}` : part, vocabulary))
  return parts.length > 1 && factors.every((factor) => factor !== undefined) ? factors : undefined
}

/**
 * Which side each factor is. Of two the first goes across; three are told apart where the name says so: a suitcase's height stands first, an
 * armchair's last.
 */
function sidesOf(orderText: string | undefined, factors: number[]): Sides {
  const words = orderText === undefined ? [] : plainText(orderText).split(times)
  const sides = words.map((word) => sideWords.find(([names]) => names.test(word))?.[1])
  if (sides.length === factors.length && new Set(sides).size === sides.length && !sides.includes(undefined))
    return Object.fromEntries(sides.map((side, place) => [side, factors[place]]))
  return factors.length === 2 ? { width: factors[0]!, height: factors[1]! } : {}
}

const lengthKeys: readonly string[] = ['width', 'height', 'depth', 'diameter', 'length'] satisfies Side[]

/** The sides that one attribute says. */
function sidesIn(name: Text, value: Text, vocabulary: Vocabulary): Sides {
  for (const lang of ['en', 'ru', 'ka', 'zh'] as const) {
    const [called, text] = [name[lang], value[lang]]
    // Most attributes have no figure, and looking up what a name means costs the most.
    if (!called || !text || !/\p{N}/u.test(text)) continue
    const key = attributeKeys({ [lang]: called.replace(order, '') }, vocabulary)[0]!
    const factors = key === 'size' || key === 'dimensions' ? factorsOf(text, vocabulary) : undefined
    if (factors) return sidesOf(order.exec(called)?.[1], factors)
    const length = lengthKeys.includes(key) ? lengthOf(text, vocabulary) : undefined
    if (length !== undefined) return { [key]: length }
  }
  return {}
}

/**
 * What a thing measures; undefined where nothing is said of it that can be drawn. What is named by itself counts more than what stands among
 * others.
 */
export function measuresOf(attributes: readonly { name: Text; value: Text }[], vocabulary: Vocabulary): Measures | undefined {
  const found = attributes
    .map(({ name, value }) => sidesIn(name, value, vocabulary))
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
  const { length, ...sides }: Sides = Object.assign({}, ...found)
  const measures = length === undefined ? sides : lengthwise(length, sides)
  return Object.keys(measures).length > 0 ? measures : undefined
}

/** A length goes across; the width beside it goes to the back, or up where the thing is flat. */
function lengthwise(length: number, { width, ...sides }: Measures): Measures {
  if (width === undefined) return { width: length, ...sides }
  return sides.height === undefined ? { width: length, height: width } : { depth: width, ...sides, width: length }
}
