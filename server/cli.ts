import { readCommandLine } from './command-line.ts'
import { endBySignal } from './end-by-signal.ts'
import { modules } from './modules.ts'
import type { Ctx } from './context.ts'
import { openCtx } from './open-ctx.ts'
import { commandsOf } from './registry.ts'
import { announceChanges, type Change } from '#server/platform/db/changes/change-feed.ts'
import { closeDatabase, pinConnection, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { abandonServer } from '#server/platform/db/embedded/abandon-server.ts'
import { assertMigrated, migrate } from '#server/platform/db/schema/migrations.ts'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { openLog } from '#server/platform/log.ts'
import { pathErrorOf } from '@kalata/operator-kit/paths/named-paths.ts'
import { openMallDatabase, type MallDatabase } from '#server/platform/db/schema/mall-database.ts'
import { readSettings } from '#server/platform/settings.ts'
import { UsageError } from '#server/platform/usage-error.ts'

/**
 * An error's message for the operator: of a failed query what the database answered, without the query and its parameters; of a path that cannot be
 * used a sentence.
 */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const unusable = pathErrorOf(error)
  if (unusable) return unusable.message
  return error.message.startsWith('Failed query') && error.cause instanceof Error ? `The database: ${error.cause.message}` : error.message
}

/** Exit codes: 0 done, 1 the command reports a problem or failed, 2 wrong arguments, 128 + its number for a signal. */
const line = readCommandLine(commandsOf(modules), process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
})
if ('exitCode' in line) process.exit(line.exitCode)
const { name, run, args, json } = line

let db: Database | undefined
let postgres: PostgresServer | undefined
let unpin: (() => void) | undefined
let opening: Promise<MallDatabase> | undefined
const isEnded = endBySignal(async () => {
  // No statement begins any more; what a command has at hand it never gives back.
  if (db) closeDatabase(db).catch(() => undefined)
  const opened = await opening
  if (opened?.postgres) await abandonServer(opened.postgres)
})
try {
  const settings = readSettings(process.env)
  opening = openMallDatabase(settings)
  const opened = await opening
  if (isEnded()) throw new Error('Ended by a signal')
  postgres = opened.postgres
  db = openDatabase(opened.connection)
  unpin = await pinConnection(db)
  await (settings.migrates || name === 'migrate' ? migrate(db) : assertMigrated(db))
  const changes = new Set<Change>()
  const changed: Ctx['changed'] = (...what) => what.forEach((each) => each !== 'outbox' && changes.add(each))
  const result = await run(openCtx({ db, lang: 'en', log: openLog('silent'), settings, changed }), args)
  await announceChanges(db, changes)
  console.log(json ? JSON.stringify(result.data) : result.text)
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  if (!isEnded()) {
    const text = errorText(error)
    console.error(json ? JSON.stringify({ error: text }) : text)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
} finally {
  if (!isEnded()) {
    unpin?.()
    if (db) await closeDatabase(db)
    await postgres?.release()
  }
}
