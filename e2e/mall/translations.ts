import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'
import { formatMessage, type Compiled, type CompiledMessage } from '#contract/core/message-format.ts'
import type { MessageId } from '#locales/ids.ts'

const folder = new URL('../../locales/', import.meta.url)

function readCatalogue(lang: Language): Compiled {
  const texts = readdirSync(new URL(`${lang}/`, folder)).map(
    (file) => JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>,
  )
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...texts) as Record<string, string>).map(([id, text]) => [
      id,
      compileMessage(typeset(lang, text)) as CompiledMessage,
    ]),
  )
}

const catalogues = Object.fromEntries(languages.map((lang) => [lang, readCatalogue(lang)])) as Record<Language, Compiled>

/** The text of a message as a page shows it, without tags. @throws Error for an unknown id */
export function messageText(lang: Language, id: MessageId, values: Record<string, unknown> = {}): string {
  const message = catalogues[lang][id]
  if (message === undefined) throw new Error(`No text ${id} in ${lang}`)
  return formatMessage(lang, message, values).replace(/<\/?\w+>/g, '')
}

/** A pattern of the text: missing values match anything, a missing number any plural form. */
export function textPattern(lang: Language, id: MessageId, values: Record<string, unknown> = {}): RegExp {
  const message = JSON.stringify(catalogues[lang][id])
  const readCatalogue = (pattern: RegExp) =>
    [...message.matchAll(pattern)].map((match) => match[1]!).filter((name) => values[name] === undefined)
  const pluralValues = readCatalogue(/\["(\w+)","plural"/g)
  const placeholders = Object.fromEntries(readCatalogue(/\["(\w+)"/g).map((name) => [name, '\u0001']))
  const forms = pluralValues.length === 0 ? [{}] : counts.map((count) => Object.fromEntries(pluralValues.map((name) => [name, count])))
  const patterns = forms.map((form) => {
    const text = messageText(lang, id, { ...placeholders, ...form, ...values }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // Names of elements are compared with plain blanks, texts as they are.
    return text
      .replaceAll('\u0001', '.+')
      .replace(/[ \u00a0]/g, '\\s')
      .replace(pluralValues.length > 0 ? /\d+/g : /$^/, '\\d+')
  })
  return new RegExp(`(?:${[...new Set(patterns)].join('|')})`)
}

/** Numbers that select every plural form of our languages. */
const counts = [0, 1, 2, 5]
