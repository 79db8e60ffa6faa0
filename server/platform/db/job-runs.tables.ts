import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './values/timestamptz.ts'

/** When a job that one of several processes does was done last. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  ranAt: timestamptz().notNull(),
})
