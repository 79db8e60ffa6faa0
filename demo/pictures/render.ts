/**
 * `node demo/pictures/render.ts [looks|banners|headers|scenes|snapshots] [--only mug,phone.plain.navy] [--at-most N] [--again]
 * [--processes N]`: renders the pictures of the demo mall that are not there yet, the leading ones first, and writes
 * `manifest.json`, of scenes `scenes.json` with where they show which look, of leading pictures `grounds.json` with what they stand on. May be cut at any moment and started again: a picture counts when its file stands in its size and on its ground. Needs
 * Debian's packages `blender`, `python3-opencv`, `python3-numba` and `fonts-noto-core`; for scenes
 * and grounds also Open Image Denoise where its Python finds it (`pip install oidn`).
 *
 * Two Blender processes share two cores well: one builds or filters while the other renders (a third only slows).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { banners, headers, lookShots, sceneShots, snapshots, type Shot } from './shots.ts'
import { blender, kindFacts } from './blender.ts'
import { readGrounds, writeGround } from './grounds.ts'
import { widthOf, writeManifest } from './manifest.ts'
import { addScenePoints, type LookPoint } from './scene-points.ts'

/** Blender keeps some of every scene's memory; a new process now and then gives it back. */
const shotsPerProcess = 40

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, 'at-most': { type: 'string' }, again: { type: 'boolean' }, processes: { type: 'string' } },
})
const kinds = kindFacts()
const lists: Record<string, () => Promise<Shot[]>> = {
  looks: () => lookShots(kinds),
  banners,
  headers: () => headers(kinds),
  scenes: sceneShots,
  snapshots,
}
const list = lists[positionals[0] ?? 'looks']
if (!list) throw new Error(`There is no list «${positionals[0]}»: ${Object.keys(lists).join(', ')}`)

const all = await list()
const only = options.only?.split(',')
const asked = all.filter(({ name }) => !only || only.some((part) => name === part || name.startsWith(`${part}.`)))
const widths = await Promise.all(asked.map(({ out }) => widthOf(out)))
const grounds = readGrounds()
const stands = ({ size, look, leads, ground }: Shot, width: number) =>
  width >= (typeof size === 'number' ? size : size[0]) && (!leads || grounds[look!] === ground)
const missing = asked.filter((shot, place) => options.again || !stands(shot, widths[place]!))
const shots = missing.slice(0, Number(options['at-most'] ?? missing.length))
console.log(`${asked.length} pictures, ${missing.length} missing, ${shots.length} to render`)

const started = Date.now()
const failed: string[] = []
let done = 0
await Promise.all(Array.from({ length: Number(options.processes ?? Math.min(2, cpus().length)) }, () => worker()))
await writeManifest(kinds)
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1

/** Takes shots until none is left, a Blender process for a few dozen of them at a time. */
async function worker(): Promise<void> {
  while (shots.length > 0) {
    const process = spawn('blender', blender('--serve'), { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => process.once('exit', resolve))
    let left = shotsPerProcess
    let shot: Shot | undefined
    const give = () => {
      shot = left-- > 0 ? shots.shift() : undefined
      if (!shot) return process.stdin.end()
      mkdirSync(dirname(shot.out), { recursive: true })
      process.stdin.write(`${JSON.stringify({ ...shot, out: partOf(shot) })}\n`)
    }
    give()
    for await (const line of createInterface({ input: process.stdout })) {
      if (!line.startsWith('SHOT ') || !shot) continue
      accept(shot, JSON.parse(line.slice(5)) as Answer)
      give()
    }
    await ended
  }
}

interface Answer {
  seconds: number
  bytes: number
  /** Of a scene: what is seen where. */
  points?: LookPoint[]
  error?: string
}

function partOf({ out }: Shot): string {
  return out.replace(/\.(\w+)$/, '.part.$1')
}

function accept(shot: Shot, { seconds, bytes, points, error }: Answer): void {
  if (error) {
    rmSync(partOf(shot), { force: true })
    failed.push(`${shot.name}: ${error}`)
    return
  }
  renameSync(partOf(shot), shot.out)
  if (points) addScenePoints(shot.name, points)
  if (shot.leads) writeGround(shot.look!, shot.ground)
  done++
  const minutes = ((Date.now() - started) / 60_000 / done) * shots.length
  console.log(`${shot.name}  ${seconds} s  ${Math.round(bytes / 1024)} KB  ${shots.length} left, ${Math.round(minutes)} min`)
}
