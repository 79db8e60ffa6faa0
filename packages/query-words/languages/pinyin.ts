/** Chinese typed in Latin letters. */

import { isChinese, words } from '../letters/fold.ts'
import { pinyinTable } from './pinyin-table.ts'

const table = pinyinTable
  .trim()
  .split(/\s+/)
  .map((group) => /^([a-z]+)(.+)$/.exec(group)!.slice(1) as [syllable: string, characters: string])
const syllables = new Map(table.flatMap(([syllable, characters]) => [...characters].map((character) => [character, syllable] as const)))
const known = new Set(table.map(([syllable]) => syllable))

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
  const initials = [...word].map((character) => syllables.get(character)?.[0]).join('')
  return otherInitials.has(initials) || written.length === 0 ? written : [...written, initials]
}

/** The syllables of a word written together; none where a character is not in the table. Without its dots ü is typed as u. */
export function spelled(word: string): string[] {
  const read = [...word].map((character) => syllables.get(character))
  if (!read.every((syllable) => syllable !== undefined)) return []
  const written = read.join('')
  return written.includes('v') ? [written, written.replaceAll('v', 'u')] : [written]
}

/** Pinyin with tones as figures (`shou3 ji1`) without them; any other text as it is. */
export function withoutTones(text: string): string {
  const typed = text.match(/[a-z]+[1-5]/g) ?? []
  const isPinyin = typed.length > 1 && /^(?:\s*[a-z]+[1-5])+\s*$/.test(text) && typed.every((each) => known.has(each.slice(0, -1)))
  return isPinyin ? text.replaceAll(/[1-5]/g, '') : text
}
