import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/languages.ts'
import type { MessageId } from '#locales/ids.ts'

const folder = new URL('../../locales/', import.meta.url)

function open(lang: Language): I18n {
  const texts = readdirSync(new URL(`${lang}/`, folder)).map(
    (file) => JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>,
  )
  const messages = Object.fromEntries(
    Object.entries(Object.assign({}, ...texts) as Record<string, string>).map(([id, text]) => [id, compileMessage(text)]),
  )
  return setupI18n({ locale: lang, messages: { [lang]: messages } })
}

const catalogues = Object.fromEntries(languages.map((lang) => [lang, open(lang)])) as Record<Language, I18n>

/** The text a page shows for a message: what a journey looks for is what the catalogues say. */
export function say(lang: Language, id: MessageId, values: Record<string, unknown> = {}): string {
  const found = catalogues[lang]._(id, values)
  if (found === id) throw new Error(`No text ${id} in ${lang}`)
  return found.replace(/<\/?\w+>/g, '')
}

/** The text with any value in its places, as a pattern for a whole name. */
export function saying(lang: Language, id: MessageId, values: Record<string, unknown> = {}): RegExp {
  const names = [...JSON.stringify(catalogues[lang].messages[id]).matchAll(/\["(\w+)"/g)].map((match) => match[1]!)
  const holes = Object.fromEntries(names.map((name) => [name, values[name] ?? '\u0001']))
  const text = say(lang, id, holes).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(text.replaceAll('\u0001', '.+'))
}
