import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#contract/core/languages.ts'
import { formatMessage, type Compiled, type CompiledMessage } from '#contract/core/message-format.ts'

const folder = new URL('../../locales/', import.meta.url)

/** Every message of one language, compiled, from all departments' files. */
function load(lang: Language): Compiled {
  const messages: Record<string, CompiledMessage> = {}
  for (const file of readdirSync(new URL(`${lang}/`, folder))) {
    if (!file.endsWith('.json')) continue
    const texts = JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>
    for (const [id, text] of Object.entries(texts)) messages[id] = compileMessage(text) as CompiledMessage
  }
  return messages
}

const catalogues = new Map<Language, Compiled>()

/** A message of the catalogues in a language; used for refusals and for messages that are sent. */
export function text(lang: Language, id: string, params: Record<string, unknown> = {}): string {
  let catalogue = catalogues.get(lang)
  if (!catalogue) catalogues.set(lang, (catalogue = load(lang)))
  return formatMessage(lang, catalogue[id] ?? id, params)
}

/** Reads all catalogues now, so that a broken one stops the start and no request pays for it. */
export function loadTexts(): void {
  for (const lang of languages) catalogues.set(lang, load(lang))
}
