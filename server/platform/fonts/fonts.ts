import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { graphemes } from '#contract/core/graphemes.ts'
import { readTrueType, type TrueType } from './true-type.ts'
import { projectFile } from '../project-files.ts'

export type Weight = 'regular' | 'bold'
/** In the order in which a character is looked for. */
const faces = [
  'latin',
  'latin-ext',
  'vietnamese',
  'georgian',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'armenian',
  'letters',
  'han',
  'han-rare',
] as const
const haveOneWeight: ReadonlySet<string> = new Set(['han', 'han-rare'])
const loaded = new Map<string, TrueType>()

/** A part of a text that one font has all characters of. */
export interface Run {
  /** The font's name; the same name is the same font. */
  font: string
  text: string
}

/** A font by its name, read once. @throws Error for an unknown one */
export function fontNamed(name: string): TrueType {
  let font = loaded.get(name)
  if (!font) {
    font = readTrueType(brotliDecompressSync(readFileSync(projectFile(`server/platform/fonts/files/${name}.ttf.br`))))
    loaded.set(name, font)
  }
  return font
}

const nameOf = (face: (typeof faces)[number], weight: Weight) => `${face}-${haveOneWeight.has(face) ? 'regular' : weight}`

/** Signs of names that no font has, as those that look alike: apostrophes, middle dots, hyphens. */
const lookAlikes = new Map([
  ...[...'\u02b9\u02bc\u02be\u055a'].map((sign) => [sign, '\u2019'] as const),
  ...[...'\u02bb\u02bd\u02bf'].map((sign) => [sign, '\u2018'] as const),
  ...[...'\u2027\u30fb\uff65'].map((sign) => [sign, '\u00b7'] as const),
  ...[...'\u2010\u2011\u2012\u2212'].map((sign) => [sign, '-'] as const),
  ...[...'\u2015'].map((sign) => [sign, '\u2014'] as const),
  ...[...'\u2039\u203a'].map((sign) => [sign, "'"] as const),
])
/** What joins or parts graphemes, or guides the direction of writing, is not drawn. */
const undrawn = /[\u200b-\u200f\u2060\ufeff]|[\ufe0e\ufe0f]/g
/** Spaces of other widths, as texts from pages and tables have them. */
const space = /\p{Zs}/u
/** A sign above or below a letter that is not part of the letter: without it the letter is still read. */
const mark = /\p{M}/u

/** Splits a text by the fonts that have its characters; one that none has becomes what looks alike, else a question mark; of a mark the letter stays. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  const faceOf = (char: string) => faces.find((each) => fontNamed(nameOf(each, weight)).glyphOf(char.codePointAt(0)!) > 0)
  for (const written of text.normalize('NFC').replace(undrawn, '')) {
    const char = faceOf(written) ? written : (lookAlikes.get(written) ?? (space.test(written) ? ' ' : written))
    const face = faceOf(char)
    if (!face && mark.test(char)) continue
    const run = { font: nameOf(face ?? 'latin', weight), text: face ? char : '?' }
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** The width of a text in points. */
export function widthOf(text: string, weight: Weight, size: number): number {
  let width = 0
  for (const run of runsOf(text, weight)) {
    const font = fontNamed(run.font)
    for (const char of run.text) width += (font.advanceOf(font.glyphOf(char.codePointAt(0)!)) * size) / font.unitsPerEm
  }
  return width
}

/** Breaks a text into lines of at most a width: between words, between Chinese characters, within a word that is too long. */
export function linesOf(text: string, width: number, weight: Weight, size: number): string[] {
  const words = text.match(/\n|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+|[^\S\n]+/gu) ?? []
  const lines = ['']
  const fits = (line: string) => widthOf(line, weight, size) <= width
  for (const word of words) {
    const line = lines.at(-1)!
    if (word === '\n') lines.push('')
    else if (fits((line + word).trimEnd())) lines[lines.length - 1] = line + word
    else if (fits(word)) lines.push(word.trimStart())
    else addCharacters(lines, word, fits)
  }
  return lines.map((line) => line.trim()).filter((line, index) => line !== '' || index === 0)
}

/** Appends a word that is wider than a line, character by character. */
function addCharacters(lines: string[], word: string, fits: (line: string) => boolean): void {
  for (const char of graphemes(word)) {
    const line = lines.at(-1)! + char
    if (fits(line)) lines[lines.length - 1] = line
    else lines.push(char)
  }
}
