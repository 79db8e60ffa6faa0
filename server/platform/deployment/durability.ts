import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Ctx } from '#server/context.ts'
import type { Finding } from '../db/schema/invariants.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { serversOf } from '@kalata/postgres-client/servers/servers.ts'

/** `single`: no standby that a failover could lead to. `asynchronous`: there is one, and commits do not wait for it. */
export type Durability = 'single' | 'asynchronous' | 'synchronous'

const Replication = Type.Object({ names: Type.String(), commit: Type.String(), standbys: Type.Number() })

/** Whether what a shopper is notified of is on a second server. A standby is one that `DATABASE_URL` names, or that is connected. */
export async function durabilityOf({ db, settings }: Pick<Ctx, 'db' | 'settings'>): Promise<Durability> {
  const statement = sql`select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as commit,
    (select count(*)::int from pg_stat_replication) as standbys`
  const [found] = await rows(db, Replication, statement)
  const { names, commit, standbys } = found!
  if (standbys === 0 && serversOf(settings.databaseUrl ?? '').length === 1) return 'single'
  return names !== '' && ['on', 'remote_apply'].includes(commit) ? 'synchronous' : 'asynchronous'
}

/** For `kalata check`. */
export async function durabilityFinding(ctx: Ctx): Promise<Finding> {
  const durability = await durabilityOf(ctx)
  const examples =
    durability === 'asynchronous' ? ['synchronous_standby_names is empty, or synchronous_commit does not wait for the standby'] : []
  return { name: 'where there is a standby, commits are durable on it', holds: examples.length === 0, examples }
}
