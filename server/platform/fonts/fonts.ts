import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Fonts, type Face } from '@kalata/text-drawing/fonts.ts'
import { projectFile } from '../project-files.ts'

/** In the order in which a character is looked for. */
const faces: Face[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'georgian', 'cyrillic', 'cyrillic-ext', 'greek', 'armenian', 'letters'].map((name) => ({ name })),
  ...['han', 'han-rare'].map((name) => ({ name, hasOneWeight: true })),
]

/** What invoices and link previews are written in, whatever fonts the machine has. */
export const fonts = new Fonts({
  faces,
  read: (name) => brotliDecompressSync(readFileSync(projectFile(`server/platform/fonts/files/${name}.ttf.br`))),
})
