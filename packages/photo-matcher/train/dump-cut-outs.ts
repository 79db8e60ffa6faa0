/**
 * `node train/dump-cut-outs.ts <out folder> <folder of renders>`: writes what `pictures.py` reads: the object of each render, as photo search cuts it out, in a
 * square with transparency, and the look that it shows.
 */
import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { readCutOut } from './scenes.ts'
import sharp from 'sharp'

/** Pixels of a side. */
const side = 96
const [out, renders] = process.argv.slice(2)
if (!out || !renders) throw new Error('Usage: node train/dump-cut-outs.ts <out folder> <folder of renders>')
mkdirSync(out, { recursive: true })
const pixels = openSync(join(out, 'cut-outs.u8'), 'w')
const labels: string[] = []
for (const file of readdirSync(renders).sort()) {
  const { png } = await readCutOut(join(renders, file))
  writeSync(pixels, await sharp(png).resize(side, side, { fit: 'contain', background: '#0000' }).ensureAlpha().raw().toBuffer())
  // kind.style.colour, or more; the last two are the view and the format.
  labels.push(file.split('.').slice(0, -2).join('.'))
}
closeSync(pixels)
writeFileSync(join(out, 'cut-outs.json'), JSON.stringify(labels))
