import { checkInvariantsCommand } from './cli.check.ts'
import type { Ctx } from './context.ts'
import { exportCommand, exportUsage, importCommand, importUsage } from '#server/catalogue-import/catalogue-import.cli.ts'
import { ordersCommand } from './orders/orders.cli.ts'
import { closeDatabase, migrate, openDatabase } from '#server/platform/db/database.ts'
import { openLog } from './platform/log.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded-postgres.ts'
import { readSettings } from './platform/settings.ts'

/** What a command says: a sentence for people, data for programs, and whether all is well. */
export interface Said {
  text: string
  data: unknown
  ok: boolean
}

type Command = (ctx: Ctx, args: string[]) => Promise<Said>

const commands: Record<string, { usage: string; run: Command }> = {
  orders: { usage: 'orders advance <orderNo> packed|shipped|delivered', run: ordersCommand },
  import: { usage: importUsage, run: importCommand },
  export: { usage: exportUsage, run: exportCommand },
  check: { usage: 'check', run: checkInvariantsCommand },
}

/** Wrong words on the command line: exit code 2, where 1 says that something is not well. */
const usage = `Usage: kalata <command> [--json]\n${Object.values(commands)
  .map((command) => `  ${command.usage}`)
  .join('\n')}`

/** For the operator: of a failed query what the database said, without the query and all its goods. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message.startsWith('Failed query') && error.cause instanceof Error ? `The database: ${error.cause.message}` : error.message
}

const args = process.argv.slice(2).filter((arg) => arg !== '--json')
const json = process.argv.includes('--json')
const [name = '', ...rest] = args
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(usage)
  process.exit(2)
}

const settings = readSettings(process.env)
const postgres = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir)
if (postgres) await ensureDatabase(postgres, 'kalata')
const db = openDatabase(
  postgres ? { host: postgres.host, user: postgres.user, database: 'kalata' } : { connectionString: settings.databaseUrl! },
)
try {
  await migrate(db)
  const ctx: Ctx = { db, member: undefined, lang: 'en', now: () => new Date(), log: openLog('silent'), settings, changed: () => undefined }
  const said = await command.run(ctx, rest)
  console.log(json ? JSON.stringify(said.data) : said.text)
  process.exitCode = said.ok ? 0 : 1
} catch (error) {
  const text = wordsOf(error)
  console.error(json ? JSON.stringify({ error: text }) : text)
  process.exitCode = text.startsWith('Usage') ? 2 : 1
} finally {
  await closeDatabase(db)
  await postgres?.release()
}
