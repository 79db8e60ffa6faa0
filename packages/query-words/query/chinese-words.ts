/** Words of Chinese, which a segmenter guesses: each is found by its characters, and where two meet another word may have been cut. */

import { isUnsegmented, bigrams } from '../letters/fold.ts'
import type { QueryWord, Vocabulary, WordMatch } from './match-words.ts'

/** With the bigrams where two words meet. @param text that has the words */
export function withJoints(reading: QueryWord[], text: string): QueryWord[] {
  return reading.map((typed, at) => {
    const before = reading[at - 1]
    if (!typed.chinese || !before?.chinese || !text.includes(before.word + typed.word)) return typed
    return { ...typed, joint: [...before.word].at(-1)! + [...typed.word][0]! }
  })
}

/** A word of Chinese, which the index has whatever it is: how often tells the vocabulary. */
export function chineseMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch {
  const uses = usesOfPairs(typed.forms, vocabulary)
  const match: WordMatch = { alternatives: [typed.forms], shown: typed.shown, uses, corrected: false }
  if (vocabulary.notSold.runs.has(typed.word)) return { ...match, notSold: true }
  const characters = charactersOf(typed).map((each) => ({ ...matchOf(each, vocabulary), isCharacter: true as const }))
  const [joint] = typed.joint === undefined ? [] : bigramMatches(typed.joint, vocabulary)
  const joined = {
    ...match,
    ...(joint?.uses ? { joint: { ...joint, isJoint: true as const } } : {}),
    ...(characters.length > 0 ? { characters } : {}),
  }
  return isUnsegmented(typed.word) ? { ...joined, parts: bigramMatches(typed.word, vocabulary) } : joined
}

const bigramMatches = (word: string, vocabulary: Vocabulary): WordMatch[] =>
  bigrams(word).map((pair) => ({ ...matchOf(pair, vocabulary), pair: true }))

const matchOf = (form: string, vocabulary: Vocabulary): WordMatch => ({
  alternatives: [[form]],
  shown: form,
  uses: usesOfPairs([form], vocabulary),
  corrected: false,
})

/** The characters of a word of Chinese that has several. */
export function charactersOf({ chinese, word }: Pick<QueryWord, 'chinese' | 'word'>): string[] {
  const characters = chinese ? [...word] : []
  return characters.length > 1 ? characters : []
}

/** How often Chinese is written, at most: as often as the rarest of its bigrams. */
const usesOfPairs = (all: readonly string[], { forms }: Vocabulary): number => Math.min(...all.map((pair) => forms.get(pair)?.uses ?? 0))
