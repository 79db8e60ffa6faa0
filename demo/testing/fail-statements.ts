import pg from 'pg'

type Query = (this: pg.Client, config: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Statements that fail in the server while they carry certain values, and how many have. */
export interface FailedStatements {
  count: number
  restore(): void
}

/**
 * Makes the server reject the statement in the given place (from 0) among those with a parameter that matches: with an error
 * whose own text quotes the value, as that of a malformed date does.
 */
export function failStatements(carries: RegExp, place: number): FailedStatements {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  let seen = 0
  const failed = { count: 0, restore: () => void (prototype.query = query) }
  prototype.query = function (config, values, ...rest) {
    const params = Array.isArray(values) ? values : (config as { values?: unknown[] } | null)?.values
    const at = params?.findIndex((value) => carries.test(textOf(value))) ?? -1
    if (!params || at < 0 || seen++ !== place) return query.call(this, config, values, ...rest)
    failed.count++
    const text = `select ${params.map((_, index) => `$${index + 1}::text${index === at ? '::int' : ''}`).join()}`
    const texts = params.map(textOf)
    // A statement of Drizzle's is an object and its values; the pool's own a text, its values and a callback.
    const failing = typeof config === 'string' ? text : { ...(config as object), text, name: undefined, values: texts }
    return query.call(this, failing, texts, ...rest)
  }
  return failed
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
