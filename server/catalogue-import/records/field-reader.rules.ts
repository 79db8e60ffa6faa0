import { isDay, readInstant } from '#contract/core/instants.ts'
import type { FindingKind } from '../report/findings.rules.ts'

/** What is wrong with a line: which field of it and why, in words for the operator. */
export interface FieldError {
  field: string
  reason: string
  /** Where it is on another line than the record, or in another file. */
  line?: number
  file?: string
  /** A picture that is not there: the totals tell how many, so a summary need not name each. */
  isCounted?: boolean
  /** Summed up with others of its kind. */
  kind?: FindingKind
  /** What stands in the cell. */
  value?: string
  /** What the product cannot be sold without. */
  needs?: 'price' | 'rate' | 'name'
  /** What to do about it, where that is more than its kind says. */
  proposal?: string
}

/** Reads fields of one parsed object and collects everything that is wrong, so that a row gets all its errors at once. */
export class FieldReader {
  readonly errors: FieldError[]
  readonly #object: Record<string, unknown>
  readonly #path: string

  constructor(value: unknown, path = '', errors: FieldError[] = []) {
    this.errors = errors
    this.#path = path
    const fits = typeof value === 'object' && value !== null && !Array.isArray(value)
    this.#object = fits ? (value as Record<string, unknown>) : {}
    if (!fits) errors.push({ field: path.replace(/\.$/, '') || '(line)', reason: 'must be an object' })
  }

  addError(name: string, reason: string): void {
    this.errors.push({ field: this.#path + name, reason })
  }

  names(): string[] {
    return Object.keys(this.#object)
  }

  value(name: string): unknown {
    return Object.hasOwn(this.#object, name) ? this.#object[name] : undefined
  }

  has(name: string): boolean {
    const value = this.value(name)
    return value !== undefined && value !== null
  }

  /** `{ [name]: … }` where the field is there, nothing where it is not: for spreading. */
  optional<N extends string, T>(name: N, read: (name: N) => T): { [K in N]?: T } {
    return this.has(name) ? ({ [name]: read(name) } as { [K in N]?: T }) : {}
  }

  inside(name: string): FieldReader {
    return new FieldReader(this.value(name), `${this.#path}${name}.`, this.errors)
  }

  /** Trimmed, not empty, at most so many maxLength, and nothing that a page or the database could not hold. */
  string(name: string, most: number): string {
    return this.#text(this.value(name), name, most)
  }

  #text(value: unknown, name: string, most: number): string {
    const text = typeof value === 'string' ? value.trim() : ''
    if (typeof value !== 'string' || text === '') {
      this.addError(name, value === undefined || value === null || value === '' ? 'is missing' : 'must be a text')
      return ''
    }
    if (value.length > most) this.addError(name, `is longer than ${most} letters`)
    else if (!value.isWellFormed() || hasControl(value)) this.addError(name, 'holds characters that are no text')
    return text
  }

  strings(name: string, most: number, maxLength: number): string[] {
    return this.#items(name, most).map((value, i) => this.#text(value, `${name}.${i}`, maxLength))
  }

  list<T>(name: string, most: number, read: (each: FieldReader, place: number) => T): T[] {
    return this.#items(name, most).map((value, i) => read(new FieldReader(value, `${this.#path}${name}.${i}.`, this.errors), i))
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.value(name)
    const found = choices.find((choice) => choice === value)
    if (!found) this.addError(name, `must be one of ${choices.join(', ')}`)
    return found
  }

  matching(name: string, pattern: RegExp, what: string): string {
    const value = this.string(name, 100)
    if (value && !pattern.test(value)) this.addError(name, `must be ${what}`)
    return value
  }

  flag(name: string): boolean {
    const value = this.value(name)
    if (typeof value !== 'boolean') this.addError(name, 'must be true or false')
    return value === true
  }

  integer(name: string, least: number, most: number): number {
    const value = this.value(name)
    if (!Number.isInteger(value)) this.addError(name, this.has(name) ? 'must be a whole number' : 'is missing')
    else if ((value as number) < least || (value as number) > most) this.addError(name, `must be from ${least} to ${most}`)
    else return value as number
    return least
  }

  /** An amount in lari, `42.5` or `"42.50"`; -> tetri. */
  amount(name: string): number {
    const value = this.value(name)
    const tetri = typeof value === 'number' || typeof value === 'string' ? tetriOf(String(value)) : undefined
    if (tetri === undefined) this.addError(name, this.has(name) ? 'must be an amount in lari such as 42.50' : 'is missing')
    else if (tetri < 1 || tetri > 100_000_000) this.addError(name, 'must be from 0.01 to 1000000')
    return tetri ?? 1
  }

  /** ISO 8601; UTC where no zone is named. -> UTC. */
  instant(name: string): string {
    const value = this.value(name)
    const instant = typeof value === 'string' ? instantOf(value) : undefined
    if (instant === undefined) this.addError(name, 'must be a time such as 2026-11-21T08:00:00Z, between 1970 and 2199')
    return instant ?? ''
  }

  #items(name: string, most: number): unknown[] {
    const value = this.value(name)
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) this.addError(name, 'must be a list')
    else if (value.length > most) this.addError(name, `has more than ${most} entries`)
    else return value as unknown[]
    return []
  }
}

const isZoned = /Z|T.*[+-]/

/** ISO 8601, UTC; undefined for all that is no time, for days that never were, and outside 1970 to 2199. */
function instantOf(text: string): string | undefined {
  return readInstant(isDay(text) ? `${text}T00:00:00Z` : isZoned.test(text) ? text : `${text}Z`)?.toISOString()
}

/** Exactly: no float is multiplied. Undefined for all that is no plain decimal with at most two digits after the point. */
export function tetriOf(text: string): number | undefined {
  const parts = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!parts) return undefined
  const tetri = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] ? -tetri : tetri
}

/** `42.50`: an amount as files hold it. */
export function formatLari(tetri: number): string {
  return `${Math.floor(tetri / 100)}.${String(tetri % 100).padStart(2, '0')}`
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true
  }
  return false
}
