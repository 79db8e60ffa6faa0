import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When a job that one of several processes does was done last. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  ranAt: timestamp({ withTimezone: true }).notNull(),
})
