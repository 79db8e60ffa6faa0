/** "Leather tote with a laptop sleeve" is a tote: what follows a preposition says what it has, not what it is. */

import type { Language } from '#contract/core/languages.ts'

const prepositions: Partial<Record<Language, RegExp>> = {
  en: /,|\s(?:for|with|without|in|from|to|on|by|and other)\s/i,
  ru: /,|\s(?:для|с|со|из|на|в|во|к|под|без|от|при|по|и другие)\s/i,
  zh: /\s(?=[带附可送放用适])/,
}
/** Georgian cases and postpositions of what a thing has, is made of or is for. */
const georgianModifier = /(?:თვის|ით|დან|გან|ში|ზე|მდე|სთან|დ)$/

/** A product's name as the thing it is and the rest. The rest is empty where the language gives no sign. */
export function headOf(name: string, lang: Language): { head: string; rest: string } {
  if (lang === 'ka') {
    const [first, ...others] = name.split(',') as [string, ...string[]]
    const modifiers = first.split(/\s+/).filter((word) => georgianModifier.test(word))
    const head = first
      .split(/\s+/)
      .filter((word) => !georgianModifier.test(word))
      .join(' ')
    return head.trim() === '' ? { head: name, rest: '' } : { head, rest: [...modifiers, ...others].join(' ') }
  }
  const at = prepositions[lang]!.exec(name)?.index ?? -1
  return at > 0 ? { head: name.slice(0, at), rest: name.slice(at) } : { head: name, rest: '' }
}
