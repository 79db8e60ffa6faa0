import { openDatabase as open, type Connection, type Database } from '@kalata/drizzle-postgres/database.ts'
import pg from 'pg'
import type { Logger } from '../log.ts'

// Every bigint of ours (counts, sums of tetri) fits a double; strings would poison arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** By which the database knows the connections of this process. */
export const applicationName = `kalata:${process.pid}`

/** Opens the mall's database. @param role `replica`: one that takes no writes is what is asked for */
export const openDatabase = (connection: Connection, log?: Logger, role: 'primary' | 'replica' = 'primary'): Database =>
  open(connection, { applicationName, log, role })
