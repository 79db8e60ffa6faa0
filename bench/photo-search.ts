import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { describePicture } from '@kalata/photo-matcher/describe/describe-photo.ts'
import { readModel } from '@kalata/photo-matcher/model/model.ts'
import { databaseIndexUsed } from '#server/photo-search/photo-index.service.ts'
import { memoryOf } from './measure.ts'
import { classPictures, writePhotoCatalogue, type ClassPicture } from './photo-search/photo-catalogue.ts'
import { addMixedPictures } from './photo-search/mixed-pictures.ts'
import { measurePagesBesideSearches } from './photo-search/pages-beside-searches.ts'
import { productIds, searchByPhoto, untilDescribed } from './photo-search/photo-client.ts'
import { makeQuery, randomOf, readPixels } from '@kalata/photo-matcher/testing/photo-queries.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { filledDataDir, removeDataDir } from '../tools/mall/filled-mall.ts'
import { startMall, type RunningMall } from '../tools/mall/running-mall.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Queries of each kind, spread evenly over the pictures. */
const queriesEach = scale.smoke ? 4 : 400
/** Every so manieth picture is left out of the catalogue and asked for as it is: which class is what looks like it? */
const leftOut = 8
/** `--pictures=100000`: so many are searched, those of the folder among mixed ones. */
const pictures = Number(option('pictures') ?? 0)
/** `--database=postgres://…`: an empty database with pgvector, which is searched instead of memory. */
const databaseUrl = option('database')

function option(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find((arg) => arg.startsWith(start))?.slice(start.length)
}

/**
 * Photo search over a folder of pictures whose folders are their classes, with `--pictures=100000` among so many; without a folder, over the
 * demo mall with its shoppers' photos. A smoke run has a few renders of the demo mall.
 */
export async function run(): Promise<void> {
  const folder = process.argv.slice(2).find((arg) => arg.includes('/') && !arg.startsWith('--'))
  if (folder || scale.smoke) return searchFolder(folder)
  const dataDir = filledDataDir('photo-search', databaseUrl ? { databaseUrl } : {})
  try {
    await withDescribed(dataDir, async (mall, ids, seconds) => {
      const shoppers = fileURLToPath(new URL('photo-search/shoppers/', import.meta.url))
      const photos = readdirSync(shoppers).map((file) => ({ key: file.replace('.jpg', ''), bytes: readFileSync(join(shoppers, file)) }))
      const row = await measure(
        mall,
        'shoppers’ photos',
        photos.map(({ key, bytes }) => ({ bytes, productId: ids.get(key)! })),
      )
      reportRows([row], { bench: 'photo-search', rows: [row], describingSeconds: seconds, memory: memoryOf(mall.pid) })
      await reportPages(
        mall,
        photos.map(({ bytes }) => bytes),
      )
    })
  } finally {
    removeDataDir(dataDir)
  }
}

async function reportPages(mall: RunningMall, photos: Buffer[]): Promise<void> {
  const pages = await measurePagesBesideSearches(mall, photos)
  reportRows([{ '': 'pages beside searches', ...pages }], { bench: 'photo-search pages', ...pages })
}

/** An easy query of each picture, JPEG. */
async function queriesOf(pictures: ClassPicture[]): Promise<Buffer[]> {
  const queries: Buffer[] = []
  for (const [at, { file }] of pictures.entries()) queries.push(await makeQuery(await readPixels(file), at))
  return queries
}

async function searchFolder(folder: string | undefined): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kalata-photos-'))
  try {
    const all = folder ? classPictures(folder) : someRenders()
    const known = all.filter((_, at) => at % leftOut !== leftOut - 1)
    writePhotoCatalogue(join(work, 'catalogue'), known)
    importCatalogue(work)
    if (pictures > 0) await fillUp(join(work, 'data'), pictures)
    await withDescribed(join(work, 'data'), async (mall, ids, seconds) => {
      const rows = [await measureQueries(mall, known, ids, 'easy'), await measureQueries(mall, known, ids, 'hard')]
      const classes = await measureClasses(mall, all, ids)
      const describing = await describingMs(known)
      reportRows(rows, {
        bench: 'photo-search',
        pictures: Math.max(known.length, pictures),
        rows,
        classes,
        describing,
        describingSeconds: seconds,
        memory: memoryOf(mall.pid),
      })
      if (classes)
        reportRows([{ '': 'of a photo that is not in the catalogue', ...classes }], { bench: 'photo-search classes', ...classes })
      reportRows([{ '': 'describing a picture', ...describing }], { bench: 'photo-search describing', ...describing })
      await reportPages(mall, await queriesOf(known.slice(0, 20)))
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Adds mixed pictures to those of the folder, which are described before. */
async function fillUp(dataDir: string, total: number): Promise<void> {
  await withDescribed(dataDir, () => Promise.resolve())
  const direct = await openDirectDb(dataDir, databaseUrl)
  try {
    await addMixedPictures(direct, total)
  } finally {
    await direct.close()
  }
}

/** A few renders of the demo mall; their kind is their class. */
function someRenders(): ClassPicture[] {
  const looks = join(root, 'demo', 'pictures', 'looks')
  const fronts = readdirSync(looks).filter((file) => file.endsWith('.front.webp'))
  return fronts
    .slice(0, 120)
    .filter((_, at) => at % 12 === 0)
    .map((file) => ({ name: `${file.split('.')[0]!}/${file}`, label: file.split('.')[0]!, file: join(looks, file) }))
}

function importCatalogue(work: string): void {
  const env = { ...process.env, DATA_DIR: join(work, 'data'), DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'error' }
  const done = spawnSync(process.execPath, ['build/backend/cli.mjs', 'import', join(work, 'catalogue'), '--json'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`The pictures could not be imported: ${done.stdout}${done.stderr}`)
}

type Work = (mall: RunningMall, ids: Map<string, number>, describingSeconds: number) => Promise<void>

async function withDescribed(dataDir: string, work: Work): Promise<void> {
  const env = { LOG_LEVEL: 'error', DATABASE_URL: databaseUrl ?? '' }
  let mall = await startMall(dataDir, { ...env, PHOTO_INDEX: 'memory' })
  const direct = await openDirectDb(dataDir, databaseUrl)
  try {
    const seconds = await untilDescribed(direct)
    if (databaseUrl) {
      await mall.stop()
      mall = await startMall(dataDir, { ...env, LOG_LEVEL: 'info', PHOTO_INDEX: 'pgvector' })
      const begun = performance.now()
      while (!mall.log().includes(databaseIndexUsed)) await sleep(200)
      console.log(`index of the database: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }
    await work(mall, await productIds(direct), Math.round(seconds))
  } finally {
    await direct.close()
    await mall.stop()
  }
}

async function measureQueries(mall: RunningMall, pictures: ClassPicture[], ids: Map<string, number>, kind: 'easy' | 'hard') {
  const queries: { bytes: Buffer; productId: number }[] = []
  const count = Math.min(queriesEach, pictures.length)
  for (let i = 0; i < count; i++) {
    const at = Math.floor((i * pictures.length) / count)
    const random = randomOf(at)
    const other = (at + 1 + Math.floor(random() * (pictures.length - 1))) % pictures.length
    const ground = kind === 'hard' ? await readPixels(pictures[other]!.file) : undefined
    const bytes = await makeQuery(await readPixels(pictures[at]!.file), 2 * at + Number(kind === 'hard'), ground)
    queries.push({ bytes, productId: ids.get(pictures[at]!.name)! })
  }
  return measure(mall, kind, queries)
}

async function measure(mall: RunningMall, name: string, queries: { bytes: Buffer; productId: number }[]) {
  const times: number[] = []
  let [first, firstTen] = [0, 0]
  await searchByPhoto(mall, queries[0]!.bytes)
  for (const { bytes, productId } of queries) {
    const { page, ms } = await searchByPhoto(mall, bytes)
    const place = page.results.findIndex((card) => card.productId === productId)
    if (place === 0) first++
    if (place >= 0 && place < 10) firstTen++
    times.push(ms)
  }
  times.sort((a, b) => a - b)
  const percent = (count: number) => Math.round((1000 * count) / queries.length) / 10
  return {
    '': name,
    queries: queries.length,
    'first %': percent(first),
    'first ten %': percent(firstTen),
    'p50 ms': Math.round(times[Math.floor(times.length / 2)]!),
    'p95 ms': Math.round(times[Math.floor(times.length * 0.95)]!),
  }
}

/** What share of the first ten is of the photo's class, for photos that are not in the catalogue. */
async function measureClasses(mall: RunningMall, all: ClassPicture[], ids: Map<string, number>) {
  // Mixed pictures are of two classes.
  if (pictures > 0) return undefined
  const labels = new Map(all.map(({ name, label }) => [ids.get(name), label]))
  const photos = all.filter(({ name }) => !ids.has(name))
  let same = 0
  let compared = 0
  for (const { file, label } of photos) {
    const bytes = await makeQuery(await readPixels(file), 1)
    const { page } = await searchByPhoto(mall, bytes)
    const ten = page.results.slice(0, 10)
    compared += ten.length
    same += ten.filter(({ productId }) => labels.get(productId) === label).length
  }
  return { photos: photos.length, 'same class among ten %': compared === 0 ? 0 : Math.round((1000 * same) / compared) / 10 }
}

async function describingMs(pictures: ClassPicture[]) {
  const model = readModel()
  const times: number[] = []
  await describePicture(readFileSync(pictures[0]!.file), model)
  for (const { file } of pictures.slice(0, scale.smoke ? 2 : 60)) {
    const bytes = readFileSync(file)
    const begun = performance.now()
    await describePicture(bytes, model)
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return { 'p50 ms': Math.round(times[Math.floor(times.length / 2)]!), 'p95 ms': Math.round(times[Math.floor(times.length * 0.95)]!) }
}
