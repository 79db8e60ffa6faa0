import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../values/timestamptz.ts'

/** Written every few seconds: after a failover they tell up to where a reader of changes has read what the promoted server has, too. */
export const historyMarks = pgTable('history_marks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  token: uuid().notNull().defaultRandom(),
  at: timestamptz().notNull().defaultNow(),
})
