import pg from 'pg'
import { vi } from 'vitest'

/** A statement as it left for the database. */
export interface Sent {
  text: string
  values: unknown[]
}

/** The statements that some work sends. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const sent: Sent[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args as [string | { text: string; values?: unknown[] }, unknown]
    const text = typeof statement === 'string' ? statement : statement.text
    const given = typeof statement === 'string' || !statement.values ? values : statement.values
    if (/^\s*(?:select|with|insert|update|delete)\b/.test(text)) sent.push({ text, values: Array.isArray(given) ? given : [] })
    return send.apply(this, args) as never
  })
  await work()
  query.mockRestore()
  return sent
}
