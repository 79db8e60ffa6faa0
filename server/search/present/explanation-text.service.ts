import { place } from '@kalata/product-index/find/places.ts'
import { maxTimes } from '@kalata/product-index/words/words.ts'
import { operatorSum } from '#contract/core/money.ts'
import type { ExplainedResult, ExplainedWord, SearchExplanation, WordScore } from './explain-search.service.ts'
import { maxAppeal, ranking } from '../plan/ranking.rules.ts'

const placeNames: [bit: number, name: string][] = [
  [place.head, 'names the thing'],
  [place.name, 'name'],
  [place.kind, 'brand or category'],
  [place.details, 'details'],
  [place.written, 'written so'],
  [place.repeated, 'more than once'],
]

/** Results that are told in full: with the rest they fill one screen. */
const inFull = 3

/** An explanation as the operator reads it, on one screen. */
export function explanationText(explanation: SearchExplanation): string {
  const { query, lang, results } = explanation
  return [
    `Query  „${query}“ (${lang})`,
    ...meaningLines(explanation),
    ...planLines(explanation),
    ...firstLines(results),
    ...results.slice(0, inFull).flatMap(resultLines),
    ...(results.length > inFull ? ['', ...results.slice(inFull).map((result, at) => shortLine(result, at + inFull))] : []),
  ].join('\n')
}

/** What put the first result before the second. */
function firstLines([first, second]: ExplainedResult[]): string[] {
  if (!first || !second) return []
  return ['', `First  ${reasonOf(first, second)}`]
}

function reasonOf(first: ExplainedResult, second: ExplainedResult): string {
  if (first.isNamed !== second.isNamed) return 'the words name it, and only mention the second'
  if (first.rank !== second.rank)
    return `rank ${Math.round(first.rank)} before ${Math.round(second.rank)}: ${differences(first, second).join(', ')}`
  if (first.sold !== second.sold) return `as good as the second, sold ${first.sold} before ${second.sold}`
  if (first.nameWords !== second.nameWords) return `as good as the second, ${first.nameWords} words in the name before ${second.nameWords}`
  return 'as good as the second, and newer'
}

function differences(first: ExplainedResult, second: ExplainedResult): string[] {
  const words = first.words.flatMap((each, at) => {
    const more = pointsOf(each) - pointsOf(second.words[at]!)
    return more === 0 ? [] : [`${each.word} ${signed(more)}`]
  })
  const together = sideBySide(first) - sideBySide(second)
  const gain = Math.round((1000 * (gainOf(first) - gainOf(second))) / gainOf(second)) / 10
  const isSoldOut = first.parts.inStock !== second.parts.inStock
  return [
    ...words,
    ...(together === 0 ? [] : [`side by side ${signed(together)}`]),
    ...(isSoldOut ? ['the second is sold out'] : []),
    ...(gain === 0 ? [] : [`wanted and new ${signed(gain)} %`]),
  ]
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))
const pointsOf = ({ weight, points }: WordScore) => weight * points
const sideBySide = ({ together }: ExplainedResult) => together.reduce((sum, { points }) => sum + points, 0)
const gainOf = ({ parts }: ExplainedResult) => 1 + (ranking.appeal * parts.appeal) / maxAppeal + ranking.freshness * parts.freshness

const titleOf = ({ name, productId, brand, category, price }: ExplainedResult, at: number) =>
  `${at + 1}. ${name} [${productId}], ${[brand, category, operatorSum(price)].filter(Boolean).join(', ')}`

const shortLine = (result: ExplainedResult, at: number) => `${titleOf(result, at)}; rank ${Math.round(result.rank)}`

function meaningLines({ filters, words, unknown, corrected, isByCode }: SearchExplanation): string[] {
  return [
    '',
    'Interpretation',
    ...filters.map(
      ({ kind, name, priceMin, priceMax }) =>
        `  ${kind === 'colour' ? 'colour, kept as a word' : `filter ${kind}`}: ${name ?? [priceMin && `from ${operatorSum(priceMin)}`, priceMax && `up to ${operatorSum(priceMax)}`].filter(Boolean).join(' ')}`,
    ),
    ...(isByCode ? ['  the number (SKU, MPN or barcode) of the products below'] : []),
    ...words.map(wordLine),
    ...unknown.map((word) => `  ${word}: means nothing here, left out`),
    ...(corrected === undefined ? [] : [`  searched for: ${corrected}`]),
  ]
}

function wordLine({ shown, role, isSearched, isCorrected, isBeginning, alternatives, synonymOf }: ExplainedWord): string {
  const synonyms = Object.entries(synonymOf).map(([lang, terms]) => `${terms.join(', ')} (${lang})`)
  return [
    `  ${shown}: ${role === 'thing' ? 'the thing' : 'says more of it'}`,
    ...(isSearched ? [] : ['left out, nothing has all words']),
    ...(isCorrected ? ['corrected'] : []),
    ...(isBeginning ? ['the beginning of a word'] : []),
    `found as ${alternatives.map((lexemes) => lexemes.join('+')).join(' | ')}`,
    ...(synonyms.length > 0 ? [`also what is called ${synonyms.join(', ')}`] : []),
  ].join('; ')
}

function planLines({ attempts, plan, total, named, near }: SearchExplanation): string[] {
  const filters = Object.entries(plan.filters).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${String(value)}`]))
  return [
    '',
    'Plan',
    `  filters: ${filters.join(', ') || 'none'}; sort: ${plan.sort}`,
    ...attempts.map(({ words, named, total }, at) => `  search ${at + 1}: ${words}: ${named} named, ${total} found`),
    ...(near.length > 0 ? [`  near categories: ${near.join(', ')}`] : []),
    '',
    `Found  ${total}, of which the words name ${named}`,
  ]
}

const rounded = (value: number) => value.toFixed(4)

function resultLines(result: ExplainedResult, at: number): string[] {
  const { isNamed, rank, parts, sold, nameWords, textWords, createdAt, words, together } = result
  const { points, inStock, appeal, freshness } = parts
  const stock = inStock ? 'in stock ×1' : `sold out ×${ranking.soldOut}`
  const gain = `wanted +${rounded((ranking.appeal * appeal) / maxAppeal)}, new +${rounded(ranking.freshness * freshness)}`
  return [
    '',
    titleOf(result, at),
    `   ${isNamed ? 'what the words name' : 'only mentions the words'}; rank ${Math.round(rank)} = ${Math.round(points)} points; ${stock}; ${gain}; then sold ${sold}, ${nameWords} words in the name, added ${createdAt}`,
    ...words.map((each) => `   ${wordLineOf(each, textWords)}`),
    ...together.map(({ words, points }) => `   ${words}: +${points} (side by side in the description)`),
  ]
}

function wordLineOf({ word, weight, points, places, times }: WordScore, textWords: number): string {
  if (points === 0) return `${word}: not there`
  const names = placeNames.filter(([bit]) => places & bit).map(([, name]) => name)
  const texts = times > 0 ? [`description ${times === maxTimes ? `${times} times or more` : `${times}×`} of ${textWords} words`] : []
  return `${word}: ${weight} × ${points} (${[...names, ...texts].join(', ')})`
}
