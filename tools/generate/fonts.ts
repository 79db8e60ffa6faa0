/**
 * Cuts what every page shows out of Google Sans' files: `node tools/generate/fonts.ts`. The results are committed (SIL OFL 1.1).
 * What our languages seldom or never write (capitals and rare letters with accents, Georgian capitals, other Cyrillic) stays in the whole files (`*-whole.woff2`), which
 * are fetched where a page has such a character.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = (name: string) =>
  readFileSync(new URL(`../../node_modules/@fontsource-variable/google-sans/files/google-sans-${name}-wght-normal.woff2`, import.meta.url))
const write = (name: string, font: Buffer) => writeFileSync(new URL(`../../storefront/styles/${name}.woff2`, import.meta.url), font)

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('')

/** Of each file the characters our languages write; `unicode-range` in `storefront/styles/fonts.css` says the same. */
const cuts = {
  lari: ['latin-ext', '\u20be'],
  latin: [
    'latin',
    range(0x20, 0x7e) +
      range(0xe0, 0xff) +
      '\u00a0\u00a9\u00ab\u00ae\u00b0\u00b2\u00b3\u00b7\u00bb\u00d7\u2009\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u202f\u20ac\u2122\u2212',
  ],
  georgian: ['georgian', range(0x10d0, 0x10ff)],
  cyrillic: ['cyrillic', range(0x410, 0x44f) + '\u0401\u0451\u2116'],
} as const

/** What browsers apply by themselves, and figures of one width. Without forms for other languages (`locl`), fractions and stylistic sets, whose glyphs weigh as much as the letters. */
const keepFeatures = ['calt', 'dist', 'kern', 'liga', 'tnum']

for (const [name, [from, characters]] of Object.entries(cuts)) {
  write(name, await subsetFont(source(from), characters, { targetFormat: 'woff2', keepFeatures }))
}
for (const script of ['latin', 'georgian', 'cyrillic']) write(`${script}-whole`, source(script))
