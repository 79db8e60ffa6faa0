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

function rulesOf(lang: string): Intl.PluralRules {
  let entry = rules.get(lang)
  if (!entry) rules.set(lang, (entry = new Intl.PluralRules([lang, 'en'])))
  return entry
}

const nbsp = '\u00a0'
/** What parts thousands, and from how many digits on (CLDR 48); a comma from four in other languages. */
const grouping: Readonly<Record<string, { separator: string; from: number }>> = {
  ka: { separator: nbsp, from: 5 },
  ru: { separator: nbsp, from: 4 },
}

/**
 * A whole number as the language writes it. `Intl` is not used on purpose: browsers made of Chromium have no Georgian number format, so that the page
 * would say another number than the server; and a formatter costs a phone tens of milliseconds when it is first made.
 */
function writeNumber(lang: string, value: number): string {
  const { separator, from } = grouping[lang] ?? { separator: ',', from: 4 }
  const digits = String(Math.abs(value))
  return (value < 0 ? '-' : '') + (digits.length < from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, separator))
}

/** The form for a number: `=N` first, then its plural category, then `other`. */
function pluralForm(lang: string, forms: Forms, value: number, left: number): CompiledMessage {
  const category = () => rulesOf(lang).select(left)
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
      if (token === '#' && counted !== undefined) text += writeNumber(lang, counted)
      // A full stop after what ends with one: "10 шт.".
      else text += text.endsWith('.') && token[0] === '.' ? token.slice(1) : token
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
