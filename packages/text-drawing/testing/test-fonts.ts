import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Fonts } from '../fonts.ts'

/** Latin in two weights and Greek in one. */
export const testFonts = (): Fonts =>
  new Fonts({
    faces: [{ name: 'latin' }, { name: 'greek', hasOneWeight: true }],
    read: (name) => brotliDecompressSync(readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf.br`))),
  })
