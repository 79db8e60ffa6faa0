import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isRunning, readPostmaster } from './postmaster.ts'
import type { Place, ServerAddress, ServerControl } from './server-control.ts'

const admin = (address: ServerAddress) => new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2000 })

/** Whether a server accepts connections. */
export async function answers(address: ServerAddress | undefined): Promise<boolean> {
  if (!address) return false
  const client = admin(address)
  // A server that ends meanwhile.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Waits for a server that another process started, or that is recovering from a crash of one of its processes. */
export async function answersSoon({ cluster }: Place, control: Pick<ServerControl, 'address'>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(control.address())) return true
    const server = readPostmaster(cluster)
    if (!server || !isRunning(server.pid)) return false
    await sleep(50)
  }
  return false
}

const countOthers = `select count(*)::int as n from pg_stat_activity
  where backend_type = 'client backend' and usesysid is not null and pid <> pg_backend_pid()`

/** Whether another process is connected and signed in. Our own last connections may take a moment to go. */
export async function inUse(address: ServerAddress): Promise<boolean> {
  const client = admin(address)
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let tries = 0; tries < 20; tries++) {
      const others = await client.query<{ n: number }>(countOthers)
      if (others.rows[0]!.n === 0) return false
      await sleep(50)
    }
    return true
  } catch {
    // It has ended already: nothing to end.
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}
