import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readOnlyServer } from '../database-error.ts'

/** Where one server is. */
export type Address = pg.ClientConfig

/** Which of several servers is the primary. */
export interface Primary {
  /** Where it was seen last. */
  readonly address: Address
  /** It cannot be reached there, or takes no writes: looks for it at all addresses, where there are several. Calls at once share one search. */
  lost(): void
  close(): void
}

/** ms that a server may take to answer what it is. */
const probeTimeout = 2000
/** ms between two looks at a server while none is the primary, and how long it is looked for after it was lost. */
const search = { every: 250, most: 60_000 }

/** Of a standby, and of a primary that was set to take no writes, the answer is `on`. @throws Error as `readOnlyServer` makes it, or of the connection */
export async function assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: 'on' | 'off' }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on') throw readOnlyServer()
}

/**
 * The primary among servers, none of which is known: the one of the latest timeline, for a server of before may have come back.
 * @returns the first where none is
 */
export async function findPrimary(addresses: readonly Address[]): Promise<Address> {
  const [first] = addresses
  if (addresses.length === 1) return first!
  const asked = await Promise.allSettled(addresses.map(async (address) => ({ address, timeline: await timelineOf(address) })))
  const found = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  return found.reduce((best, each) => (each.timeline > best.timeline ? each : best), { address: first!, timeline: 0 }).address
}

/**
 * Follows which of the servers is the primary, the first of them now. One that stands alone is never looked for.
 * @param onMoved another server is the primary now
 */
export function openPrimary(addresses: readonly Address[], onMoved: () => void): Primary {
  let address = addresses[0]!
  /** The highest that was seen. A promotion begins a new one: a server of an earlier one has been replaced, whatever it answers itself. */
  let timeline = 0
  let searching: Promise<unknown> | undefined
  const closing = new AbortController()

  async function askUntilFound(candidate: Address, found: AbortController): Promise<void> {
    const signal = AbortSignal.any([closing.signal, found.signal, AbortSignal.timeout(search.most)])
    while (!signal.aborted) {
      const seen = await timelineOf(candidate).catch(() => 0)
      if (seen > 0 && seen >= timeline && !signal.aborted) {
        found.abort()
        timeline = seen
        if (candidate === address) return
        address = candidate
        return onMoved()
      }
      await sleep(search.every, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  function lost(): void {
    if (addresses.length === 1) return
    const found = new AbortController()
    searching ??= Promise.all(addresses.map((each) => askUntilFound(each, found))).finally(() => (searching = undefined))
  }
  if (addresses.length > 1) void timelineOf(address).then((seen) => (timeline = Math.max(timeline, seen)), lost)
  return {
    get address() {
      return address
    },
    lost,
    close: () => closing.abort(),
  }
}

/** The timeline of a primary. @throws Error where the server is none, or does not answer in time */
async function timelineOf(address: Address): Promise<number> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: probeTimeout })
  client.on('error', () => undefined)
  const asked = (async () => {
    await client.connect()
    await assertWritable(client)
    const { rows } = await client.query<{ timeline: number }>(
      `select ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline`,
    )
    return rows[0]!.timeline
  })()
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked, sleep(probeTimeout, undefined, { ref: false }).then(() => Promise.reject(readOnlyServer()))])
  } finally {
    void client.end().catch(() => undefined)
  }
}
