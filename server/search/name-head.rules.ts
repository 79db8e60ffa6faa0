/** "Leather tote with a laptop sleeve" is a tote: what follows a preposition says what it has, not what it is. */

import type { Language } from '#contract/core/languages.ts'
import { isGeorgianModifier } from './georgian.rules.ts'

const prepositions: Partial<Record<Language, RegExp>> = {
  en: /,|\s(?:for|with|without|in|from|to|on|by)\s/i,
  ru: /,|\s(?:для|с|со|из|на|в|во|к|под|без|от|при|по)\s/i,
  zh: /\s(?=[带附可送放用适])/,
}
/** A Georgian adjective before a word that says what a thing has belongs to that: `ქუდი სვანური მატყლისგან` is no Svan hat. */
const belongsToNext = /(?:ური|ული|იანი)$/

function isModifierAt(all: string[], place: number): boolean {
  const [word, next] = [all[place]!, all[place + 1]]
  return isGeorgianModifier(word) || (place > 0 && next !== undefined && belongsToNext.test(word) && isGeorgianModifier(next))
}

/** A product's name as the thing it is and the rest. The rest is empty where the language gives no sign. */
export function headOf(name: string, lang: Language): { head: string; rest: string } {
  if (lang === 'ka') {
    const [first, ...others] = name.split(',') as [string, ...string[]]
    const all = first.split(/\s+/)
    const modifiers = all.filter((_, place) => isModifierAt(all, place))
    const head = all.filter((_, place) => !isModifierAt(all, place)).join(' ')
    return head.trim() === '' ? { head: name, rest: '' } : { head, rest: [...modifiers, ...others].join(' ') }
  }
  const at = prepositions[lang]!.exec(name)?.index ?? -1
  return at > 0 ? { head: name.slice(0, at), rest: name.slice(at) } : { head: name, rest: '' }
}
