/**
 * `node demo/fill.ts`: makes the database where there is none, migrates it, and fills an empty mall with the demo
 * goods. Done once; after that it ends at once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#server/platform/settings.ts'

const settings = readSettings(process.env)
const marker = join(settings.dataDir, 'goods.filled')
const print = clusterPrint()

// An outer database is asked itself: no file of ours says what it holds.
if (!print || !existsSync(marker) || readFileSync(marker, 'utf8') !== print) await fill()

/** The identifier PostgreSQL gives a cluster at its birth; undefined without an embedded one. */
function clusterPrint(): string | undefined {
  if (settings.databaseUrl) return undefined
  const control = join(settings.dataDir, 'postgres', 'global', 'pg_control')
  return existsSync(control) ? readFileSync(control).subarray(0, 8).toString('hex') : undefined
}

async function fill(): Promise<void> {
  const [{ openDatabase, closeDatabase, migrate }, { openLog }, { ensureDatabase, startPostgres }, { fillMall }] = await Promise.all([
    import('#server/platform/db.ts'),
    import('#server/platform/log.ts'),
    import('#server/platform/postgres.ts'),
    import('./mall/fill-mall.ts'),
  ])
  const postgres = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir)
  if (postgres) await ensureDatabase(postgres, 'kalata')
  const db = openDatabase(
    postgres ? { host: postgres.host, user: postgres.user, database: 'kalata' } : { connectionString: settings.databaseUrl! },
  )
  try {
    await migrate(db)
    const log = openLog(settings.logLevel)
    const ctx = { db, member: undefined, lang: 'ka', now: () => new Date(), log, settings, changed: () => undefined } as const
    const count = await fillMall(ctx)
    if (count > 0) console.log(`› Filled the demo mall with ${count} products`)
  } finally {
    await closeDatabase(db)
    await postgres?.release()
  }
  mkdirSync(settings.dataDir, { recursive: true })
  writeFileSync(marker, clusterPrint() ?? 'outer database')
}
