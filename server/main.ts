import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { assertMigrated, migrate } from '#server/platform/db/schema/migrations.ts'
import { claimDataFolder } from '#server/platform/db/embedded/data-folder-lock.ts'
import { summarise } from '@kalata/operator-kit/log/error-summary.ts'
import { openLog } from '#server/platform/log.ts'
import { logLine, logProcess } from '@kalata/operator-kit/log/log.ts'
import { isSupervisor, isWorker, startWorkers } from '@kalata/http-service/processes/workers.ts'
import { openMallDatabase } from '#server/platform/db/schema/mall-database.ts'
import { checkRowShapes } from '@kalata/drizzle-postgres/statements/rows.ts'
import { serveMetrics } from '@kalata/http-service/metrics/metrics-server.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { dataFolderFailure, StartError } from '#server/platform/start-error.ts'
import { listenFailure } from '#server/platform/http/listen-failure.ts'
import { stopSignals } from '@kalata/http-service/ending/stop-signals.ts'
import { loadTexts } from '#server/platform/texts.ts'
import type { Mall } from './mall.ts'

/** ms: the sender of a signal kills after 10 s, or as much later as `DRAIN_SECONDS` says. */
const giveUpAfter = 9800

/** Resolves with the first signal to stop; one that comes while the mall still opens is followed as soon as it has. */
const stopRequested = new Promise<void>((resolve) => {
  for (const signal of stopSignals(process.platform)) process.on(signal, () => resolve())
})

const settings = readSettingsOrExit()
void stopRequested.then(() => setTimeout(() => process.exit(1), giveUpAfter + settings.drainSeconds * 1000).unref())
const log = openLog(settings.logLevel)
logProcess(log)
if (settings.mode === 'development') await checkRowShapes()

// The embedded database starts in a process of its own: the server's code is loaded meanwhile.
const opening = openMallDatabase(settings).catch(exitWith)
const code = isSupervisor(settings.workers) ? undefined : await loadCode()
const { connection, postgres } = await opening
const db = openDatabase(connection, log)
const replica = settings.databaseReplicaUrl ? openDatabase({ connectionString: settings.databaseReplicaUrl }, log, 'replica') : undefined
const owner = postgres && !isWorker() ? await claimDataFolder(db, postgres.restart, log) : undefined
if (owner?.lockedBy) {
  console.error(`This data folder is in use by process ${owner.lockedBy}: ${settings.dataDir}`)
  await closeDatabase(db)
  process.exit(1)
}
const mall = await (code ? open(code) : supervise()).catch(async (error: unknown) => {
  await end()
  return exitWith(dataFolderFailure(settings.dataDir, error))
})
if (!isWorker()) printStart()
void stopRequested.then(stop)

/** A bad setting is the operator's to mend: its words, no stack. */
function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Ends the process with what keeps the mall from starting: a sentence where the operator can change it. */
function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : logLine(60, 'the mall did not start', { err: summarise(error) }))
  process.exit(1)
}

async function loadCode() {
  const [{ openMall }, { registerPages }] = await Promise.all([import('./mall.ts'), import('#server/web/pages.ts')])
  loadTexts()
  return { openMall, registerPages }
}

async function prepareSchema(): Promise<void> {
  await (settings.migrates ? migrate(db) : assertMigrated(db))
}

/** Owns the database and the port, and serves nothing itself. */
async function supervise(): Promise<Pick<Mall, 'close'>> {
  await prepareSchema()
  const { role } = settings
  const workers = startWorkers(settings.workers, {
    // One does the jobs, and is measured: two that answer for one port of metrics would be counted as one.
    environmentOf: (place) => (place === 0 ? { ROLE: role } : { ROLE: role === 'all' ? 'web' : role, METRICS_PORT: '0' }),
    log,
  })
  await Promise.race([workers.listening, stopRequested])
  return workers
}

async function open({ openMall, registerPages }: Awaited<ReturnType<typeof loadCode>>): Promise<Pick<Mall, 'close'>> {
  if (!isWorker()) await prepareSchema()
  const opened = await openMall({ settings, db, replica, log, timers: true })
  try {
    await registerPages(opened, settings)
    await listen(opened)
    return opened
  } catch (error) {
    // The database ends only when nothing is connected to it.
    await opened.close()
    throw error
  }
}

async function listen({ app, metrics }: Mall): Promise<void> {
  const { port, metricsPort, host } = settings
  if (metrics) (await serveMetrics(metrics, metricsPort, host).catch(listenFailure('METRICS_PORT', metricsPort, host))).unref()
  // Connections that come in one moment wait to be accepted; beyond the usual 511 they would be tried again only after a second.
  await app.listen({ port, host, backlog: 4096 }).catch(listenFailure('PORT', port, host))
}

/** Gives the database up, and ends it if nobody else uses it. */
async function end(): Promise<void> {
  await owner?.release?.()
  // A job that did not end in time may still use a connection.
  await Promise.race([Promise.all([closeDatabase(db), replica && closeDatabase(replica)]), sleep(1000)])
  await postgres?.release()
}

/** Answers what was accepted, ends jobs, then the database if nobody else uses it. */
async function stop(): Promise<void> {
  await mall.close()
  await end()
  process.exit(0)
}

function printStart(): void {
  const unsent = [settings.smtpUrl ? '' : 'Mail (SMTP_URL sends it)', settings.smsUrl ? '' : 'SMS (SMS_URL sends it)'].filter(Boolean)
  // Where a program reads the output, every line of it is one of the log.
  if (!process.stdout.isTTY) return console.log(logLine(30, `Kalata is open: ${settings.origin}`, { unsent }))
  console.log(`\n  Kalata is open: ${settings.origin}\n`)
  if (unsent.length > 0) console.log(`  Kept in ${settings.dataDir}/outbox: ${unsent.join(', ')}`)
  if (unsent.length > 0 && settings.mode === 'development') console.log(`  To be read at ${settings.origin}/outbox`)
}
