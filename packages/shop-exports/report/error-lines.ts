/** Errors and warnings of files as a terminal shows them. */

/** Something that is wrong at a place of a file. */
export interface NamedError {
  file: string
  line: number
  id?: string
  field: string
  reason: string
}

/** Errors of one reason that are listed. */
const maxAlike = 5

/** A number before its noun: `1 line`, `3 lines`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Errors in the order of the file; of one reason, whatever its cells hold, the first places and a count. */
export function errorLines(errors: readonly NamedError[], count: number): string[] {
  const reasons = new Map<string, { first: NamedError; count: number }>()
  const lines = errors.flatMap((error) => {
    const alike = `${error.field}: ${error.reason.replace(/«[^»]*»|\d+/g, '')}`
    const found = reasons.get(alike) ?? { first: error, count: 0 }
    reasons.set(alike, found)
    return ++found.count > maxAlike ? [] : rowLine(error)
  })
  const many = [...reasons.values()].filter((found) => found.count > maxAlike)
  return [
    ...lines,
    ...many.map(({ first, count }) => `… and ${count - maxAlike} more like it: ${printable(first.field)}: ${printable(first.reason)}`),
    ...moreLine(count - errors.length, 'error'),
  ]
}

/** How many there are that are not listed; nothing where there are none. */
export const moreLine = (count: number, what: string): string[] =>
  count > 0 ? [`… and ${counted(count, `more ${what}`)} (--report <file> lists ${count === 1 ? 'it' : 'them'})`] : []

/** `mugs.csv:3 mug-1  price: is missing`. */
export const rowLine = ({ file, line, id, field, reason }: NamedError): string =>
  `${printable(file)}:${line}${id ? ` ${printable(id)}` : ''}  ${printable(field)}: ${printable(reason)}`

/** A terminal obeys control characters; what a file says is shown without them. */
export function printable(text: string, most = 200): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, most)
}
