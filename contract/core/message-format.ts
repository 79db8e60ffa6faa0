/** A part of a compiled ICU message: text, `[name]` for a value, `[name, 'plural' | 'select', forms]` for a choice. */
type Token = string | readonly [name: string, kind?: string, forms?: Forms]
interface Forms {
  offset?: number
  [form: string]: string | number | readonly Token[] | undefined
}
/** One message as `@lingui/message-utils` compiles it; a text without places may be the text itself. */
export type CompiledMessage = string | readonly Token[]
export type Compiled = Readonly<Record<string, CompiledMessage>>
export type MessageValues = Record<string, unknown>

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

function cached<T>(map: Map<string, T>, lang: string, make: () => T): T {
  let entry = map.get(lang)
  if (!entry) map.set(lang, (entry = make()))
  return entry
}

/** Whole numbers below a thousand look alike in all four languages; a formatter costs a phone tens of milliseconds when it is first made. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

const writeNumber = (lang: string, value: number) =>
  isPlain(value) ? String(value) : cached(numbers, lang, () => new Intl.NumberFormat([lang, 'en'])).format(value)

/** The form for a number: `=N` first, then its plural category, then `other`. */
function pluralForm(lang: string, forms: Forms, value: number, left: number): CompiledMessage {
  const category = () => cached(rules, lang, () => new Intl.PluralRules([lang, 'en'])).select(left)
  return (forms[`${value}`] ?? forms[category()] ?? forms.other) as CompiledMessage
}

/**
 * Fills in a compiled message: values as they are, plurals by the language's own rules, `#` as the language writes
 * numbers. An absent value leaves its place empty. Dates and sums are written by their own formatters and come as text.
 */
export function formatMessage(lang: string, message: CompiledMessage, values: MessageValues = {}, counted?: number): string {
  if (typeof message === 'string') return message === '#' && counted !== undefined ? writeNumber(lang, counted) : message
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') {
      text += token === '#' && counted !== undefined ? writeNumber(lang, counted) : token
      continue
    }
    const [name, kind, forms] = token
    const value = values[name]
    if (!forms) {
      text += value ?? ''
    } else if (kind === 'select') {
      text += formatMessage(lang, (forms[String(value)] ?? forms.other) as CompiledMessage, values, counted)
    } else {
      const left = Number(value) - (forms.offset ?? 0)
      text += formatMessage(lang, pluralForm(lang, forms, Number(value), left), values, left)
    }
  }
  return text
}
