import type { Database } from '@kalata/drizzle-postgres/database.ts'
import * as migrations from '@kalata/drizzle-postgres/schema/migrations.ts'
import { functionFiles, type SqlFile } from '@kalata/drizzle-postgres/schema/sql-functions.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { projectFile, projectPath } from '../../project-files.ts'
import { StartError } from '../../start-error.ts'

const folder = projectFile('migrations/')
const lock = 77_001

/** Functions and triggers of every module, `server/<module>/*.sql`. */
export const functionsOfModules = (): SqlFile[] => functionFiles(projectPath('server/'))

/** Applies what this database lacks of the mall's migrations and functions. @returns file names of what was applied */
export const migrate = (db: Database, changed: Partial<migrations.MigrationOptions> = {}): Promise<string[]> =>
  migrations.migrate(db.$client, { folder, lock, functions: functionsOfModules(), ...changed })

/** `kalata migrate`: migrations were applied before the command runs, as before every other one unless `MIGRATE=off`. */
export async function migrateCommand({ db }: Ctx): Promise<CommandResult> {
  const names = await migrations.appliedMigrations((db as Database).$client)
  const last = names.at(-1)
  return { text: `The database has ${names.length} migrations; the last is ${last}`, data: { migrations: names.length, last }, ok: true }
}

/**
 * Where migrations are somebody else's step (`MIGRATE=off`): a schema that is newer than this code is served, an older one is not.
 * @throws StartError naming what is missing
 */
export async function assertMigrated(db: Database): Promise<void> {
  const missing = await migrations.missingMigrations(db.$client, folder)
  if (missing.length > 0)
    throw new StartError(
      `The database lacks ${missing.length} migrations, from ${missing[0]} on: run "kalata migrate" first, or set MIGRATE=on`,
    )
}
