import type pg from 'pg'

/** The server notices within 11 s that a machine vanished without a word: its lock is free then. */
const keepAlive = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

export interface Leadership {
  /** Leads from now on where no other process does. */
  apply(): Promise<void>
  /** The connection has ended, and with it the lock. */
  end(): void
}

/**
 * One of several processes leads for as long as its connection lasts.
 * @param client not of a pool
 * @param lock key of the advisory lock that the leader has
 * @param onLead is called when that changes
 */
export function openLeadership(client: pg.ClientBase, lock: number, onLead: (leads: boolean) => void): Leadership {
  let leads = false
  return {
    async apply() {
      // A lock of a session is counted: it is asked for once.
      if (leads) return
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock])
      if (!rows[0]!.locked) return
      await client.query(keepAlive)
      leads = true
      onLead(true)
    },
    end() {
      if (leads) onLead(false)
      leads = false
    },
  }
}
