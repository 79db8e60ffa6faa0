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
