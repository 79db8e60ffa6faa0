import { databaseCause, isFailedQuery } from '@kalata/postgres-client/database-error.ts'

/** What a log may say of an error. */
export interface ErrorSummary {
  type: string
  message?: string
  code?: string
  /** Of a failed statement: its verb and table. */
  statement?: string
  constraint?: string
  /** The function of the database server that rejected it. */
  routine?: string
  stack?: string
  cause?: ErrorSummary
}

interface Details {
  code?: unknown
  constraint?: unknown
  routine?: unknown
}

/** How many causes of causes are named. */
const maxCauses = 3
const maxMessage = 500

/**
 * An error without what it may hold of people: of a failed statement neither its parameters nor the server's words, which
 * quote them, but its code, constraint, routine and a short name; of any other its message without mail addresses. No
 * other property leaves.
 */
export function summarise(error: unknown, depth = 0): ErrorSummary {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) }
  const failed = databaseCause(error)
  const { code, constraint, routine } = (failed ?? error) as Details
  const fromServer = isFailedQuery(error) || typeof routine === 'string'
  const stack = framesOf(error)
  return {
    type: error.constructor.name,
    ...(fromServer ? {} : { message: redactText(error.message) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(isFailedQuery(error) ? { statement: statementName(error.query) } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof routine === 'string' ? { routine } : {}),
    ...(isFailedQuery(error) && code === undefined && failed instanceof Error ? { message: redactText(failed.message) } : {}),
    ...(stack ? { stack } : {}),
    ...(!fromServer && error.cause !== undefined && depth < maxCauses ? { cause: summarise(error.cause, depth + 1) } : {}),
  }
}

/** The same in one line, for a table or a terminal. */
export function summaryLine(error: unknown): string {
  const { type, message, code, statement, constraint } = summarise(error)
  return `${type}: ${[statement, message, code, constraint].filter(Boolean).join(' ')}`
}

/** `update addresses`: the verb of a statement and the first table it names. */
function statementName(query: string): string {
  const [, verb = 'statement', table = ''] = /\b(insert into|update|delete from|from)\s+(?:only\s+)?"?([a-z_]+)/i.exec(query) ?? []
  return `${verb.toLowerCase().replace(/^from$/, 'select from')} ${table}`.trim()
}

/** Where an error was made. Its first lines are the message, which is told apart or not at all. */
function framesOf({ message, stack = '' }: Error): string | undefined {
  const at = stack.indexOf(message)
  if (at < 0) return undefined
  const frames = stack.slice(at + message.length).trim()
  return frames || undefined
}

function redactText(text: string): string {
  const [beforeParameters = ''] = text.split('\nparams:')
  return beforeParameters
    .slice(0, maxMessage)
    .toWellFormed()
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[cut]')
}
