/** What a name, and a description that is as short as one, say of a product in the language that they are written in, with what else people call it. */

import { spelled } from '../languages/pinyin.ts'
import { joinedWords } from '../letters/fold.ts'
import { latinLookAlikes } from '../letters/look-alikes.ts'
import { partsOfName, type NameParts } from '../names/name-head.ts'
import type { Language } from '../languages/language.ts'
import type { TermLists } from '../lists/term-lists.ts'

export interface WrittenName {
  /** As it is written, without synonyms. */
  name: string
  /** The words that name the thing; the others of their phrase; what follows. */
  thing: string
  beside: string
  rest: string
  /** The concepts of its thing, by their places in the list. */
  concepts: () => number[]
  /** Whether its last word that may name the thing certainly does. */
  isCertain: () => boolean
}

/** @param maker whose words name no thing */
export function writtenName(text: string, written: Language, maker: string, lists: TermLists): WrittenName {
  const parts = partsOfName(text, maker)
  const { phrase, more, rest } = parts
  const heads = headsOf(parts, written, text, lists)
  const ofThing = lists.synonymsOf(phrase, written, false, { heads, context: text })
  const ofPhrase = without(lists.synonymsOf(phrase, written, false, { context: text }), ofThing)
  // Georgian parts a name in the middle: `მსხვილი შრიფტით` is one term of its list, and no longer two neighbours in phrase and rest.
  const ofText = written === 'ka' ? without(lists.synonymsOf(text, written, false), `${ofThing} ${ofPhrase}`) : ''
  let named: number[] | undefined
  return {
    name: [text, ...joinedWords(text)].join(' '),
    thing: [...heads, ofThing, ...(written === 'zh' ? heads.filter(({ length }) => length > 1).flatMap(spelled) : [])].join(' '),
    beside: [phrase, ...joinedWords(phrase), ofPhrase, more, ...joinedWords(more), lists.synonymsOf(more, written, false)].join(' '),
    // What only looks like a word comes after what has it.
    rest: [rest, ...joinedWords(rest), lists.synonymsOf(rest, written, false), ofText, ...latinLookAlikes(text)].join(' '),
    concepts: () => (named ??= lists.conceptsIn(phrase, written, { heads, context: text })),
    isCertain: () => isThing(parts.heads.at(-1)!, phrase, written, text, lists),
  }
}

/** Whether words of a name certainly name a thing: a known one, or one that nobody listed with this word, as `adapter card`. */
const isThing = (heads: string[], phrase: string, written: Language, context: string, lists: TermLists) =>
  heads.some((word) => lists.endsNames(word, written)) || lists.conceptsIn(phrase, written, { heads, context }).length > 0

/**
 * Of several words that may name the thing the last that certainly does, and what follows it: `ThinkPad X60 Tablet 8 cell battery` is a battery and no tablet. In
 * Russian the thing comes first, and what follows tells nothing.
 */
function headsOf({ heads, phrase }: NameParts, written: Language, context: string, lists: TermLists): string[] {
  const last = written === 'ru' || heads.length < 2 ? -1 : heads.findLastIndex((joined) => isThing(joined, phrase, written, context, lists))
  return heads.slice(Math.max(last, 0)).flat()
}

/** More words are hardly a name. */
const maxWords = 12
/** What sentences have. */
const prose = /[.!?](?:\s|$)|(?:^|\s)(?:a|an|the|this|these|it|its|is|are|my|our|you|your)(?:\s|$)/i

/**
 * Whether a description is as short as a name: many systems have a title of features and a short text that says what it is (`FS-9130DN Laser Printer`). English
 * alone: there prose is told by its articles.
 */
const isSecondName = (text: string, written: Language) =>
  written === 'en' && text.split(/\s+/, maxWords + 1).length <= maxWords && !prose.test(text)

/** The things that a second name names, where they are known. */
export function thingOfDescription(
  text: string,
  written: Language,
  maker: string,
  lists: TermLists,
): Pick<WrittenName, 'thing' | 'concepts'> | undefined {
  if (!isSecondName(text, written)) return undefined
  const name = writtenName(text, written, maker, lists)
  return name.concepts().length > 0 ? name : undefined
}

/** What a description says of the thing, and what a second name says that it is for or has (`Drum for Laser Printer`), as the rest of a name. */
export function partsOfDescription(text: string, written: Language): { about: string; rest: string } {
  if (!isSecondName(text, written)) return { about: text, rest: '' }
  const { phrase, more, rest } = partsOfName(text)
  return { about: `${phrase}${more}`, rest: rest.trim() }
}

/** The words of a text that another lacks. */
function without(text: string, other: string): string {
  const known = new Set(other.split(' '))
  return text
    .split(' ')
    .filter((word) => !known.has(word))
    .join(' ')
}
