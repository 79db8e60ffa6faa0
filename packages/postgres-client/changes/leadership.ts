import type pg from 'pg'

/** The server notices within 11 s that a machine vanished without a word: its lock is free then. */
const keepAlive = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

export interface Leadership {
  /** Leads from now on where no other process does. */
  apply(): Promise<void>
  /** For good: before the connection is ended, so that no two lead at one moment, or when it was lost. Idempotent. */
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
  let hasEnded = false
  return {
    async apply() {
      // A lock of a session is counted: it is asked for once.
      if (leads || hasEnded) return
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock])
      if (!rows[0]!.locked) return
      await client.query(keepAlive)
      if (hasEnded) return
      leads = true
      onLead(true)
    },
    end() {
      hasEnded = true
      if (leads) onLead(false)
      leads = false
    },
  }
}
