import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'
import { formatMessage, type CompiledMessage } from '#contract/core/message-format.ts'
import type { MessageParams } from '#locales/params.ts'
import { projectFile } from './project-files.ts'

/** The catalogues whose messages the server writes: mail, notifications, errors, invoices, link previews, the sandbox's page and the error page. */
type Catalogues = typeof import('#locales/ka/errors.json') &
  typeof import('#locales/ka/mail.json') &
  typeof import('#locales/ka/notifications.json') &
  typeof import('#locales/ka/addresses.json') &
  typeof import('#locales/ka/cart.json') &
  typeof import('#locales/ka/catalogue.json') &
  typeof import('#locales/ka/groups.json') &
  typeof import('#locales/ka/orders.json') &
  typeof import('#locales/ka/payments.json') &
  typeof import('#locales/ka/shell.json') &
  typeof import('#locales/ka/ui.json')
export type ServerMessageId = Exclude<keyof Catalogues, 'default'>
/** The names of the values a message needs; `never` for none. */
export type ParamsOf<Id extends string> = Id extends keyof MessageParams ? MessageParams[Id] : never
export type ParamValues = Record<string, string | number>

const folder = projectFile('locales/')

/** The messages of one language from all catalogues. Each is compiled when it is first written: all of them took a seventh of a start. */
interface Messages {
  texts: Record<string, string>
  compiled: Map<string, CompiledMessage>
}

function load(lang: Language): Messages {
  const files = readdirSync(new URL(`${lang}/`, folder)).filter((file) => file.endsWith('.json'))
  const texts = files.map((file) => JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>)
  return { texts: Object.assign({}, ...texts) as Record<string, string>, compiled: new Map() }
}

const messages = new Map<Language, Messages>()

/** @returns undefined where no catalogue has the message */
function compiledMessage(lang: Language, id: string): CompiledMessage | undefined {
  let found = messages.get(lang)
  if (!found) messages.set(lang, (found = load(lang)))
  const text = found.texts[id]
  if (text === undefined) return undefined
  let compiled = found.compiled.get(id)
  if (!compiled) found.compiled.set(id, (compiled = compileMessage(typeset(lang, text)) as CompiledMessage))
  return compiled
}

/** A message in a language. An id that no catalogue has, or a value that is missing, does not compile. */
export function text<Id extends ServerMessageId>(
  lang: Language,
  id: Id,
  ...[params]: [ParamsOf<Id>] extends [never] ? [] : [params: Record<ParamsOf<Id>, string | number>]
): string {
  return storedText(lang, id, params)
}

/** A message whose values are known only when it runs: those of an error or of a stored notification. Missing ones stay empty. */
export function storedText(lang: Language, id: ServerMessageId, params: ParamValues = {}): string {
  return formatMessage(lang, compiledMessage(lang, id) ?? id, params)
}

/** Reads all catalogues now, so that one that is no JSON stops the start; that each message compiles is tested. */
export function loadTexts(): void {
  for (const lang of languages) messages.set(lang, load(lang))
}
