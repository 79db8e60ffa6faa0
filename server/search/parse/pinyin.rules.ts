/**
 * Chinese typed in Latin letters. `pinyin.tsv` has the characters of GB 2312 by the syllable that each is read as most often, without tones; `v` stands for ü,
 * as on keyboards. It was made of pinyin-pro 3.29.4 (https://github.com/zh-lx/pinyin-pro, MIT).
 */

import { lazy } from '#contract/core/lazy.ts'
import { wordList } from '#server/platform/word-lists.ts'
import { isChinese, words } from './fold.rules.ts'

const table = wordList('server/search/parse/pinyin.tsv', ['syllable', 'characters'])
const syllables = lazy(
  () => new Map(table().flatMap(({ syllable, characters }) => [...characters].map((character) => [character, syllable] as const))),
)

/**
 * The pinyin of a Chinese text, written together, and its initials: of each of its words, and of each run. One character alone is left out:
 * its syllable is a word of other languages.
 */
export function pinyinWords(text: string): string[] {
  const parts = words(text).filter(isChinese)
  const runs = text.match(/\p{Script=Han}+/gu) ?? []
  return [...new Set([...parts, ...runs])].filter((part) => [...part].length > 1).flatMap(pinyinOf)
}

/** What two letters mean before they are the initials of a Chinese word. */
const otherInitials = new Set('cd cm dj dl gb gg hd id kg kw mb ml mm pc tv uv xl xs'.split(' '))

/** The syllables, then their initials; none where a character is not in the table. */
function pinyinOf(word: string): string[] {
  const written = spelled(word)
  const initials = [...word].map((character) => syllables().get(character)?.[0]).join('')
  return otherInitials.has(initials) || written.length === 0 ? written : [...written, initials]
}

/** The syllables of a word written together; none where a character is not in the table. Without its dots ü is typed as u. */
export function spelled(word: string): string[] {
  const read = [...word].map((character) => syllables().get(character))
  if (!read.every((syllable) => syllable !== undefined)) return []
  const written = read.join('')
  return written.includes('v') ? [written, written.replaceAll('v', 'u')] : [written]
}

const known = lazy(() => new Set(table().map(({ syllable }) => syllable)))

/** Pinyin with tones as figures (`shou3 ji1`) without them; any other text as it is. */
export function withoutTones(text: string): string {
  const typed = text.match(/[a-z]+[1-5]/g) ?? []
  const isPinyin = typed.length > 1 && /^(?:\s*[a-z]+[1-5])+\s*$/.test(text) && typed.every((each) => known().has(each.slice(0, -1)))
  return isPinyin ? text.replaceAll(/[1-5]/g, '') : text
}
