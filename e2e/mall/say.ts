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

/** The text as a pattern: any value in its places, and any of its plural forms where the number is not given. */
export function saying(lang: Language, id: MessageId, values: Record<string, unknown> = {}): RegExp {
  const message = JSON.stringify(catalogues[lang].messages[id])
  const open = (pattern: RegExp) => [...message.matchAll(pattern)].map((match) => match[1]!).filter((name) => values[name] === undefined)
  const counted = open(/\["(\w+)","plural"/g)
  const holes = Object.fromEntries(open(/\["(\w+)"/g).map((name) => [name, '\u0001']))
  const forms = counted.length === 0 ? [{}] : counts.map((count) => Object.fromEntries(counted.map((name) => [name, count])))
  const patterns = forms.map((form) => {
    const text = say(lang, id, { ...holes, ...form, ...values }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return text.replaceAll('\u0001', '.+').replace(counted.length > 0 ? /\d+/g : /$^/, '\\d+')
  })
  return new RegExp(`(?:${[...new Set(patterns)].join('|')})`)
}

/** Numbers that meet every plural form of our languages. */
const counts = [0, 1, 2, 5]
