/**
 * Cuts the fonts of invoices and previews: `node tools/generate/drawing-fonts.ts [<NotoSansSC-Regular.ttf> [<NotoSans-Regular.ttf> <NotoSans-Bold.ttf>]]`; what is cut from
 * a font that is not named stays. The results are committed (SIL OFL 1.1), compressed by brotli: Google Sans in two weights for Latin, Georgian,
 * Cyrillic, Greek and Armenian with the lari sign; Noto Sans for Latin and Cyrillic letters that Google Sans lacks; Noto Sans SC with the 6,763
 * characters of GB 2312, and apart from them the rarer ones, for which alone their 3.6 MB are read. With `--fontsource <folder>` those of other scripts are cut from Noto Sans, as
 * the packages `@fontsource/noto-sans-{arabic,hebrew,thai,jp,kr}` in this folder of packages have it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'

const { values, positionals } = parseArgs({ options: { fontsource: { type: 'string' } }, allowPositionals: true })
const [han, ...noto] = positionals

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const scripts = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2027) + '\u0131\u0152\u0153\u02bb\u02bc\u202f\u20ac\u2122\u2212',
  'latin-ext': range(0x100, 0x24f) + range(0x250, 0x2ba) + range(0x1e00, 0x1e9f) + '\u20be',
  vietnamese: range(0x1ea0, 0x1ef9) + range(0x300, 0x309) + '\u0323',
  georgian: range(0x10d0, 0x10ff) + range(0x1c90, 0x1cbf),
  cyrillic: range(0x400, 0x45f) + '\u0490\u0491\u2116',
  'cyrillic-ext': range(0x460, 0x52f),
  greek: range(0x370, 0x3ff),
  armenian: range(0x531, 0x58f),
}
const weights = { regular: 400, bold: 700 }
/** Arabic with the forms of its letters within words; Hangul in whole syllables, as names are written. */
const ofNotoSans = [
  { script: 'hebrew', from: 'hebrew-hebrew', characters: range(0x5b0, 0x5f4) + range(0xfb1d, 0xfb4f) },
  { script: 'arabic', from: 'arabic-arabic', characters: range(0x600, 0x6ff) + range(0x750, 0x77f) + range(0xfb50, 0xfbff) + range(0xfe70, 0xfefc) },
  { script: 'thai', from: 'thai-thai', characters: range(0xe01, 0xe5b) },
  { script: 'kana', from: 'jp-japanese', characters: range(0x3041, 0x30ff) + range(0x31f0, 0x31ff) + range(0xff65, 0xff9f), hasOneWeight: true },
  { script: 'hangul', from: 'kr-korean', characters: range(0x3131, 0x318e) + range(0xac00, 0xd7a3), hasOneWeight: true },
] // oxfmt-ignore

for (const [script, characters] of Object.entries(scripts)) {
  const file = `../../node_modules/@fontsource-variable/google-sans/files/google-sans-${script}-wght-normal.woff2`
  for (const [name, wght] of Object.entries(weights))
    await cut(`${script}-${name}`, readFileSync(new URL(file, import.meta.url)), characters, { variationAxes: { wght } })
}
for (const [place, font] of noto.entries())
  await cut(
    `letters-${Object.keys(weights)[place]}`,
    readFileSync(font),
    range(0x100, 0x24f) + range(0x1e00, 0x1e9f) + range(0x460, 0x52f),
    {},
  )
for (const { script, from, characters, hasOneWeight } of values.fontsource === undefined ? [] : ofNotoSans) {
  const [family] = from.split('-')
  for (const [name, wght] of Object.entries(weights).slice(0, hasOneWeight ? 1 : 2)) {
    const file = `${values.fontsource}/@fontsource/noto-sans-${family}/files/noto-sans-${from}-${wght}-normal.woff2`
    await cut(`${script}-${name}`, readFileSync(file), characters, {})
  }
}
if (han) {
  const common = hanOfGb2312()
  await cut('han-regular', readFileSync(han), common, {})
  await cut('han-rare-regular', readFileSync(han), rareHan(new Set(common)), {})
}

async function cut(name: string, font: Buffer, characters: string, options: object): Promise<void> {
  const cutFont = await subsetFont(font, characters, { targetFormat: 'truetype', noLayoutClosure: true, ...options })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(new URL(`../../server/platform/fonts/files/${name}.ttf.br`, import.meta.url), brotliCompressSync(cutFont, { params }))
}

/** Chinese characters of all blocks but the common ones: of names (喆, 珺), of places, traditional ones. What the font lacks is left out. */
function rareHan(common: ReadonlySet<string>): string {
  return [range(0x3400, 0x4dbf), range(0x4e00, 0x9fff), range(0xf900, 0xfaff), range(0x20000, 0x323af)]
    .flatMap((block) => [...block])
    .filter((char) => !common.has(char))
    .join('')
}

/** Every Chinese character of GB 2312 with full-width punctuation. */
function hanOfGb2312(): string {
  const decoder = new TextDecoder('gb18030')
  const found = new Set<string>()
  for (let row = 0xa1; row <= 0xf7; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) found.add(decoder.decode(Uint8Array.of(row, cell)))
  return [...found].filter((char) => /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(char)).join('')
}
