import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, closeDatabase, migrate } from '#server/platform/db/database.ts'
import { claimDataFolder } from '#server/platform/db/data-folder-lock.ts'
import { summarise } from '#server/platform/error-summary.ts'
import { openLog } from '#server/platform/log.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded-postgres.ts'
import { checkRowShapes } from '#server/platform/db/rows.ts'
import { serveMetrics } from '#server/platform/metrics/metrics-server.ts'
import { readSettings } from '#server/platform/settings.ts'
import { loadTexts } from '#server/platform/texts.ts'
import { openMall, type Mall } from './mall.ts'
import { registerPages } from '#server/web/pages.ts'

const settings = orExit(() => readSettings(process.env))
const log = openLog(settings.logLevel)
loadTexts()
if (settings.mode === 'development') await checkRowShapes()

const postgres = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir)
if (postgres) await ensureDatabase(postgres.address, 'kalata')
const db = openDatabase(postgres ? { ...postgres.address, database: 'kalata' } : { connectionString: settings.databaseUrl! }, log)
const replica = settings.databaseReplicaUrl ? openDatabase({ connectionString: settings.databaseReplicaUrl }, log) : undefined
const owner = postgres ? await claimDataFolder(db, postgres.restart, log) : undefined
if (owner?.lockedBy) {
  console.error(`This data folder is in use by process ${owner.lockedBy}: ${settings.dataDir}`)
  await closeDatabase(db)
  process.exit(1)
}
const mall = await open().catch(async (error: unknown) => {
  console.error(summarise(error))
  await end()
  process.exit(1)
})
printStart()

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void stop()
  })
}

/** A bad setting is the operator's to mend: its words, no stack. */
function orExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function open(): Promise<Mall> {
  await migrate(db)
  const opened = await openMall({ settings, db, replica, log, timers: true })
  await registerPages(opened, settings)
  // Connections that come in one moment wait to be accepted; beyond the usual 511 they would be tried again only after a second.
  if (opened.metrics) (await serveMetrics(opened.metrics, settings.metricsPort, settings.host)).unref()
  await opened.app.listen({ port: settings.port, host: settings.host, backlog: 4096 })
  return opened
}

/** Gives the database up, and ends it if nobody else uses it. */
async function end(): Promise<void> {
  await owner?.release?.()
  // A job that did not end in time may still use a connection.
  await Promise.race([Promise.all([closeDatabase(db), replica && closeDatabase(replica)]), sleep(1000)])
  await postgres?.release()
}

/** Answers what was accepted, ends jobs, then the database if nobody else uses it. Gives up before 10 s are over. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), 9800).unref()
  await mall.close()
  await end()
  process.exit(0)
}

function printStart(): void {
  console.log(`\n  Kalata is open: ${settings.origin}\n`)
  const unsent = [settings.smtpUrl ? '' : 'Mail (SMTP_URL sends it)', settings.smsUrl ? '' : 'SMS (SMS_URL sends it)'].filter(Boolean)
  if (unsent.length > 0) console.log(`  Kept in ${settings.dataDir}/outbox: ${unsent.join(', ')}`)
  if (unsent.length > 0 && settings.mode === 'development') console.log(`  To be read at ${settings.origin}/outbox`)
}
