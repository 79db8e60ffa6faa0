/** Text queries (`tsquery`) of the words of a query, which are the index's. */

import type { IndexWord } from '@kalata/product-index/find/query.ts'

/** The words of a query, and the places of those that say more of the thing than which it is: `QueryWords`. */
interface Words {
  alternatives: readonly IndexWord[]
  modifiers: readonly number[]
}

export interface QueryExpressions {
  /** All words, anywhere; some word. */
  all: string
  some: string
  /** A word that names the thing, in what the product is or its kind. */
  thing: string
}

/** The text queries of a search. */
export function expressionsOf({ alternatives: words, modifiers }: Words): QueryExpressions {
  const expressions = (of: readonly IndexWord[], weights = '') => of.map((word) => expressionOf(word, weights))
  const heads = words.filter((_, at) => modifiers.length === words.length || !modifiers.includes(at))
  return {
    all: expressions(words).join(' & '),
    some: expressions(words).join(' | '),
    thing: expressions(heads, ':ABC').join(' | '),
  }
}

/** Some of the words, anywhere. */
export const someOf = (words: readonly IndexWord[]): string => expressionsOf({ alternatives: words, modifiers: [] }).some

/**
 * One word as a part of a text query. @param weights those that the last lexeme of an alternative has, which names it; the others stand beside it,
 * and not in the details alone where it does not
 */
export function expressionOf(word: IndexWord, weights = ''): string {
  const beside = weights === '' || weights === ':D' ? '' : ':ABC'
  const parts = word.map((lexemes) => {
    const all = lexemes.map((lexeme, at) => quoted(lexeme) + (at === lexemes.length - 1 ? weights : beside)).join(' & ')
    return lexemes.length > 1 ? `(${all})` : all
  })
  return parts.length > 1 ? `(${parts.join(' | ')})` : parts[0]!
}

/**
 * One word in the names of products as they are written.
 * @param label of the language that the name is shown in
 * @param repeated whether the name says it more than once
 */
export function writtenExpression(word: IndexWord, label: string, repeated = false): string {
  const each = (lexeme: string) => `${quoted(lexeme)}:${label}${repeated ? ` <-> ${quoted(lexeme)}:${label}` : ''}`
  return word.map((lexemes) => `(${lexemes.map(each).join(' & ')})`).join(' | ')
}

/** One word in the texts of products. @param labels of at least how often they say it */
export function textsExpression(word: IndexWord, labels: string): string {
  return word.map((lexemes) => `(${lexemes.map((lexeme) => `${quoted(lexeme)}:${labels}`).join(' & ')})`).join(' | ')
}

/** Two words side by side in the texts of products; undefined where one of them is several lexemes in every alternative. */
export function phraseExpression(one: IndexWord, other: IndexWord): string | undefined {
  const [before, behind] = [one, other].map((word) =>
    word
      .filter(({ length }) => length === 1)
      .map(([lexeme]) => quoted(lexeme!))
      .join(' | '),
  )
  return before && behind ? `(${before}) <-> (${behind})` : undefined
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`
