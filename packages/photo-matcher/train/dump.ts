/**
 * `node train/dump.ts <out folder> <folder of classes> <folder of renders>`: writes what `train.py` learns from: the dense gradients of every
 * photograph (as it is and mirrored, its folder is its class) and of renders (the first part of a file's name is its class), and the gradient histograms around the
 * photographs' keypoints.
 */
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import sharp from 'sharp'
import { decodePhoto } from '../describe/decode-photo.ts'
import { denseGradients } from '../describe/dense-gradients.ts'
import { describeGradients, gradientSize } from '../describe/gradients.ts'
import { findKeypoints } from '../describe/keypoints.ts'
import { scaleSpace, type Plane } from '../describe/scale-space.ts'

const [out, photos, renders] = process.argv.slice(2)
if (!out || !photos || !renders) throw new Error('Usage: node train/dump.ts <out folder> <folder of classes> <folder of renders>')
mkdirSync(out, { recursive: true })
/** Every fourth photograph gives points: more teach the quantiser nothing. */
const pointsEvery = 4

const dense = openSync(join(out, 'dense.u8'), 'w')
const places = openSync(join(out, 'places.f32'), 'w')
const points = openSync(join(out, 'points.f32'), 'w')
const pictures: { label: string; set: 'photo' | 'look'; mirrored: boolean; count: number }[] = []

const classes = readdirSync(photos, { withFileTypes: true }).filter((entry) => entry.isDirectory())
let photographs = 0
for (const { name } of classes)
  for (const file of readdirSync(join(photos, name)).sort()) {
    const bytes = readFileSync(join(photos, name, file))
    const { overall, points: large } = await decodePhoto(bytes)
    writeDense(overall, name, 'photo', false)
    writeDense((await decodePhoto(await sharp(bytes).autoOrient().flop().png().toBuffer())).overall, name, 'photo', true)
    if (photographs++ % pointsEvery === 0) writePoints(large)
  }
for (const file of readdirSync(renders).sort())
  writeDense((await decodePhoto(readFileSync(join(renders, file)))).overall, file.split('.')[0]!, 'look', false)
for (const each of [dense, places, points]) closeSync(each)
writeFileSync(join(out, 'pictures.json'), JSON.stringify(pictures))

function writeDense(grey: Plane, label: string, set: 'photo' | 'look', mirrored: boolean): void {
  const found = denseGradients(grey)
  writeSync(
    dense,
    Uint8Array.from(found.values, (value) => Math.min(255, Math.round(value * 255))),
  )
  const rows = new Float32Array(found.count * 4)
  for (let i = 0; i < found.count; i++) rows.set([...found.places.subarray(3 * i, 3 * i + 3), found.strengths[i]!], 4 * i)
  writeSync(places, Buffer.from(rows.buffer))
  pictures.push({ label, set, mirrored, count: found.count })
}

function writePoints(grey: Plane): void {
  const octaves = scaleSpace(grey)
  const histogram = new Float32Array(gradientSize)
  for (const point of findKeypoints(octaves, { contrast: 0.006, edgeRatio: 10, most: 300 })) {
    describeGradients(octaves, point, histogram, 0)
    writeSync(points, Buffer.from(histogram.slice().buffer))
  }
}
