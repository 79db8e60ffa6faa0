/**
 * `node tools/photo-model/dump-objects.ts <out folder> <folder of classes>`: writes what `train-objects.py` learns from: the Fisher vectors, by the model at hand, of
 * renders as they are, of their objects, of the objects cut out of scenes of them (`scenes.ts`), and of the photographs' objects. A render's label is the look
 * that it shows, a photograph's its folder.
 */
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { decodePhoto, type PhotoView } from '#server/photo-search/describe/decode-photo.ts'
import { denseGradients } from '#server/photo-search/describe/dense-gradients.rules.ts'
import { fisherVector } from '#server/photo-search/describe/fisher.rules.ts'
import { readModel } from '#server/photo-search/describe/model.ts'
import type { Plane } from '#server/photo-search/describe/scale-space.rules.ts'
import { sceneMaker } from './scenes.ts'

const [out, photos] = process.argv.slice(2)
if (!out || !photos) throw new Error('Usage: node tools/photo-model/dump-objects.ts <out folder> <folder of classes>')
mkdirSync(out, { recursive: true })
const folder = fileURLToPath(new URL('../../demo/pictures/looks/', import.meta.url))
const looks = readdirSync(folder).sort()
const { fisher } = readModel()

const vectors = openSync(join(out, 'objects.f32'), 'w')
const rows: { set: 'whole' | 'object' | 'scene' | 'photo'; label: string }[] = []
const scene = sceneMaker(looks.map((file) => join(folder, file)))
for (const [at, file] of looks.entries()) {
  // kind.style.colour, or more; the last two are the view and the format.
  const label = file.split('.').slice(0, -2).join('.')
  const render = await decodePhoto(readFileSync(join(folder, file)))
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
  write(set, label, (await view.object()).overall)
}

function write(set: (typeof rows)[number]['set'], label: string, grey: Plane): void {
  const vector = fisherVector(fisher, denseGradients(grey))
  writeSync(vectors, Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))
  rows.push({ set, label })
}
