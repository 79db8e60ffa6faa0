/** What is wrong with a field, in words for whoever wrote it. */
export interface FieldProblem {
  field: string
  reason: string
}

/** Reads fields of one parsed object and collects everything that is wrong, so that a row gets all its errors at once. */
export class FieldReader {
  readonly errors: FieldProblem[]
  readonly #object: Record<string, unknown>
  readonly #path: string

  constructor(value: unknown, path = '', errors: FieldProblem[] = []) {
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

  /** Trimmed, not empty, at most so many letters, and nothing that a page or the database could not hold. */
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

  /**
   * A field that is read otherwise.
   * @param read undefined for what it is not
   * @param reason why a value is none
   */
  parsed<T>(name: string, read: (value: unknown) => T | undefined, reason: string): T | undefined {
    const found = read(this.value(name))
    if (found === undefined) this.addError(name, reason)
    return found
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

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true
  }
  return false
}
