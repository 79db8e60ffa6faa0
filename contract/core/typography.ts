import type { Language } from './languages.ts'

const nbsp = '\u00a0'
const wordJoiner = '\u2060'
/** Words of up to three letters that no line of Russian ends with. */
const shortRussianWord = /(?<=^|[\s(«{>])(в|во|к|ко|с|со|у|о|об|и|а|не|на|по|до|за|из|от) (?=\S)/giu

/** A number, `#` in plurals, and the word that it counts. Written so in languages whose long words leave a number alone at the end of a line. */
const numberAndWord = /([\d#]) (?=\p{L})/gu

/** The hyphen of a Georgian case ending behind a value: „{time}-მდე“. */
const endingHyphen = /\}-(?=\p{L})/gu

/**
 * A message with the blanks that must not break: in Georgian and Russian behind a number, in Russian after short prepositions and conjunctions, before a dash and before a number sign
 * (reference: the rules of Russian typesetting). A Georgian ending stays with its value. Catalogues are written with plain blanks, which translators see.
 */
export function typeset(lang: Language, text: string): string {
  if (lang !== 'ka' && lang !== 'ru') return text
  const counted = text.replace(numberAndWord, `$1${nbsp}`)
  if (lang === 'ka') return counted.replace(endingHyphen, `}-${wordJoiner}`)
  // Twice, since the blank between two short words belongs to both.
  const joined = counted.replace(shortRussianWord, `$1${nbsp}`).replace(shortRussianWord, `$1${nbsp}`)
  return joined.replaceAll(' — ', `${nbsp}— `).replaceAll(' №', `${nbsp}№`)
}
