/**
 * `node demo/fill.ts`: makes the database where there is none, migrates it, and brings in the demo goods. Done once;
 * after that it ends at once, until the goods themselves are others.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#server/platform/settings.ts'

/** What was filled: into which cluster, with which goods, and when the mall opened. */
interface Marker {
  cluster: string
  goods: string
  openedAt: string
}

const settings = readSettings(process.env)
const file = join(settings.dataDir, 'goods.filled')
const marker = readMarker()
const cluster = clusterPrint()
const goods = goodsPrint()

// An outer database is asked itself: no file of ours says what it holds.
if (!cluster || marker?.cluster !== cluster || marker.goods !== goods) await fill()

function readMarker(): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker
  } catch {
    return undefined
  }
}

/** The identifier PostgreSQL gives a cluster at its birth; undefined without an embedded one. */
function clusterPrint(): string | undefined {
  if (settings.databaseUrl) return undefined
  const control = join(settings.dataDir, 'postgres', 'global', 'pg_control')
  return existsSync(control) ? readFileSync(control).subarray(0, 8).toString('hex') : undefined
}

/** Other texts, prices or pictures have another one. */
function goodsPrint(): string {
  const mall = new URL('mall/', import.meta.url)
  const hash = createHash('sha256').update(readFileSync(new URL('pictures/manifest.json', import.meta.url)))
  for (const folder of [mall, new URL('products/', mall)])
    for (const name of readdirSync(folder).sort()) if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('base64url')
}

async function fill(): Promise<void> {
  const [{ openDatabase, closeDatabase, migrate }, { openLog }, { ensureDatabase, startPostgres }, { openCtx }, { fillMall }] =
    await Promise.all([
      import('#server/platform/db/database.ts'),
      import('#server/platform/log.ts'),
      import('#server/platform/db/embedded-postgres.ts'),
      import('#server/open-ctx.ts'),
      import('./mall/fill-mall.ts'),
    ])
  const postgres = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir)
  if (postgres) await ensureDatabase(postgres, 'kalata')
  const db = openDatabase(
    postgres ? { host: postgres.host, user: postgres.user, database: 'kalata' } : { connectionString: settings.databaseUrl! },
  )
  const openedAt = marker?.cluster === (cluster ?? 'outer database') ? marker.openedAt : new Date().toISOString()
  try {
    await migrate(db)
    const { added, changed } = await fillMall(openCtx({ db, log: openLog(settings.logLevel), settings }), new Date(openedAt))
    if (added + changed > 0) console.log(`› Filled the demo mall with ${added + changed} products`)
  } finally {
    await closeDatabase(db)
    await postgres?.release()
  }
  mkdirSync(settings.dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify({ cluster: clusterPrint() ?? 'outer database', goods, openedAt } satisfies Marker))
}
