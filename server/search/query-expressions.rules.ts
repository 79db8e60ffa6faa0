import type { WordMatch } from './interpret-query.rules.ts'

/** PostgreSQL text queries of our own words only. */
export interface QueryExpressions {
  /** All words, anywhere. */
  all: string
  /** All words, those that name the thing in what the product is, its brand or its category. */
  thing: string
  /** Of several words: all in what the product is. */
  name?: string
  /** All words, and one of those that name the thing in what the product is, its brand or category; a single word in its store too. */
  named: string
  /** Some word. */
  some: string
  /** All words in the brand and category; the same with some of them. */
  category: string
  someCategory: string
}

/** The text queries (`tsquery`) of a search: all words, and those that only some fields or some words must have. */
export function expressionsOf(matches: WordMatch[]): QueryExpressions {
  const expressions = (weights: string) => matches.map((match) => expressionOf(match, weights))
  const all = expressions('').join(' & ')
  const things = headsOf(matches)
  const thing = matches.map((match) => expressionOf(match, things.includes(match) ? ':AB' : '')).join(' & ')
  const named =
    matches.length === 1 ? expressions(':ABC')[0]! : `${all} & (${things.map((match) => expressionOf(match, ':AB')).join(' | ')})`
  return {
    all,
    thing,
    ...(matches.length > 1 ? { name: expressions(':A').join(' & ') } : {}),
    named,
    some: expressions('').join(' | '),
    category: expressions(':B').join(' & '),
    someCategory: expressions(':B').join(' | '),
  }
}

/** The words that name the thing, not those that say more of it; all where none does. */
export function headsOf<T extends Pick<WordMatch, 'modifier'>>(matches: T[]): T[] {
  const heads = matches.filter(({ modifier }) => !modifier)
  return heads.length > 0 ? heads : matches
}

/** One word as a part of a text query, in the given weights. */
export function expressionOf({ alternatives }: WordMatch, weights = ''): string {
  const parts = alternatives.map((lexemes) => {
    const all = lexemes.map((lexeme) => quoted(lexeme) + weights).join(' & ')
    return lexemes.length > 1 ? `(${all})` : all
  })
  return parts.length > 1 ? `(${parts.join(' | ')})` : parts[0]!
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''")}'`
}
