/**
 * Texts from right to left as they are drawn from left to right: Arabic letters in the forms that they have within words, and what reads to the left reversed. It covers names and addresses within a text that reads to the
 * right, by Unicode's rules for one level of them (UAX 9); vowel signs are left out.
 */

/** Where Unicode has the forms of Arabic letters: Arabic first, then those of Persian, Urdu and others. */
const blocks = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbff],
] as const

interface Forms {
  /** By a letter its forms, as Unicode orders them: alone, at the end, and of one that joins both sides at the beginning and within. */
  ofOne: Map<string, string[]>
  /** Lam with an alef are one letter: alone, and at the end. */
  ofPair: Map<string, string[]>
}

let forms: Forms | undefined

function formsOfArabic(): Forms {
  const found: Forms = { ofOne: new Map(), ofPair: new Map() }
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code++) {
      const form = String.fromCharCode(code)
      const base = form.normalize('NFKC')
      const table = base.length === 1 ? found.ofOne : found.ofPair
      if (base !== form && base.length <= 2 && !base.includes(' ')) table.set(base, [...(table.get(base) ?? []), form])
    }
  return found
}

const stretch = '\u0640'
const readsToLeft = String.raw`(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]`
const toLeft = new RegExp(readsToLeft, 'u')
/** What reads to the left: letters of it, and between and after them numbers and signs that end with one. */
const runs = new RegExp(String.raw`(${readsToLeft}(?:[^\p{L}]*(?:${readsToLeft}|\p{Nd}))*)([)\]}]*)`, 'gu')
/** A number reads to the right everywhere. */
const units = /\p{Nd}+(?:[.,:/]\p{Nd}+)*|[^]/gu
const vowelSign = /(?=\p{M})[\u0590-\u08ff]/gu
const mirrored = new Map([...'()[]{}<>«»‹›'].map((char, place, all) => [char, all[place ^ 1]!]))

/** A text in composed characters as it is drawn from left to right; what has no letter that reads to the left stays as it is. */
export function inDrawnOrder(text: string): string {
  if (!toLeft.test(text)) return text
  return joined(text.replace(vowelSign, '')).replace(runs, (_all, run: string, closing: string) => {
    const closed = closedWithin(run, closing)
    const shown = (run + closing.slice(0, closed)).match(units)!.toReversed()
    return shown.map((unit) => mirrored.get(unit) ?? unit).join('') + closing.slice(closed)
  })
}

/** How many of the brackets behind a run close those that were opened in it, and belong to it. */
function closedWithin(run: string, closing: string): number {
  const open: string[] = []
  for (const char of run)
    if ('([{'.includes(char)) open.push(mirrored.get(char)!)
    else if (char === open.at(-1)) open.pop()
  let closed = 0
  while (closed < closing.length && closing[closed] === open.pop()) closed++
  return closed
}

/** Arabic letters in the forms that their neighbours give them. A joiner between two keeps them apart. */
function joined(text: string): string {
  forms ??= formsOfArabic()
  const { ofOne, ofPair } = forms
  const joinsNext = (char: string | undefined) => char === stretch || (ofOne.get(char ?? '')?.length ?? 0) > 2
  const joinsLast = (char: string | undefined) => char === stretch || (ofOne.get(char ?? '')?.length ?? 0) > 1
  let shown = ''
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    const pair = ofPair.get(text.slice(at, at + 2))
    const isJoined = joinsNext(text[at - 1]) && joinsLast(char)
    if (pair && pair.length === 2) {
      shown += pair[isJoined ? 1 : 0]!
      at++
      continue
    }
    const known = ofOne.get(char)
    const joins = joinsNext(char) && joinsLast(text[at + 1])
    shown += known?.[(isJoined ? 1 : 0) + (joins ? 2 : 0)] ?? char
  }
  return shown
}

/** The letters that a form of Arabic stands for, as a text is copied and searched; any other character is its own. */
export const charactersOfForm = (char: string): string => (/[\ufb50-\ufdff\ufe80-\ufefc]/.test(char) ? char.normalize('NFKC') : char)

/** Thai letters that reach above the others, vowels above a letter, and tones, which a font has right above the letter. */
const thaiTall = /[\u0e1b\u0e1d\u0e1f]|[\u0e31\u0e34-\u0e37\u0e47\u0e4d]/
const isThaiTone = (char: string) => char >= '\u0e48' && char <= '\u0e4c'
/** Of the size. */
const thaiRise = 0.2

/** By how much of its size a character is drawn higher, because what is before or after it stands there. */
export const riseOf = (char: string, before: string | undefined, after: string | undefined): number =>
  isThaiTone(char) && (thaiTall.test(before ?? '') || after === '\u0e33') ? thaiRise : 0
