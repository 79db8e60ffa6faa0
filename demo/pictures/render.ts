/**
 * `node demo/pictures/render.ts [--kinds a,b] [--at-most N] [--again]`: renders the pictures of the demo mall that are not
 * there yet, the leading ones first, and writes `manifest.json`. May be cut at any moment and started again: a picture
 * counts when its file stands. Needs Debian's packages `blender`, `python3-opencv` and `fonts-noto-core`.
 *
 * Two Blender processes share two cores well: one builds or filters while the other renders (a third only slows).
 */
import { spawn, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wantedLooks } from '#demo/mall/goods.ts'

interface Shot {
  look: string
  view: string
}

interface KindFacts {
  styles: string[]
  views: string[]
  samples: number
  /** Metres of the longest side. */
  size: number
}

const here = import.meta.dirname
const folder = join(here, 'looks')
const pixels = 640
/** Blender keeps some of every scene's memory; a new process now and then gives it back. */
const shotsPerProcess = 40

const { values: options } = parseArgs({
  options: { kinds: { type: 'string' }, 'at-most': { type: 'string' }, again: { type: 'boolean' }, processes: { type: 'string' } },
})
mkdirSync(folder, { recursive: true })
const kinds = kindFacts()
const looks = (await wantedLooks()).filter((look) => kinds[kindOf(look)])
const only = options.kinds?.split(',')
const rounds = [0, 1, 2].flatMap((round) => looks.map((look) => ({ look, view: kinds[kindOf(look)]!.views[round]! })))
const missing = rounds.filter(
  ({ look, view }) => (!only || only.includes(kindOf(look))) && (options.again || !existsSync(fileOf({ look, view }))),
)
const shots = missing.slice(0, Number(options['at-most'] ?? missing.length))
console.log(`${rounds.length} pictures, ${missing.length} missing, ${shots.length} to render`)

const started = Date.now()
const failed: string[] = []
let done = 0
await Promise.all(Array.from({ length: Number(options.processes ?? Math.min(2, cpus().length)) }, () => worker()))
writeManifest()
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1

function kindOf(look: string): string {
  return look.slice(0, look.indexOf('.'))
}

function fileOf({ look, view }: Shot): string {
  return join(folder, `${look}.${view}.webp`)
}

function blender(...args: string[]): string[] {
  return ['-b', '--factory-startup', '-P', join(here, 'render.py'), '--', ...args]
}

function kindFacts(): Record<string, KindFacts> {
  const printed = execFileSync('blender', blender('--kinds'), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(
    printed
      .split('\n')
      .find((line) => line.startsWith('KINDS '))!
      .slice(6),
  ) as Record<string, KindFacts>
}

/** Takes shots until none is left, a Blender process for a few dozen of them at a time. */
async function worker(): Promise<void> {
  while (shots.length > 0) {
    const process = spawn('blender', blender('--serve'), { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => process.once('exit', resolve))
    let left = shotsPerProcess
    const give = () => {
      const shot = left-- > 0 ? shots.shift() : undefined
      if (!shot) return process.stdin.end()
      const target = fileOf(shot)
      process.stdin.write(`${JSON.stringify({ ...shot, out: target.replace(/\.webp$/, '.part.webp'), size: pixels })}\n`)
    }
    give()
    for await (const line of createInterface({ input: process.stdout })) {
      if (!line.startsWith('SHOT ')) continue
      take(JSON.parse(line.slice(5)) as Shot & { seconds: number; bytes: number; error?: string })
      give()
    }
    await ended
  }
}

function take(answer: Shot & { seconds: number; bytes: number; error?: string }): void {
  const file = fileOf(answer)
  const part = file.replace(/\.webp$/, '.part.webp')
  const name = `${answer.look}.${answer.view}`
  if (answer.error) {
    rmSync(part, { force: true })
    failed.push(`${name}: ${answer.error}`)
    return
  }
  renameSync(part, file)
  done++
  const minutes = ((Date.now() - started) / 60_000 / done) * shots.length
  console.log(`${name}  ${answer.seconds} s  ${Math.round(answer.bytes / 1024)} KB  ${shots.length} left, ${Math.round(minutes)} min`)
}

/** What stands, by look: what it was made of and in which views. */
function writeManifest(): void {
  const manifest: Record<string, object> = {}
  const standing = new Set(readdirSync(folder))
  for (const look of [...looks].sort()) {
    const [kind, style, colour, label] = look.split('.') as [string, string, string, string?]
    const views = kinds[kind]!.views.filter((view) => standing.has(`${look}.${view}.webp`))
    if (views.length > 0)
      manifest[look] = { kind, style, colour, ...(label ? { label } : {}), views, samples: kinds[kind]!.samples, pixels }
  }
  writeFileSync(join(here, 'manifest.json'), `${JSON.stringify(manifest, undefined, 1)}\n`)
}
