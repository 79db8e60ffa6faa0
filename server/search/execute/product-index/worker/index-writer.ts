/** The worker thread that builds the index from the database and follows its changes. */
import { serveWriter } from '@kalata/product-index/threads/serve-writer.ts'
import type { Connection } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { DatabaseSource } from '../database-source.ts'
import { indexSchema } from '../index-schema.rules.ts'

serveWriter(indexSchema, (connection: Connection) => new DatabaseSource(openDatabase(connection)))
