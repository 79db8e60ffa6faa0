import type { Language } from './language.ts'

/** Names of makers and models are Latin in every language, so other letters weigh more; a Chinese character is most of a word. */
const scripts = [
  ['ka', /\p{Script=Georgian}/gu, 3],
  ['ru', /\p{Script=Cyrillic}/gu, 3],
  ['zh', /\p{Script=Han}/gu, 6],
  ['en', /\p{Script=Latin}/gu, 1],
] as const satisfies [Language, RegExp, number][]

/** What is neither Latin nor a punctuation mark: many texts have none. */
const beyondLatin = /[^\t\n\r\x20-\u024f\u2000-\u206f]/

/** Letters that tell it: a name and the first paragraphs. */
const enough = 1000

/** The language that a text's letters speak for; Latin ones, and none at all, count as English. */
export function languageOfText(text: string): Language {
  const start = text.slice(0, enough)
  if (!beyondLatin.test(start)) return 'en'
  const counted = scripts.map(([lang, script, weight]) => ({ lang, score: (start.match(script)?.length ?? 0) * weight }))
  const found = counted.reduce((most, each) => (each.score > most.score ? each : most))
  return found.score > 0 ? found.lang : 'en'
}
