import type { AddressInfo } from 'node:net'
import { openMall } from '#server/mall.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openLog } from '#server/platform/log.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { readSettings } from '#server/platform/settings.ts'

/** The real server without pages, as `child-mall.ts` starts it. Prints its port when it answers, and a line for each change of public data. */
const settings = readSettings(process.env)
const postgres = await startPostgres(settings.dataDir)
await ensureDatabase(postgres.superuser, 'kalata')
const db = openDatabase({ ...postgres.address, database: 'kalata' })
await migrate(db)
const mall = await openMall({ settings, db, log: openLog(settings.logLevel), timers: true })
mall.onChange(() => console.log('changed'))
await mall.app.listen({ port: settings.port, host: settings.host })
console.log(`port ${(mall.app.server.address() as AddressInfo).port}`)
