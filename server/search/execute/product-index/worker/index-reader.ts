/** A worker thread that searches the index in shared memory. */
import { serveReader } from '@kalata/product-index/threads/serve-reader.ts'
import { indexSchema } from '../index-schema.rules.ts'

serveReader(indexSchema)
