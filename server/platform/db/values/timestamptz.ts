import { timestamp } from 'drizzle-orm/pg-core'

/** A column with an instant; PostgreSQL keeps no zone with it. */
export const timestamptz = () => timestamp({ withTimezone: true })
