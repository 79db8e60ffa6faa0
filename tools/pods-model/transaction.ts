import type { Client } from 'pg'

export interface Transaction {
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
}

/** The process has died: nothing that it had begun goes on. */
export class Crash extends Error {}

const names = new Map<string, string>()

/** A statement that PostgreSQL plans once a connection: a trial runs each of them a hundred thousand times. */
export function prepared(text: string): { text: string; name: string } {
  const name = names.get(text) ?? `statement ${names.size}`
  names.set(text, name)
  return { text, name }
}

/** Where a process dies: before its statement of this number, BEGIN being 0; one after COMMIT is the answer to whoever sent the message. */
export type CrashAt = number | undefined

/** Runs statements in one transaction. @throws Crash at `crashAt`, with everything rolled back that was not committed, as a server does whose client is gone */
export async function runTransaction<T>(client: Client, work: (tx: Transaction) => Promise<T>, crashAt?: CrashAt): Promise<T> {
  let statements = 0
  const pass = () => {
    if (statements++ === crashAt) throw new Crash()
  }
  const run = async (statement: string, values: unknown[] = []) => {
    pass()
    return (await client.query({ ...prepared(statement), values })).rows as object[]
  }
  try {
    await run('begin')
    const result = await work({
      query: async <Row extends object>(statement: string, values?: unknown[]) => (await run(statement, values)) as Row[],
    })
    await run('commit')
    pass()
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
