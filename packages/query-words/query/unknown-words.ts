/** What a typed word may be that is in no text, near none by one letter, and no beginning of one. */

import { distance } from '../letters/spelling.ts'
import { asWritten, typed, type KnownWord, type QueryWord, type Vocabulary, type WordMatch } from './match-words.ts'

/** Words shorter than this are too near to others with two wrong letters. */
const shortestTwiceWrong = 6

/** Whether a word that is not understood may have two wrong letters; figures and Chinese have none. */
export const mayBeTwiceWrong = ({ chinese, word }: QueryWord): boolean =>
  !chinese && [...word].length >= shortestTwiceWrong && !/\p{N}/u.test(word)

/** Of words two letters away from a typed one that is in no text, the one that names most; its first letter is right. */
export function distantMatch(typed: QueryWord, near: KnownWord[]): WordMatch | undefined {
  const best = near
    .filter(({ word }) => [...word].length >= shortestTwiceWrong - 1 && distance(word, typed.word) <= 2)
    .toSorted((a, b) => b.named - a.named || b.uses - a.uses || (a.word < b.word ? -1 : 1))[0]
  return best ? { alternatives: [[best.lexeme]], shown: best.word, uses: best.uses, corrected: true } : undefined
}

/** A word of so many letters may be split; into parts of fewer letters than this where nothing else fits: de longhi. */
const shortestSplit = 6
const shortestPart = 3

/** The two parts of a word at every place where it may have been written together. */
export function splits({ chinese, word }: QueryWord): [QueryWord, QueryWord][] {
  const letters = [...word]
  if (chinese || /\p{N}/u.test(word) || letters.length < shortestSplit) return []
  return letters.slice(1).map((_, at) => {
    const parts = [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')]
    return parts.map((part) => asWritten(typed(part))) as [QueryWord, QueryWord]
  })
}

/** A word that is in no text as two that name things: `powerbank` is `power bank`. Of several splits the one without short parts, then the one whose rarer part names most. */
export function splitMatch(typed: QueryWord, vocabulary: Vocabulary): string | undefined {
  const found = splits(typed).flatMap((parts) => {
    const [one, other] = parts.map(({ forms }) => vocabulary.forms.get(forms[0]!)?.named ?? 0) as [number, number]
    const isShort = parts.some(({ word }) => [...word].length < shortestPart)
    return one > 0 && other > 0 ? [{ text: parts.map(({ shown }) => shown).join(' '), isShort, named: Math.min(one, other) }] : []
  })
  return found.toSorted((a, b) => Number(a.isShort) - Number(b.isShort) || b.named - a.named)[0]?.text
}
