import type { ParamsOf } from './texts.ts'
import { errors, type ErrorKey, type ErrorParams } from '#contract/core/errors.ts'

/** What a key's text needs, and more where the reply has it; a key known only at run time may come with anything. */
type ParamsFor<K extends ErrorKey> = [ParamsOf<K>] extends [never]
  ? [params?: ErrorParams]
  : ErrorKey extends K
    ? [params?: ErrorParams]
    : [params: ErrorParams & Record<ParamsOf<K>, string | number>]

/** An expected failure by its key, never a sentence: anyone who answers writes the text in the caller's language. */
export class DomainError<K extends ErrorKey = ErrorKey> extends Error {
  readonly key: ErrorKey
  readonly params: ErrorParams

  constructor(key: K, ...[params = {}]: ParamsFor<K>) {
    super(key)
    this.name = 'DomainError'
    this.key = key
    const entry = errors[key]
    this.params = 'field' in entry ? { field: entry.field, ...params } : params
  }
}

/**
 * Throws the first of some validation results that is an error; passes when all are undefined.
 * @throws DomainError with that key
 */
export function assertValid(...errors: (ErrorKey | undefined)[]): void {
  const first = errors.find((error) => error !== undefined)
  if (first) throw new DomainError(first)
}

/** What was looked for. @throws `notFound` where there is none, or it is another's */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new DomainError('notFound')
  return found
}
