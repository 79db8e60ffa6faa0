/** What a product's name says it is: of "Leather laptop bag with a sleeve, black" the bag. */

import { isGeorgianModifier } from '../languages/georgian.ts'
import { fold, words } from '../letters/fold.ts'
import { colourFamily } from '../query/colours.ts'
import { functionWords, isMeasureWord, modifiesGeorgian, modifiesRussian } from '../query/query-head.ts'

/** What follows adds to the thing. */
const endOfPhrase = /,/
/** What follows says what the thing has or is for, not what it is; so do brackets. */
const endOfThing =
  /\(|\s(?:for|with|without|in|from|to|on|by|w\/|f\/|для|с|со|из|на|в|во|к|под|без|от|при|по)\s|(?:^|\s)[带附可送放用适]|适用|专用/iu
/** A Georgian adjective before a word that says what a thing has belongs to that: `ქუდი სვანური მატყლისგან` is no Svan hat. */
const belongsToNext = /(?:ური|ული|იანი)$/

/** The words of a name by what they say of the thing, folded. */
export interface NameParts {
  /** Those that name it, `bag`: of each run of words one, or several that a stroke joins. */
  heads: string[][]
  /** The phrase that they stand in: `Leather laptop bag`. */
  phrase: string
  /** What is added to it, as behind a comma. */
  more: string
  /** What it has or is for: `with a sleeve, black`. */
  rest: string
}

/**
 * A product's name in parts; a name that gives no sign names the thing by all its words.
 * @param maker whose words name no thing: of "Ertoba X200 headphones" the headphones alone
 */
export function partsOfName(name: string, maker = ''): NameParts {
  const [thing, rest] = partedAt(endOfThing, name)
  const [first, more] = partedAt(endOfPhrase, thing)
  const { phrase, modifiers } = /[ა-ჰ]/.test(first) ? georgianPhrase(first) : { phrase: first, modifiers: '' }
  const found = headsIn(fold(phrase), new Set(words(maker)))
  return { heads: found.length > 0 ? found : [words(phrase)], phrase, more, rest: `${modifiers} ${rest}` }
}

function partedAt(sign: RegExp, text: string): [before: string, after: string] {
  const at = sign.exec(text)?.index ?? -1
  return at > 0 ? [text.slice(0, at), text.slice(at)] : [text, '']
}

/** Words in a case that tells what a thing has may stand anywhere beside it. */
function georgianPhrase(text: string): { phrase: string; modifiers: string } {
  const all = text.split(/\s+/)
  const isModifier = all.map((word, place) => {
    const next = all[place + 1]
    return isGeorgianModifier(word) || (place > 0 && next !== undefined && belongsToNext.test(word) && isGeorgianModifier(next))
  })
  const phrase = all.filter((_, place) => !isModifier[place]).join(' ')
  return phrase.trim() === ''
    ? { phrase: text, modifiers: '' }
    : { phrase, modifiers: all.filter((_, place) => isModifier[place]).join(' ') }
}

/** Words, and codes of letters and figures, with what parts each from the one before. */
const tokens = /([^\p{L}\p{N}\p{M}]*)([\p{L}\p{N}\p{M}]+)/gu

/** What may stand between the words of a phrase. */
const blanks = /^[\s"'’\-‐–]*$/u
const stroke = /^\s?[/&]\s?$/

/** The words that name the thing in a folded phrase, by the grammar of its letters. */
function headsIn(phrase: string, ofMaker: Set<string>): string[][] {
  if (/\p{Script=Han}/u.test(phrase)) return lastOfRuns(phrase)
  const runs = runsOf(phrase).filter((run) => !run.flat().every((word) => ofMaker.has(word) || isMeasureWord(word)))
  const isFound = (joined: string[] | undefined) => joined !== undefined
  if (/[а-я]/.test(phrase)) return runs.map((run) => run.find(([word]) => !modifiesRussian(word!))).filter(isFound)
  if (/[ა-ჰ]/.test(phrase)) return runs.map((run) => run.findLast(([word]) => !modifiesGeorgian(word!))).filter(isFound)
  return runs.map((run) => run.at(-1)!)
}

/**
 * The runs of neighbouring words, those that a stroke joins in one place: `headphones/headset`. Figures, codes, colours, other signs and words of
 * other letters than the phrase has end a run.
 */
function runsOf(phrase: string): string[][][] {
  const letters = /[ა-ჰ]/.test(phrase) ? /^[ა-ჰ]+$/ : /[а-я]/.test(phrase) ? /^[а-я]+$/ : /^\p{L}+$/u
  const runs: string[][][] = [[]]
  for (const [, between, word] of phrase.matchAll(tokens)) {
    const isPart = letters.test(word!) && word!.length > 1 && !functionWords.has(word!) && !colourFamily(word!)
    const beside = stroke.test(between!) ? runs.at(-1)!.at(-1) : undefined
    if (!isPart || !(beside || blanks.test(between!))) runs.push([])
    if (!isPart) continue
    if (beside) beside.push(word!)
    else runs.at(-1)!.push([word!])
  }
  return runs.filter((run) => run.length > 0)
}

/** Chinese names end with the thing. */
const lastOfRuns = (phrase: string): string[][] =>
  (phrase.match(/\p{Script=Han}+/gu) ?? [])
    .map((run) =>
      words(run)
        .filter((word) => !colourFamily(word))
        .slice(-1),
    )
    .filter(({ length }) => length > 0)
