/**
 * `node demo/fill.ts [--pictures=none] [--deals=none]`: creates the database where there is none, migrates it, imports the demo mall, and
 * makes its campaigns of deals. Idempotent: a second run ends at once, unless the demo mall has changed since or its campaigns end
 * within a day. Without pictures it takes seconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#server/platform/settings.ts'
import { StartError } from '#server/platform/start-error.ts'

/** What was filled: into which cluster, with which catalogue, and when the mall opened. */
interface Marker {
  cluster: string
  /** {@link catalogueHash} */
  goods: string
  openedAt: string
  /** Until when campaigns of deals reach; absent where there are none. */
  dealsUntil?: string
}

/** In the marker of a database of the operator's own, which has no identifier of ours. */
const outside = 'outer database'

const settings = readSettings(process.env)
const file = join(settings.dataDir, 'goods.filled')
const marker = readMarker()
const pictures = process.argv.includes('--pictures=none') ? 'none' : 'all'
const withDeals = !process.argv.includes('--deals=none')
/** ms: new campaigns are made so long before the last ones end. */
const day = 24 * 3_600_000
const cluster = clusterId()
const goods = catalogueHash()

// An external database is always asked: no file of ours says what it holds.
const dealsDue = withDeals && Date.parse(marker?.dealsUntil ?? '1970-01-01') - Date.now() < day
if (!cluster || marker?.cluster !== cluster || marker.goods !== goods || dealsDue) await fillOrExit()

function readMarker(): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker
  } catch {
    return undefined
  }
}

/** The system identifier of the embedded cluster, hex; undefined with an external database. */
function clusterId(): string | undefined {
  if (settings.databaseUrl) return undefined
  const control = join(settings.dataDir, 'postgres', 'global', 'pg_control')
  return existsSync(control) ? readFileSync(control).subarray(0, 8).toString('hex') : undefined
}

/** A hash of the demo mall's texts, prices and pictures. */
function catalogueHash(): string {
  const mall = new URL('mall/', import.meta.url)
  const hash = createHash('sha256').update(pictures === 'none' ? 'none' : readFileSync(new URL('pictures/manifest.json', import.meta.url)))
  for (const folder of [mall, new URL('products/', mall)])
    for (const name of readdirSync(folder).sort()) if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('base64url')
}

/** Tells a parent process how far the fill is, 0 to 1. */
function report(share: number): void {
  process.send?.({ share })
}

async function fill(): Promise<void> {
  report(0)
  const { fillDemo } = await import('./mall/fill-demo.ts')
  const openedAt = marker?.cluster === (cluster ?? outside) ? marker.openedAt : new Date().toISOString()
  const { products, dealsUntil } = await fillDemo(settings, { openedAt: new Date(openedAt), pictures, withDeals, report })
  if (products > 0 && !process.send) console.log(`Filled the demo mall with ${products} products`)
  mkdirSync(settings.dataDir, { recursive: true })
  const until = dealsUntil ? { dealsUntil: dealsUntil.toISOString() } : {}
  writeFileSync(file, JSON.stringify({ cluster: clusterId() ?? outside, goods, openedAt, ...until } satisfies Marker))
}

/** A failure that the operator can change is a sentence; any other comes with its stack. */
async function fillOrExit(): Promise<void> {
  try {
    await fill()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
