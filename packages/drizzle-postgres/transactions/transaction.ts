import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isServerGone } from '@kalata/postgres-client/database-error.ts'
import { allowSilence, usualSilence } from '@kalata/postgres-client/batching-client.ts'

/** What the queries of a transaction run on. */
export type Transaction = WithTransactions<pg.PoolClient>
/** Drizzle over a pool or a connection, with transactions of our own. */
export type WithTransactions<Client> = Omit<NodePgDatabase, 'transaction'> & { $client: Client; transaction: RunTransaction }
export type RunTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** Of each connection, made once. */
const executors = new WeakMap<pg.PoolClient, Transaction>()

function executorOf(client: pg.PoolClient): Transaction {
  let executor = executors.get(client)
  if (!executor) {
    const transaction: RunTransaction = (work) => behindSavepoint(client, work)
    executor = Object.assign(drizzle({ client, casing: 'snake_case' }), { transaction }) as Transaction
    executors.set(client, executor)
  }
  return executor
}

/**
 * Runs `work` in a transaction. It begins in the same write as the first statements of `work`, and commits in the same as the last ones that
 * `work` has started and did not wait for: each saves a round trip.
 * @throws what the work throws; the error of a commit that rolled back, as the failure of a statement that nobody waited for makes it
 */
export async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isReleased = false
  function release(broken: Error | boolean): void {
    isReleased = true
    allowSilence(client, usualSilence)
    client.release(broken)
  }
  // Statements that are already on their way would run outside a transaction: no further one can follow them on this connection.
  const begun = client.query('begin').catch((error: Error) => {
    release(error)
    throw error
  })
  begun.catch(() => undefined)
  try {
    const result = await work(executorOf(client))
    await begun
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, for a statement of it had failed')
    release(false)
    return result
  } catch (error) {
    if (!isReleased)
      await client.query('rollback').then(
        () => release(isServerGone(error) && (error as Error)),
        (broken: Error) => release(broken),
      )
    throw error
  }
}

let savepoints = 0

/** Runs `work` so that an error undoes its writes alone. */
async function behindSavepoint<T>(client: pg.PoolClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const name = `sp${(savepoints = (savepoints + 1) % 1_000_000)}`
  await client.query(`savepoint ${name}`)
  try {
    const result = await work(executorOf(client))
    await client.query(`release savepoint ${name}`)
    return result
  } catch (error) {
    await client.query(`rollback to savepoint ${name}`)
    throw error
  }
}
