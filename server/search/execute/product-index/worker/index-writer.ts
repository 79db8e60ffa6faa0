/** The worker thread that builds the index from the database and follows its changes. */
import { serveWriter } from '@kalata/product-index/threads/serve-writer.ts'
import { openDatabase, type Connection } from '#server/platform/db/database.ts'
import { DatabaseSource } from '../database-source.ts'
import { indexSchema } from '../index-schema.rules.ts'

serveWriter(indexSchema, (connection: Connection) => new DatabaseSource(openDatabase(connection)))
