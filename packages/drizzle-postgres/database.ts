import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isServerGone } from '@kalata/postgres-client/database-error.ts'
import { BatchingClient } from '@kalata/postgres-client/batching-client.ts'
import { compile, rowTypes } from './statements/driver.ts'
import { assertWritable, openPrimary, type Primary } from '@kalata/postgres-client/servers/primary.ts'
import { serversOf } from '@kalata/postgres-client/servers/servers.ts'
import { runTransaction, type RunTransaction, type Transaction, type WithTransactions } from './transactions/transaction.ts'

export interface Connection {
  /** A folder with a unix socket, or a host. */
  host?: string
  port?: number
  user?: string
  password?: string
  ssl?: false
  database?: string
  /** May name several servers, of which the primary is connected to: see `serversOf`. */
  connectionString?: string
}

export type Database = ReturnType<typeof openDatabase>
/** What queries run on: the pool or an open transaction. */
export type Executor = Database | Transaction

/** TCP looks for the other side when nothing came for 5 s: the connection of a host that vanished ends 10 s later. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

export interface DatabaseOptions {
  /** By which the server knows the connections. */
  applicationName?: string
  /** As pino has it. */
  log?: { error(fields: object, text: string): void } | undefined
  /** `replica`: one that takes no writes is what is asked for; `primary` without it. */
  role?: 'primary' | 'replica'
  /** s for which a connection is used, see {@link usualLifetime}. */
  lifetime?: number
}

/**
 * s. PostgreSQL uses a statement's generic plan where its cost, as of the day on which it was made, is below the mean of custom plans. When statistics
 * change in between, a connection may plan the statement at every execution until it ends, which costs several times what running it does.
 */
const usualLifetime = 600

/** ms after which TCP asks for the second time: the first question was lost. */
const lostAfter = 1000

/**
 * A pool of at most 10 connections with Drizzle on top. Timeouts (ms) end what hangs: statements 5000, locks 3000,
 * idle transactions 10000, connecting 5000, a server that does not answer 7000.
 *
 * Connections are pipelined: statements of one transaction that do not need each other's rows are started together
 * (`pipelined`) and cost one round trip. They run one after another in the order of the calls, each with its own snapshot
 * that sees the ones before it; after an error the rest fail, and so does the transaction.
 *
 * Columns of tables are named in snake case.
 */
export function openDatabase(
  connection: Connection,
  { applicationName, log, role = 'primary', lifetime = usualLifetime }: DatabaseOptions = {},
) {
  const { connectionString } = connection
  const addresses = connectionString ? serversOf(connectionString).map((server) => ({ connectionString: server })) : [connection]
  const clients = new Set<BatchingClient>()
  // Also what still waits for the server of before fails, and its place in the pool is free.
  const primary = openPrimary(addresses, () => clients.forEach((client) => client.cut()))
  const pool = new pg.Pool({
    ...connection,
    ...keepAlive,
    Client: clientOf(primary, clients),
    pipeline: true,
    max: 10,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: lifetime,
    connectionTimeoutMillis: 5000,
    ...(applicationName ? { application_name: applicationName } : {}),
    options: '-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000',
    ...(role === 'primary' ? { onConnect: leaveReadOnly(primary) as never } : {}),
  })
  // Every client has its own listener, for a cut connection raises 'error' on it also between two statements of a
  // transaction; unheard, that would end the process. The pool repeats the error of an idle client and removes it.
  pool.on('connect', (client) => client.on('error', (error) => log?.error({ err: error }, 'a database connection ended')))
  pool.on('error', () => undefined)
  // A server that had vanished is back: those that TCP asks for ever more seldom have their places in the pool.
  pool.on('connect', () => clients.forEach((client) => client.unanswered > lostAfter && client.cut()))
  // Where one server vanished, or is the primary no more, the idle connections lead there too.
  pool.on('release', (error) => void (error && isServerGone(error) && endIdle(pool)))
  const transaction: RunTransaction = (work) => runTransaction(pool, work)
  const db: WithTransactions<pg.Pool> = Object.assign(drizzle({ client: pool, casing: 'snake_case' }), { transaction })
  return Object.assign(db, { primary })
}

function endIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--)
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
}

/** Clients that connect to where the primary is at that moment. @param open has each as long as it is open */
function clientOf(primary: Primary, open: Set<BatchingClient>): new (config?: pg.ClientConfig) => BatchingClient {
  return class extends BatchingClient {
    constructor(config?: pg.ClientConfig) {
      // Listing the options of a pool leaves out its password.
      super({ ...config, ...primary.address })
      open.add(this)
      this.once('end', () => open.delete(this))
      this.once('error', primary.lost)
    }

    override connect(...[callback]: unknown[]): never {
      const connecting = super.connect()
      const connected = connecting.catch((error: unknown) => {
        primary.lost()
        throw error
      })
      if (typeof callback !== 'function') return connected as never
      return void connected.then(callback.bind(undefined, undefined), callback as never) as never
    }
  }
}

/** Of each new connection: rejects one to a server that takes no writes, which is not, or not any more, the primary. The pool waits for it. */
function leaveReadOnly(primary: Primary): (client: pg.ClientBase) => Promise<void> {
  return (client) =>
    assertWritable(client).catch((error: unknown) => {
      primary.lost()
      throw error
    })
}

/**
 * Whether the database can be written to: a connection to a server that takes no writes leaves the pool.
 * @param ms in which it has to answer
 * @throws Error where it cannot, or does not answer in time
 */
export async function assertPrimary(db: Database, ms: number): Promise<void> {
  const asked = askPrimary(db)
  asked.catch(() => undefined)
  const inTime = new AbortController()
  const late = sleep(ms, undefined, { signal: inTime.signal }).then(() => {
    db.primary.lost()
    throw Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT', syscall: 'read' })
  })
  late.catch(() => undefined)
  await Promise.race([asked, late]).finally(() => inTime.abort())
}

async function askPrimary(db: Database): Promise<void> {
  const client = await db.$client.connect()
  await assertWritable(client).then(
    () => client.release(),
    (error: Error) => {
      client.release(error)
      throw error
    },
  )
}

/** A connection of its own to the primary, not connected yet, without the pool's time limits of statements. Anyone who opens it ends it. */
export function openClient(db: Database, config: pg.ClientConfig = {}): BatchingClient {
  const { options } = db.$client
  const Client = options.Client as unknown as new (config: pg.ClientConfig) => BatchingClient
  const client = new Client({ ...options, ...connectionOf(db), ...config } as pg.ClientConfig)
  // A cut connection rejects what is under way.
  client.on('error', () => undefined)
  return client
}

/** What a database was opened with, for connections of another kind: listing a pool's options leaves out its password. */
export function connectionOf(db: Database): Connection {
  const { host, port, user, password, ssl, database, connectionString } = db.$client.options
  return connectionString ? { connectionString } : ({ host, port, user, password, ssl, database } as Connection)
}

/**
 * Keeps one connection open: the embedded server ends with the last process that is connected to it, and the pool of a process that works
 * on something else for seconds has none.
 * @returns gives it back; to be called before {@link closeDatabase}
 */
export async function pinConnection(db: Database): Promise<() => void> {
  const client = await db.$client.connect()
  const ignore = () => undefined
  // The pool reports a server that ended; without a listener this client would end the process.
  client.on('error', ignore)
  return () => client.off('error', ignore).release()
}

export async function closeDatabase(db: Database): Promise<void> {
  db.primary.close()
  await db.$client.end()
}

const names = new Map<string, string>()

/**
 * Unchecked rows of a statement that every connection plans once and then only runs: for the large ones behind public pages,
 * whose planning costs more than their running. Its text must vary little, values belong in parameters. `preparedRows` checks the rows.
 */
export async function prepared(db: Executor, statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = compile(statement)
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('base64url').slice(0, 24)))
  try {
    const { rows } = await db.$client.query<Record<string, unknown>>({ name, text, values, types: rowTypes })
    return rows
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error)
  }
}

/** Whether an error is a broken UNIQUE key, and of which constraint. */
export const uniqueViolation = (error: unknown): string | undefined => violation(error, '23505')

/** Whether an error is a broken exclusion constraint, and which. */
export const exclusionViolation = (error: unknown): string | undefined => violation(error, '23P01')

function violation(error: unknown, sqlState: string): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause ?? (error as { code?: string; constraint?: string })
  return cause.code === sqlState ? (cause.constraint ?? '') : undefined
}
