import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Fonts, type Face } from '@kalata/text-drawing/fonts.ts'
import { projectFile } from '../project-files.ts'

/** In the order in which a character is looked for. */
export const faces: readonly Face[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'georgian', 'cyrillic', 'cyrillic-ext', 'greek', 'armenian', 'letters'].map((name) => ({ name })),
  { name: 'hebrew', characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { name: 'arabic', characters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/ },
  { name: 'thai', characters: /[\u0e00-\u0e7f]/ },
  { name: 'kana', characters: /[\u3040-\u30ff\u31f0-\u31ff\uff65-\uff9f]/, hasOneWeight: true },
  { name: 'hangul', characters: /[\u3130-\u318f\uac00-\ud7a3]/, hasOneWeight: true },
  ...['han', 'han-rare'].map((name) => ({ name, hasOneWeight: true })),
]

/** A font by its name, `<face>-<weight>`. */
export const readFont = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(projectFile(`server/platform/fonts/files/${name}.ttf.br`)))

/** What invoices and link previews are written in, whatever fonts the machine has. */
export const fonts = new Fonts({ faces, read: readFont })
