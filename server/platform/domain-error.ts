import type { ErrorKey, ErrorParams } from '#contract/core/errors.ts'

/** A refusal or fault by its key of the catalogue, never a sentence. Whoever answers picks the text in the caller's language. */
export class DomainError extends Error {
  readonly key: ErrorKey
  readonly params: ErrorParams

  constructor(key: ErrorKey, params: ErrorParams = {}) {
    super(key)
    this.name = 'MallError'
    this.key = key
    this.params = params
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
