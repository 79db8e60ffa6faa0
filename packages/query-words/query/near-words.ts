/** Words of the catalogue that one wrong letter parts from a typed one, in its own letters or by their sound. */

import { phoneticKey, stem } from '../languages/georgian.ts'
import { distance, fuzzyKeys, shortestCorrected } from '../letters/spelling.ts'
import type { KnownWord, QueryWord, Vocabulary, WordMatch } from './match-words.ts'

/** A word of the same letters is nearer than one that only sounds alike. */
const otherScript = 0.5

/** The nearest word when one letter is wrong and most are right; of several as near the one that names most. */
export function fuzzyMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  const best = (vocabulary.fuzzy.get(typed.word) ?? [])
    .map((known) => ({ known, steps: Math.min(nearness(known.word, typed.word), phoneticNearness(known, typed) + otherScript) }))
    .filter(({ steps }) => steps <= 1 + otherScript)
    .sort((a, b) => a.steps - b.steps || b.known.named - a.known.named || (a.known.word < b.known.word ? -1 : 1))[0]
  return best ? { alternatives: [[best.known.lexeme]], shown: best.known.word, uses: best.known.uses, corrected: true } : undefined
}

function phoneticNearness(known: KnownWord, typed: QueryWord): number {
  return typed.phoneticStem ? nearness(phoneticKey(stem(known.word)), typed.phoneticStem) : Infinity
}

/**
 * The distance of two words that may be one; infinite for words of different beginnings (the first letter is rarely the wrong
 * one, except swapped with the second) and for short ones with a wrong letter (`lamb` is no `lamp`).
 */
function nearness(known: string, typed: string): number {
  const sameBeginning = known[0] === typed[0] || (known[0] === typed[1] && known[1] === typed[0])
  if (!sameBeginning) return Infinity
  const steps = distance(known, typed)
  const wrongLetter = steps === 1 && known.length === typed.length && [...known].toSorted().join('') !== [...typed].toSorted().join('')
  return wrongLetter && typed.length <= shortestCorrected ? Infinity : steps
}

/** What to ask the vocabulary's near words for; nothing for short words and figures. */
export function fuzzyKeysOf(typed: QueryWord): string[] {
  if (typed.chinese || typed.word.length < shortestCorrected || /\p{N}/u.test(typed.word)) return []
  return fuzzyKeys(typed.word, typed.phoneticStem ?? null)
}
