import { fold } from '../letters/fold.ts'
import type { QueryWord, WordMatch } from './match-words.ts'

/** A query in the words of the catalogue. */
export interface Interpretation {
  /** The words understood. */
  words: WordMatch[]
  /** The query as understood, words separated by spaces. */
  shown: string
  /** Some word was corrected or dropped: the page says what was searched for. */
  corrected: boolean
  /** Some word means nothing here and was left out. */
  partial: boolean
  /** Those words, as typed. */
  unknown: string[]
  /** Every word is one of the catalogue. */
  complete: boolean
}

/**
 * The query of a reading whose words are understood, those that are not left out.
 * @param intended the reading is what was typed, not what another keyboard gives
 */
export function interpretationOf(meanings: (WordMatch | undefined)[], reading: QueryWord[], intended: boolean): Interpretation | undefined {
  const known = meanings.flatMap((meaning, place) =>
    meaning ? [reading[place]!.modifier ? { ...meaning, modifier: true as const } : meaning] : [],
  )
  if (known.length === 0) return undefined
  const partial = known.length < meanings.length
  return {
    words: known,
    shown: shownWords(known, intended),
    partial,
    unknown: reading.filter((_, place) => !meanings[place]).map(({ shown }) => shown),
    complete: !known.some((match) => match.prefix),
    corrected: !intended || partial || known.some((match) => match.corrected),
  }
}

/** The words of an interpretation to show; Chinese without spaces, and where two of its words meet only where neither is there. */
export function shownWords(all: readonly WordMatch[], intended = true): string {
  const typed = withoutEvidence(all)
  const matches = typed.length > 0 ? typed : all
  return matches
    .map(({ shown, native, pair }, at) => {
      const [first, second] = shown
      // Pairs overlap.
      if (pair && matches[at - 1]?.pair && matches[at - 1]!.shown.endsWith(first!)) return second!
      return intended ? shown : (native ?? shown)
    })
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}

/** Without the bigrams where two words meet and the characters of words. */
export const withoutEvidence = (matches: readonly WordMatch[]): WordMatch[] =>
  matches.filter(({ isJoint, isCharacter }) => !isJoint && !isCharacter)

/** A past query's form: folded, one space between words. */
export function queryKey(query: string): string {
  return fold(query)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
