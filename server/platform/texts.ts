import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'
import { formatMessage, type Compiled, type CompiledMessage } from '#contract/core/message-format.ts'
import type { MessageParams } from '#locales/params.ts'
import { projectFile } from './project-files.ts'

/** The catalogues whose messages the server writes: mail, notifications, errors, invoices, link previews, the sandbox's page and the error page. */
type Catalogues = typeof import('#locales/ka/errors.json') &
  typeof import('#locales/ka/mail.json') &
  typeof import('#locales/ka/notifications.json') &
  typeof import('#locales/ka/addresses.json') &
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

/** Every message of one language, compiled, from all catalogues. */
function load(lang: Language): Compiled {
  const messages: Record<string, CompiledMessage> = {}
  for (const file of readdirSync(new URL(`${lang}/`, folder))) {
    if (!file.endsWith('.json')) continue
    const texts = JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>
    for (const [id, text] of Object.entries(texts)) messages[id] = compileMessage(typeset(lang, text)) as CompiledMessage
  }
  return messages
}

const catalogues = new Map<Language, Compiled>()

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
  let catalogue = catalogues.get(lang)
  if (!catalogue) catalogues.set(lang, (catalogue = load(lang)))
  return formatMessage(lang, catalogue[id] ?? id, params)
}

/** Reads all catalogues now, so that a broken one stops the start and no request pays for it. */
export function loadTexts(): void {
  for (const lang of languages) catalogues.set(lang, load(lang))
}
