/** Which words of a query may name the thing, and what is enough of them, where nothing has all. */

import { isChinese } from '../letters/fold.ts'
import type { WordMatch } from './match-words.ts'
import { isContainer, isUseWord } from './query-head.ts'

/** The words that name the thing, not those that say more of it; all where none does. */
export function headsOf<Word extends Pick<WordMatch, 'modifier'>>(words: readonly Word[]): readonly Word[] {
  const heads = words.filter(({ modifier }) => !modifier)
  return heads.length > 0 ? heads : words
}

/** Lexemes that engines have place for. */
const maxLexemes = 30

/** The words with compounds in their parts, the bigrams where Chinese may have been segmented wrongly, and behind them its characters. */
export function withParts(words: readonly WordMatch[]): WordMatch[] {
  const apart = words.flatMap((word, at) => [
    ...jointOf(words[at - 1], word),
    ...(word.parts?.map((part) => (word.modifier ? { ...part, modifier: word.modifier } : part)) ?? [word]),
  ])
  const left = maxLexemes - new Set(apart.flatMap(({ alternatives }) => alternatives.flat())).size
  return [...apart, ...charactersAmong(words, apart).slice(0, Math.max(left, 0))]
}

/** The characters of words of Chinese, each once and none that is a word: what is called 画像 may be called 像, and 胸肉 has a part of 鸡胸. */
function charactersAmong(words: readonly WordMatch[], apart: readonly WordMatch[]): WordMatch[] {
  const known = new Set(apart.map(({ shown }) => shown))
  return words
    .filter(mayBeThing)
    .flatMap(({ characters = [] }) => characters)
    .filter(({ shown }) => !known.has(shown) && known.add(shown))
    .map((each) => ({ ...each, modifier: true }))
}

/** Where one of two words is a single character, or is written less often than the bigram between them, that may be a word. */
function jointOf(before: WordMatch | undefined, { joint, ...word }: WordMatch): WordMatch[] {
  if (!before || !joint) return []
  const isLikely = [before, word].some((each) => isOneCharacter(each) || each.uses! < joint.uses!)
  return isLikely ? [{ ...joint, modifier: true }] : []
}

/** Without the words that nothing has, but what is known to be not sold here; all where nothing has any. */
export function writtenAmong(words: readonly WordMatch[]): readonly WordMatch[] {
  const written = words.filter(({ uses, notSold }) => uses !== 0 || notSold)
  return written.some(({ uses }) => uses !== 0) ? written : words
}

/** The words where these of them name the thing. */
export const namedBy = (words: readonly WordMatch[], things: readonly WordMatch[]): WordMatch[] =>
  words.map((each) => {
    const { modifier: _, ...word } = each
    return things.includes(each) ? word : { ...word, modifier: true as const }
  })

/**
 * What the words must weigh that an item has: one that names the thing is enough, or others that weigh as much. Of characters that are not segmented a third:
 * each pair that is a word brings one or two that are none. @param weights of each word
 */
export function leastOf(words: readonly WordMatch[], weights: readonly number[]): number {
  const heads = headsOf(words).filter(({ pair }) => !pair)
  const part = words.some(({ pair }) => pair) ? 3 : 2
  const least = Math.ceil(weights.reduce((sum, weight) => sum + weight, 0) / part)
  const characters = words.flatMap(({ isCharacter, shown }, at) => (isCharacter ? [{ shown, weight: weights[at]! }] : []))
  // What has a word has its characters.
  const weightOf = (word: WordMatch) =>
    characters.reduce((sum, { shown, weight }) => (word.shown.includes(shown) ? sum + weight : sum), weights[words.indexOf(word)]!)
  return Math.min(...heads.map(weightOf), least)
}

/** One Chinese character is a part of many words. */
export const isOneCharacter = ({ shown }: Pick<WordMatch, 'shown'>): boolean => /^\p{Script=Han}$/u.test(shown)

/**
 * The words that may name the thing, the likeliest first: those at its place in the query, else all that tell a kind of thing. Chinese is segmented by guesses, and what is
 * typed last is often a place, a use or a seller: where nothing has all words any of them may be the thing, and where something has, any is the last resort.
 * @param kinds those of the words that tell a kind
 * @param isFound whether something has all words
 */
export function thingsAmong(words: readonly WordMatch[], kinds: readonly WordMatch[], isFound = false): (readonly WordMatch[])[] {
  const heads = contentsAmong(headsAmong(words, kinds), kinds)
  // A leather wallet is not sold here: other things of leather are no answer.
  const isSold = !heads.some(({ notSold }) => notSold)
  const isAnswer = (things: readonly WordMatch[]) =>
    !things.every(isOneCharacter) && (isSold || things.some((word) => heads.includes(word)))
  const any = isSold && words.some(({ shown }) => isChinese(shown)) ? words.filter(mayBeThing) : []
  const ranked = any.length > 0 && !isFound ? [any] : [heads, kinds, any]
  return ranked.filter((things) => things.length > 0 && isAnswer(things))
}

const mayBeThing = (word: WordMatch): boolean => !word.colour && !isOneCharacter(word) && !isUseWord(word.shown)

/** Where the thing would be a container, the kinds that it may hold are meant: `წითელი ღვინოს ბოთლი`. */
function contentsAmong(heads: readonly WordMatch[], kinds: readonly WordMatch[]): readonly WordMatch[] {
  const contents = kinds.filter(({ shown }) => !isContainer(shown))
  return contents.length > 0 && heads.every(({ shown }) => isContainer(shown)) ? contents : heads
}

/** `photo frame wooden`: where a Latin word at the place of the thing tells no kind, and words before it do, those are the thing. */
function headsAmong(words: readonly WordMatch[], kinds: readonly WordMatch[]): readonly WordMatch[] {
  const heads = words.filter(({ modifier }) => !modifier)
  const isOther =
    heads.length === 1 && !heads[0]!.native && !heads[0]!.notSold && /^[a-z]+$/.test(heads[0]!.shown) && !kinds.includes(heads[0]!)
  const before = isOther ? kinds.filter((each) => words.indexOf(each) < words.indexOf(heads[0]!)) : []
  return before.length > 0 ? before : heads
}
