/**
 * `node bench/bench.ts [pictures]`: what the tables cost beside the matcher. Descriptions are made of a few pictures ahead and nothing is ranked, so that claiming, writing, loading and following are measured alone;
 * `--smoke` does it with forty pictures.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { descriptorVersion as version } from '@kalata/photo-matcher/describe/descriptions.ts'
import { drawnLabel } from '@kalata/photo-matcher/testing/drawn-pictures.ts'
import type { PhotoAnswers, PhotoTask } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { startServer } from '@kalata/postgres-server/postgres-server.ts'
import { InlineTasks } from '@kalata/worker-tasks/inline-tasks.ts'
import { sql } from 'drizzle-orm'
import { PictureDescriber } from '../describe-pictures.ts'
import { MemoryIndex } from '../memory-index.ts'
import { PictureTables, tables } from '../testing/picture-tables.ts'

const isSmoke = process.argv.includes('--smoke')
const count = isSmoke ? 40 : Number(process.argv[2] ?? 5000)
const searches = isSmoke ? 5 : 500
/** Pictures that differ; others repeat them. */
const different = 8

const dataDir = mkdtempSync(join(tmpdir(), 'photo-tables-bench-'))
const server = await startServer({ dataDir, name: 'bench', settings: ['fsync=off'] })
const pictures = new PictureTables({ ...server.superuser, database: 'postgres' })

async function measure(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
const print = (name: string, figure: string) => console.log(`${name.padEnd(10)} ${figure}`)
const perSecond = (ms: number) => `${Math.round(count / (ms / 1000))} pictures a second`

try {
  await pictures.make()
  const labels = await Promise.all(Array.from({ length: different }, (_, seed) => drawnLabel(seed + 1)))
  const made = await Promise.all(labels.map((bytes) => pictures.describe(version)('', bytes)))
  const labelOf = (src: string) => Number(src.slice(6)) % different
  for (let id = 1; id <= count; id++) await pictures.write(id, [`label-${id}`])

  const describer = new PictureDescriber(tables)
  const describing = {
    ...{ version, now: new Date(), read: (src: string) => Promise.resolve(labels[labelOf(src)]) },
    describe: (src: string) => Promise.resolve(made[labelOf(src)]!),
    events: { missing: console.warn, failed: console.error },
  }
  const describeAll = async () => {
    let done = 0
    for (let some = 1; some > 0; done += some) some = await describer.describePending(pictures, describing)
    if (done !== count) throw new Error(`${done} of ${count} were described`)
  }
  print('described', perSecond(await measure(describeAll)))

  // As autovacuum does between: the index is loaded when a process starts.
  await pictures.rows(sql`analyze`)
  let indexed = 0
  const answer = (task: PhotoTask): unknown => {
    if (task.kind === 'update') indexed += task.items.flatMap((item) => item.pictures).length
    return task.kind === 'search' ? [] : { isWorn: false }
  }
  const runner = new InlineTasks<PhotoTask, PhotoAnswers>(answer)
  const follows = { position: `'1' as timeline, null::text as mark`, presentMarks: () => Promise.resolve(new Set<string>()) }
  const index = new MemoryIndex({ db: pictures, tables, runner, version: () => Promise.resolve(version), ...follows })
  const find = () => index.find({ bytes: labels[1]! }, 5)
  const expectIndexed = (expected: number) => {
    if (indexed !== expected) throw new Error(`${indexed} of ${expected} pictures were indexed`)
  }
  print('loaded', perSecond(await measure(find)))
  expectIndexed(count)

  const unchanged = await measure(async () => {
    for (let at = 0; at < searches; at++) await find()
  })
  print('unchanged', `${(unchanged / searches).toFixed(2)} ms a search`)
  let followed = 0
  for (let at = 0; at < searches; at++) {
    await pictures.write(1 + (at % count), [`label-${count + 1 + at}`])
    await describer.describePending(pictures, describing)
    followed += await measure(find)
  }
  expectIndexed(count + searches)
  print('followed', `${(followed / searches).toFixed(2)} ms a search after a change`)
} finally {
  await pictures.close()
  await server.release()
  rmSync(dataDir, { recursive: true, force: true })
}
