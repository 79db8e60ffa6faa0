/**
 * Letters of other alphabets that look like Latin ones: `USB-С`, `ХL` and `А4` are written with Cyrillic letters by people who do not see it.
 * The pairs are those of https://www.unicode.org/Public/security/latest/confusables.txt (UTS 39), in either case.
 */

const cyrillic = new Map([...'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsһhԁdԛqԝwӏl'.matchAll(/(.)(.)/gu)].map(([, other, latin]) => [other!, latin!]))
/** Those that a Russian word has; the others are of languages that this package does not read. */
const russian = new Map([...'аaвbеeкkмmнhоoрpсcтtуyхx'.matchAll(/(.)(.)/gu)].map(([, other, latin]) => [latin!, other!]))
/** Capitals only: in small letters they differ, and µ is a part of units. */
const greek = new Map([...'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'.matchAll(/(.)(.)/gu)].map(([, other, latin]) => [other!, latin!]))

const replaced = (text: string, letters: ReadonlyMap<string, string>) => [...text].map((char) => letters.get(char) ?? char).join('')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Greek capitals that look like Latin ones, in words that have no other Greek letters, as Latin ones. Idempotent. */
export function withoutGreek(text: string): string {
  if (!/[Α-Χ]/u.test(text)) return text
  return text.replace(/(?:\p{L}\p{M}*)*[Α-Χ](?:\p{L}\p{M}*)*/gu, (word) => {
    const latin = replaced(word, greek)
    return /\p{Script=Greek}/u.test(latin) ? word : latin
  })
}

/**
 * Words of Latin and Cyrillic letters, in small letters and without composed ones (NFKD), in one alphabet: that into which all letters fit, the one of more letters where
 * both do. What fits neither is split where the alphabets meet: `usbкабель`. Idempotent.
 */
export function inOneAlphabet(text: string): string {
  return text.replace(/(?:[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*)+/gu, (word) => {
    const [latinLetters, cyrillicLetters] = [count(word, /\p{Script=Latin}/gu), count(word, /\p{Script=Cyrillic}/gu)]
    if (latinLetters === 0 || cyrillicLetters === 0) return word
    const [latin, inCyrillic] = [replaced(word, cyrillic), replaced(word, russian)]
    const fitsLatin = !/\p{Script=Cyrillic}/u.test(latin)
    const fitsCyrillic = !/\p{Script=Latin}/u.test(inCyrillic)
    if (fitsLatin && (!fitsCyrillic || latinLetters >= cyrillicLetters)) return latin
    return fitsCyrillic ? inCyrillic : splitByAlphabet(word)
  })
}

/** Parts of one letter stay with their word. */
const splitByAlphabet = (word: string) =>
  word.replace(/(?<=\p{Script=Latin}{2})(?=\p{Script=Cyrillic}{2})|(?<=\p{Script=Cyrillic}{2})(?=\p{Script=Latin}{2})/gu, ' ')

/** Longer words are no sizes or models. */
const maxLetters = 4

/** A Cyrillic word of small letters as the Latin one that it looks like; undefined where some letter has none, and for long words. */
export function latinLookAlike(word: string): string | undefined {
  if (!/^\p{Script=Cyrillic}+$/u.test(word) || [...word].length > maxLetters) return undefined
  const latin = replaced(word, cyrillic)
  return /^[a-z]+$/.test(latin) ? latin : undefined
}

/** A word beside a figure or a Latin letter, with nothing or a hyphen between. */
const short = /(?<besideBefore>[\p{N}a-z][-‐‑]?)?(?<!\p{L})(?<word>\p{Script=Cyrillic}{1,4})(?!\p{L})(?<besideAfter>[-‐‑]?[\p{N}a-z])?/giu

/** Sizes and models that a text has in Cyrillic letters, as the Latin words that they look like: of `Тетрадь А4`, `a`. */
export function latinLookAlikes(text: string): string[] {
  if (!/\p{Script=Cyrillic}/u.test(text)) return []
  return [...text.normalize('NFKC').matchAll(short)].flatMap(({ groups }) => {
    const { word, besideBefore, besideAfter } = groups as { word: string; besideBefore?: string; besideAfter?: string }
    const isModel = besideBefore !== undefined || besideAfter !== undefined || word === word.toUpperCase()
    return (isModel && latinLookAlike(word.toLowerCase())) || []
  })
}
