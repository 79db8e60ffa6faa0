import { openDatabase, closeDatabase, migrate } from './platform/db.ts'
import { claimDataFolder } from './platform/owner.ts'
import { openLog } from './platform/log.ts'
import { ensureDatabase, startPostgres } from './platform/postgres.ts'
import { readSettings } from './platform/settings.ts'
import { loadTexts } from './platform/texts.ts'
import { openMall } from './mall.ts'
import { registerPages } from './platform/pages.ts'

const settings = readSettings(process.env)
const log = openLog(settings.logLevel)
loadTexts()

const postgres = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir)
if (postgres) await ensureDatabase(postgres, 'kalata')
const db = openDatabase(
  postgres ? { host: postgres.host, user: postgres.user, database: 'kalata' } : { connectionString: settings.databaseUrl! },
  log,
)
const owner = postgres ? await claimDataFolder(db) : undefined
if (owner?.takenBy) {
  console.error(`This data folder is in use by process ${owner.takenBy}: ${settings.dataDir}`)
  await closeDatabase(db)
  process.exit(1)
}
await migrate(db)
const mall = await openMall({ settings, db, log, timers: true })
await registerPages(mall, settings)
await mall.app.listen({ port: settings.port, host: settings.host })
tellStart()

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void stop()
  })
}

/** Answers what was accepted, ends jobs, then the database if nobody else uses it. Gives up after 10 s. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref()
  await mall.close()
  await owner?.release?.()
  await closeDatabase(db)
  await postgres?.release()
  process.exit(0)
}

function tellStart(): void {
  console.log(`\n  Kalata is open: ${settings.origin}\n`)
  if (!settings.smtpUrl) console.log(`  Mail is written to ${settings.dataDir}/outbox (set SMTP_URL to send it)`)
}
