import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { wordWeight } from './ranking.rules.ts'

/** PostgreSQL text queries of our own words only. */
export interface QueryExpressions {
  /** All words, anywhere; some word. */
  all: string
  some: string
  /** A word that names the thing, or any word, in what the product is, its brand or category. */
  thing: string
  someThing: string
}

/** The text queries (`tsquery`) of a search. */
export function expressionsOf(matches: WordMatch[]): QueryExpressions {
  const expressions = (of: WordMatch[], weights = '') => of.map((match) => expressionOf(match, weights))
  return {
    all: expressions(matches).join(' & '),
    some: expressions(matches).join(' | '),
    thing: expressions(headsOf(matches), ':ABC').join(' | '),
    someThing: expressions(matches, ':ABC').join(' | '),
  }
}

/** The words that name the thing, not those that say more of it; all where none does. */
export function headsOf<T extends Pick<WordMatch, 'modifier'>>(matches: T[]): T[] {
  const heads = matches.filter(({ modifier }) => !modifier)
  return heads.length > 0 ? heads : matches
}

/** Of a word whose frequency is not known, as of Chinese, whose signs stand in no vocabulary. */
const usualUses = 100

/** How much each word counts. */
export function weightsOf(matches: WordMatch[]): number[] {
  const heads = headsOf(matches)
  return matches.map((match) => wordWeight(match.uses ?? usualUses, heads.includes(match)))
}

/**
 * One word as a part of a text query. @param weights those that the last lexeme of an alternative has, which names it; the others stand beside it,
 * and not in the details alone where it does not
 */
export function expressionOf({ alternatives }: WordMatch, weights = ''): string {
  const beside = weights === '' || weights === ':D' ? '' : ':ABC'
  const parts = alternatives.map((lexemes) => {
    const all = lexemes.map((lexeme, at) => quoted(lexeme) + (at === lexemes.length - 1 ? weights : beside)).join(' & ')
    return lexemes.length > 1 ? `(${all})` : all
  })
  return parts.length > 1 ? `(${parts.join(' | ')})` : parts[0]!
}

/**
 * One word in the names of products as they are written (`search_documents.written`).
 * @param label the language that the name is shown in
 * @param repeated whether the name says it more than once
 */
export function writtenExpression({ alternatives }: WordMatch, label: string, repeated = false): string {
  const each = (lexeme: string) => `${quoted(lexeme)}:${label}${repeated ? ` <-> ${quoted(lexeme)}:${label}` : ''}`
  return alternatives.map((lexemes) => `(${lexemes.map(each).join(' & ')})`).join(' | ')
}

/** One word in the texts of products (`search_documents.texts`). @param labels of at least how often they say it */
export function textsExpression({ alternatives }: WordMatch, labels: string): string {
  return alternatives.map((lexemes) => `(${lexemes.map((lexeme) => `${quoted(lexeme)}:${labels}`).join(' & ')})`).join(' | ')
}

/** Two words side by side in the texts of products; undefined where one of them is several lexemes in every alternative. */
export function phraseExpression(one: WordMatch, other: WordMatch): string | undefined {
  const [before, behind] = [one, other].map(({ alternatives }) =>
    alternatives
      .filter(({ length }) => length === 1)
      .map(([lexeme]) => quoted(lexeme!))
      .join(' | '),
  )
  return before && behind ? `(${before}) <-> (${behind})` : undefined
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''")}'`
}
