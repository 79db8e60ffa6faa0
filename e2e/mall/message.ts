import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/core/languages.ts'
import { formatMessage, type Compiled, type CompiledMessage } from '#contract/core/message-format.ts'
import type { MessageId } from '#locales/ids.ts'

const folder = new URL('../../locales/', import.meta.url)

function open(lang: Language): Compiled {
  const texts = readdirSync(new URL(`${lang}/`, folder)).map(
    (file) => JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>,
  )
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...texts) as Record<string, string>).map(([id, text]) => [
      id,
      compileMessage(text) as CompiledMessage,
    ]),
  )
}

const catalogues = Object.fromEntries(languages.map((lang) => [lang, open(lang)])) as Record<Language, Compiled>

/** The text a page shows for a message: what a journey looks for is what the catalogues say. */
export function messageText(lang: Language, id: MessageId, values: Record<string, unknown> = {}): string {
  const message = catalogues[lang][id]
  if (message === undefined) throw new Error(`No text ${id} in ${lang}`)
  return formatMessage(lang, message, values).replace(/<\/?\w+>/g, '')
}

/** The text as a pattern: any value in its places, and any of its plural forms where the number is not given. */
export function saying(lang: Language, id: MessageId, values: Record<string, unknown> = {}): RegExp {
  const message = JSON.stringify(catalogues[lang][id])
  const open = (pattern: RegExp) => [...message.matchAll(pattern)].map((match) => match[1]!).filter((name) => values[name] === undefined)
  const counted = open(/\["(\w+)","plural"/g)
  const holes = Object.fromEntries(open(/\["(\w+)"/g).map((name) => [name, '\u0001']))
  const forms = counted.length === 0 ? [{}] : counts.map((count) => Object.fromEntries(counted.map((name) => [name, count])))
  const patterns = forms.map((form) => {
    const text = messageText(lang, id, { ...holes, ...form, ...values }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return text.replaceAll('\u0001', '.+').replace(counted.length > 0 ? /\d+/g : /$^/, '\\d+')
  })
  return new RegExp(`(?:${[...new Set(patterns)].join('|')})`)
}

/** Numbers that meet every plural form of our languages. */
const counts = [0, 1, 2, 5]
