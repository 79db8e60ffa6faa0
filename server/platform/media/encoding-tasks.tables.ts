import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/values/timestamptz.ts'

/** AVIF renditions that machines with one store of pictures have to encode, each once. */
export const encodingTasks = pgTable('encoding_tasks', {
  /** Of the AVIF in the store. */
  key: text().primaryKey(),
  createdAt: timestamptz().notNull().defaultNow(),
  /** Until then it is the task of the process that claimed it; one that died by then leaves it to the others. */
  claimedUntil: timestamptz(),
})
