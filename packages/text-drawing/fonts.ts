import { inDrawnOrder, riseOf } from './drawn-order.ts'
import { readTrueType, type TrueType } from './fonts/true-type.ts'

export type Weight = 'regular' | 'bold'

/** Fonts that belong together, such as `greek-regular` and `greek-bold`. */
export interface Face {
  name: string
  /** It has no bold: `<name>-regular` stands for both. */
  hasOneWeight?: boolean
  /** Is asked for these characters alone, so that it is not read for others. */
  characters?: RegExp
}

export interface FontOptions {
  /** In the order in which a character is looked for; what none has is a question mark of the first. */
  faces: readonly Face[]
  /** A TrueType file by its name, `<face>-<weight>`; asked once. */
  read: (name: string) => Buffer
}

/** A part of a text that one font has all characters of. */
export interface Run {
  /** The font's name; the same name is the same font. */
  font: string
  text: string
  /** By how much of the size it is drawn above the baseline. */
  rise?: number
}

/** Signs of names that no font has, as those that look alike: apostrophes, middle dots, hyphens. */
const lookAlikes = new Map([
  ...[...'\u02b9\u02bc\u02be\u055a'].map((char) => [char, '\u2019'] as const),
  ...[...'\u02bb\u02bd\u02bf'].map((char) => [char, '\u2018'] as const),
  ...[...'\u2027\u30fb\uff65'].map((char) => [char, '\u00b7'] as const),
  ...[...'\u2010\u2011\u2012\u2212'].map((char) => [char, '-'] as const),
  ...[...'\u2015'].map((char) => [char, '\u2014'] as const),
  ...[...'\u2039\u203a'].map((char) => [char, "'"] as const),
])
/** What joins or parts graphemes, or guides the direction of writing, is not drawn. */
const undrawn = /[\u200b-\u200f\u2060\ufeff]|[\ufe0e\ufe0f]/g
/** Spaces of other widths, as texts from pages and tables have them. */
const space = /\p{Zs}/u
/** A sign above or below a letter that is not part of the letter: without it the letter is still read. */
const mark = /\p{M}/u

let segmenter: Intl.Segmenter | undefined

/** A letter with its marks each. */
function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Text in the fonts that have its characters: parts, widths, lines. Sizes and widths are in one unit: points, or pixels. */
export class Fonts {
  readonly #options: FontOptions
  readonly #loaded = new Map<string, TrueType>()

  constructor(options: FontOptions) {
    this.#options = options
  }

  /** A font by its name, read once. @throws what `read` throws */
  named(name: string): TrueType {
    let font = this.#loaded.get(name)
    if (!font) this.#loaded.set(name, (font = readTrueType(this.#options.read(name))))
    return font
  }

  /** Whether a bold text in this font has to be made bold by who draws it. */
  isLight(name: string): boolean {
    return this.#options.faces.some((face) => face.hasOneWeight && `${face.name}-regular` === name)
  }

  /**
   * Splits a text by the fonts that have its characters, as they are drawn from left to right; one that none has becomes what looks alike, else a question mark; of a mark the
   * letter stays.
   */
  runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    const shown = [...inDrawnOrder(text.normalize('NFC')).replace(undrawn, '')]
    for (const [place, written] of shown.entries()) {
      const char = this.#fontOf(written, weight) ? written : (lookAlikes.get(written) ?? (space.test(written) ? ' ' : written))
      const font = this.#fontOf(char, weight)
      if (!font && mark.test(char)) continue
      const rise = riseOf(char, shown[place - 1], shown[place + 1])
      const run = { font: font ?? nameOf(this.#options.faces[0]!, weight), text: font ? char : '?', ...(rise > 0 ? { rise } : {}) }
      const last = runs.at(-1)
      if (last?.font === run.font && last.rise === run.rise) last.text += run.text
      else runs.push(run)
    }
    return runs
  }

  #fontOf(char: string, weight: Weight): string | undefined {
    const isIn = (face: Face) => this.named(nameOf(face, weight)).glyphOf(char.codePointAt(0)!) > 0
    const face = this.#options.faces.find((each) => (each.characters?.test(char) ?? true) && isIn(each))
    return face && nameOf(face, weight)
  }

  /** The width of a text. */
  widthOf(text: string, weight: Weight, size: number): number {
    let width = 0
    for (const run of this.runsOf(text, weight)) {
      const font = this.named(run.font)
      for (const char of run.text) width += (font.advanceOf(font.glyphOf(char.codePointAt(0)!)) * size) / font.unitsPerEm
    }
    return width
  }

  /** Breaks a text into lines of at most a width: between words, between Chinese and Japanese characters, within a word that is too long. */
  linesOf(text: string, width: number, weight: Weight, size: number): string[] {
    const words =
      text.match(/\n|[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u30ff\uff00-\uffef]+|[^\S\n]+/gu) ?? []
    const lines = ['']
    const fits = (line: string) => this.widthOf(line, weight, size) <= width
    for (const word of words) {
      const line = lines.at(-1)!
      if (word === '\n') lines.push('')
      else if (fits((line + word).trimEnd())) lines[lines.length - 1] = line + word
      else if (fits(word)) lines.push(word.trimStart())
      else addCharacters(lines, word, fits)
    }
    return lines.map((line) => line.trim()).filter((line, index) => line !== '' || index === 0)
  }
}

const nameOf = ({ name, hasOneWeight }: Face, weight: Weight): string => `${name}-${hasOneWeight ? 'regular' : weight}`

/** Appends a word that is wider than a line, character by character. */
function addCharacters(lines: string[], word: string, fits: (line: string) => boolean): void {
  for (const char of graphemes(word)) {
    const line = lines.at(-1)! + char
    if (fits(line)) lines[lines.length - 1] = line
    else lines.push(char)
  }
}
