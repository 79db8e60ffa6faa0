/** The worker thread that builds the index from the database and follows its changes. */
import { serveWriter } from '@kalata/product-index/threads/serve-writer.ts'
import { openDatabase, type Connection } from '@kalata/drizzle-postgres/database.ts'
import { indexSchema } from '../index-schema.rules.ts'
import { databaseSource } from '../index-tables.ts'

serveWriter(indexSchema, (connection: Connection) => databaseSource(openDatabase(connection)))
