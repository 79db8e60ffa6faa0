/**
 * `node train/dump-objects.ts <out folder> <folder of classes> <folder of renders>`: writes what `train-objects.py` learns from: the Fisher vectors, by the
 * model at hand, of renders as they are, of their objects, of the objects cut out of scenes of them (`scenes.ts`), and of the photographs' objects. A render's
 * label is the look that it shows, which its file is named by, a photograph's its folder.
 */
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { decodePhoto, type PhotoView } from '../describe/decode-photo.ts'
import { denseGradients } from '../describe/dense-gradients.ts'
import { fisherVector } from '../describe/fisher.ts'
import { readModel } from '../model/model.ts'
import type { Plane } from '../describe/scale-space.ts'
import { sceneMaker } from './scenes.ts'

const [out, photos, renders] = process.argv.slice(2)
if (!out || !photos || !renders) throw new Error('Usage: node train/dump-objects.ts <out folder> <folder of classes> <folder of renders>')
mkdirSync(out, { recursive: true })
const looks = readdirSync(renders).sort()
const { fisher } = readModel()

const vectors = openSync(join(out, 'objects.f32'), 'w')
const rows: { set: 'whole' | 'object' | 'scene' | 'photo'; label: string }[] = []
const scene = sceneMaker(looks.map((file) => join(renders, file)))
for (const [at, file] of looks.entries()) {
  // kind.style.colour, or more; the last two are the view and the format.
  const label = file.split('.').slice(0, -2).join('.')
  const render = await decodePhoto(readFileSync(join(renders, file)))
  write('whole', label, render.overall)
  await writeObject('object', label, render)
  const photo = await decodePhoto(await scene(at))
  await writeObject('scene', label, photo)
  await writeObject('scene', label, await photo.middle())
}
for (const { name } of readdirSync(photos, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const file of readdirSync(join(photos, name)).sort())
    await writeObject('photo', name, await decodePhoto(readFileSync(join(photos, name, file))))
closeSync(vectors)
writeFileSync(join(out, 'objects.json'), JSON.stringify(rows))

async function writeObject(set: (typeof rows)[number]['set'], label: string, view: PhotoView): Promise<void> {
  write(set, label, await view.object())
}

function write(set: (typeof rows)[number]['set'], label: string, grey: Plane): void {
  const vector = fisherVector(fisher, denseGradients(grey))
  writeSync(vectors, Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))
  rows.push({ set, label })
}
