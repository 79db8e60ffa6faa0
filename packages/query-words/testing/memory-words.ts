/** For tests and trials: the vocabulary of a few names, in memory. */
import { phoneticKey, stem } from '../languages/georgian.ts'
import { pinyinWords } from '../languages/pinyin.ts'
import { countedIn } from '../documents/item-texts.ts'
import { indexedWords } from '../letters/fold.ts'
import { distance, fuzzyKeys } from '../letters/spelling.ts'
import type { WordSource } from '../query/interpret-query.ts'
import type { KnownWord, NotSold } from '../query/match-words.ts'

const nothing: NotSold = { has: () => false, runs: new Set() }
const soundOf = (word: string) => (/^[ა-ჰ]+$/.test(word) ? phoneticKey(word) : undefined)

export function memoryWords(names: readonly string[], notSold = nothing): WordSource {
  const known = new Map<string, KnownWord>()
  for (const word of names.flatMap((name) => [...countedIn(indexedWords(name)), ...pinyinWords(name)])) {
    const named = (known.get(word)?.named ?? 0) + 1
    known.set(word, { word, lexeme: stem(word), uses: named, named })
  }
  const all = [...known.values()]
  /** The words that fit one of several questions, beside it. */
  const fitting = (asked: readonly string[], fits: (known: KnownWord, each: string) => boolean, mark = '') =>
    asked.flatMap((each) => all.filter((one) => fits(one, each)).map((one) => ({ asked: mark + each, ...one })))
  const sounds = ({ word }: KnownWord, stemmed: boolean) => soundOf(stemmed ? stem(word) : word)
  return {
    notSold,
    words: async (forms, stems) => [
      ...fitting(forms, ({ lexeme }, form) => lexeme === form),
      ...fitting(stems, (one, sound) => sounds(one, true) === sound, '~'),
    ],
    prefixes: async (starts, sounding) => [
      ...fitting(starts, ({ word }, start) => word.startsWith(start)),
      ...fitting(sounding, (one, sound) => sounds(one, false)?.startsWith(sound) === true, '~'),
    ],
    fuzzy: async (asked) =>
      asked.flatMap(({ word, keys }) =>
        all
          .filter((one) => fuzzyKeys(one.word, sounds(one, true) ?? null).some((key) => keys.includes(key)))
          .map((one) => ({ asked: word, ...one })),
      ),
    distant: async (asked) => fitting(asked, ({ word }, each) => word[0] === each[0] && distance(word, each) <= 3),
  }
}
