interface Cause {
  code?: string
  syscall?: string
  message?: string
}

/** What the driver or the server reported, without the wrapper that holds the statement and its parameters. */
export function databaseCause(error: unknown): unknown {
  return isFailedQuery(error) ? error.cause : error
}

/** A wrapper of Drizzle's around what the driver threw. Its message holds the statement and its parameters. */
export function isFailedQuery(error: unknown): error is Error & { query: string; cause?: unknown } {
  return error instanceof Error && 'query' in error && 'params' in error
}

/** SQLSTATE of a write to a server that takes none: a standby, or a primary of before. */
const readOnlyState = '25006'
/** SQLSTATE of a connection that failed, a server that starts or ends or is read-only, and of a transaction that was idle for too long. */
const unavailableStates = /^(?:08...|57P0[1-5]|53300|25P03|25006)$/
/** SQLSTATE of a lock or a statement that took longer than it may, of a deadlock and of a serialization failure. */
const busyStates = new Set(['55P03', '57014', '40P01', '40001'])
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** What the driver says without a code of a connection that did not open in time, or was not free in time. */
const lateMessages = /^(?:timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/
/** What else it says without a code. */
const unavailableMessages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable$|Cannot use a pool after calling end)/

/**
 * Whether an error says that the database cannot be reached or that a connection to it was cut, and nothing about the
 * statement: the same request may succeed in a moment. A cut while a commit was on its way leaves its outcome unknown.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = databaseCause(error)
  if (!(cause instanceof Error)) return false
  const { code, syscall, message } = cause as Cause
  if (code === undefined) return unavailableMessages.test(message ?? '') || lateMessages.test(message ?? '')
  return unavailableStates.test(code) || (socketErrors.has(code) && socketCalls.has(syscall ?? ''))
}

/** Whether a server takes no writes: another one is the primary, or will be. Its connections are of no use any more. */
export const isReadOnlyServer = (error: unknown): boolean => (databaseCause(error) as Cause | undefined)?.code === readOnlyState

/** What {@link isReadOnlyServer} is true of, for a server that was asked. */
export const readOnlyServer = (): Error => Object.assign(new Error('The database server takes no writes'), { code: readOnlyState })

/** Whether the database did not answer, or no connection to it opened, for as long as it may: who asks next waits as long for nothing. */
export function isDatabaseSilent(error: unknown): boolean {
  const cause = databaseCause(error)
  const { code, message } = (cause instanceof Error ? cause : {}) as Cause
  return code === 'ETIMEDOUT' || (code === undefined && lateMessages.test(message ?? ''))
}

/** Whether an error says that no connection to the same server is of use: it vanished without a word, or takes no writes any more. */
export const isServerGone = (error: unknown): boolean =>
  isReadOnlyServer(error) || (databaseCause(error) as Cause | undefined)?.code === 'ETIMEDOUT'

/** Whether the database undid a statement because others were in its way: the same request may succeed in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause instanceof Error && busyStates.has((cause as Cause).code ?? '')
}
