/** `node tools/generate/photo-descriptions.ts`: describes the demo mall's pictures as the server does, and writes `demo/pictures/photo-descriptions.bin`. */
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { writePhotoDescriptions } from '#demo/pictures/photo-descriptions.ts'
import { openCtx } from '#server/open-ctx.ts'
import type { SourceDescription } from '@kalata/photo-tables/describe-pictures.ts'
import { describePending } from '#server/photo-search/describe-catalogue.service.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { filledDataDir, removeDataDir } from '../mall/filled-mall.ts'

const dataDir = filledDataDir('describe')
const settings = readSettings({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' })
const postgres = await startPostgres(dataDir)
const db = openDatabase({ ...postgres.address, database: 'kalata' })
try {
  const ctx = openCtx({ db, log: openLog('warn'), settings })
  await db.execute(sql`truncate photo_descriptors`)
  while ((await describePending(ctx)) > 0);
  const statement = sql`select src, vector, features from photo_descriptors where vector is not null order by src`
  const { rows } = await db.execute<SourceDescription & Record<string, unknown>>(statement)
  writePhotoDescriptions({ version: descriptorVersion, pictures: rows })
  console.log(`${rows.length} pictures described with ${descriptorVersion}`)
} finally {
  await closeDatabase(db)
  await postgres.release()
  removeDataDir(dataDir)
}
process.exit(0)
