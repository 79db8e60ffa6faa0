import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '#contract/core/languages.ts'

const folder = new URL('../../locales/', import.meta.url)

type Token = string | [name: string, kind?: string, forms?: Record<string, Token[] | string | number>]

/** The values a compiled message fills in or chooses by. */
function namesIn(tokens: Token[] | string | number | undefined): string[] {
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token) => (typeof token === 'string' ? [] : [token[0], ...Object.values(token[2] ?? {}).flatMap(namesIn)]))
}

/** `locales/params.ts`: which values each message needs in any language, read off the catalogues. */
export function messageParams(): string {
  const names = new Map<string, Set<string>>()
  for (const lang of languages)
    for (const file of readdirSync(new URL(`${lang}/`, folder)).filter((name) => name.endsWith('.json')))
      for (const [id, text] of Object.entries(
        JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>,
      ))
        for (const name of namesIn(compileMessage(text) as Token[])) names.set(id, (names.get(id) ?? new Set()).add(name))
  const lines = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, of]) => {
      const values = [...of].filter((name) => name !== '#').sort()
      return `  '${id}': ${values.map((name) => `'${name}'`).join(' | ')}\n`
    })
  return [
    '/** The names of the values that messages need; ids that are not here need none. Written by `node tools/generated.ts write`. */\n',
    'export interface MessageParams {\n',
    ...lines,
    '}\n',
  ].join('')
}
