import { formatGel } from '#contract/core/money.ts'
import type { ExplainedResult, ExplainedWord, SearchExplanation } from './explain-search.service.ts'
import { maxAppeal, place, placePoints, ranking } from './ranking.rules.ts'

const placeNames: [bit: number, name: string][] = [
  [place.head, 'names the thing'],
  [place.name, 'name'],
  [place.kind, 'brand or category'],
  [place.details, 'details'],
  [place.written, 'written so'],
  [place.repeated, 'more than once'],
]

/** An explanation as the operator reads it. */
export function explanationText(explanation: SearchExplanation): string {
  const { query, lang, results } = explanation
  return [`Query  „${query}“ (${lang})`, ...meaningLines(explanation), ...planLines(explanation), ...results.flatMap(resultLines)].join(
    '\n',
  )
}

function meaningLines({ filters, words, unknown, corrected, isByCode }: SearchExplanation): string[] {
  return [
    '',
    'Interpretation',
    ...filters.map(
      ({ kind, name, priceMin, priceMax }) =>
        `  ${kind === 'colour' ? 'colour, kept as a word' : `filter ${kind}`}: ${name ?? [priceMin && `from ${formatGel(priceMin)}`, priceMax && `up to ${formatGel(priceMax)}`].filter(Boolean).join(' ')}`,
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
  const { name, brand, category, price, isNamed, rank, parts, sold, nameWords, createdAt, places } = result
  const { points, inStock, appeal, freshness } = parts
  const stock = inStock ? 'in stock ×1' : `sold out ×${ranking.soldOut}`
  const gain = `wanted +${rounded((ranking.appeal * appeal) / maxAppeal)}, new +${rounded(ranking.freshness * freshness)}`
  return [
    '',
    `${at + 1}. ${name} [${result.productId}], ${[brand, category, formatGel(price)].filter(Boolean).join(', ')}`,
    `   ${isNamed ? 'what the words name' : 'only mentions the words'}; rank ${Math.round(rank)} = ${Math.round(points)} points; ${stock}; ${gain}; then sold ${sold}, ${nameWords} words in the name, added ${createdAt}`,
    ...places.map((each) => `   ${wordPoints(each)}`),
  ]
}

function wordPoints({ word, weight, places }: ExplainedResult['places'][number]): string {
  if (places === null) return `${word}: not there`
  const names = placeNames.filter(([bit]) => places & bit).map(([, name]) => name)
  return `${word}: ${weight} × ${placePoints[places]!} (${names.join(', ') || 'description only'})`
}
