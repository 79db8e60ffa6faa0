import { formatGel } from '#contract/core/money.ts'
import type { ExplainedResult, ExplainedWord, SearchExplanation } from './explain-search.service.ts'
import { mostAppeal, ranking } from './ranking.rules.ts'

const levels = ['only mentions the words', 'some of the words name it', 'what the words name', 'every word in its name']
const categoryMatches = ['no word in brand or category', 'some words in brand or category', 'all words in brand or category']
const placeNames: Record<string, string> = { A: 'name', B: 'brand or category', C: 'store', D: 'details' }

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
  const { name, brand, category, price, level, categoryMatch, rank, parts, sold, createdAt, places } = result
  const { inLanguage, inAll, hasWords, inStock, appeal, freshness } = parts
  const text = hasWords ? `texts ${ranking.inLanguage}×${rounded(inLanguage)} + ${ranking.inAll}×${rounded(inAll)}` : 'texts 1'
  const stock = inStock ? 'in stock ×1' : `sold out ×${ranking.soldOut}`
  const gain = `wanted +${rounded((ranking.appeal * appeal) / mostAppeal)}, new +${rounded(ranking.freshness * freshness)}`
  const placeOf = (weights: string) => [...weights].map((weight) => placeNames[weight]).join(', ') || 'description only'
  return [
    '',
    `${at + 1}. ${name} [${result.productId}], ${[brand, category, formatGel(price)].filter(Boolean).join(', ')}`,
    `   level ${level}: ${levels[level]}; category match ${categoryMatch}: ${categoryMatches[categoryMatch]}`,
    `   rank ${rounded(rank)} = ${text}; ${stock}; ${gain}; then sold ${sold}, added ${createdAt}`,
    ...(places.length > 0 ? [`   ${places.map(({ word, weights }) => `${word}: ${placeOf(weights)}`).join('; ')}`] : []),
  ]
}
