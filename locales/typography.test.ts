import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

type Token = string | [name: string, kind?: string, branches?: Record<string, Token[] | string | number>]

/** The text of a compiled message, values as a letter and each branch in its place. */
function plain(tokens: Token[] | string | number | undefined): string {
  if (!Array.isArray(tokens)) return typeof tokens === 'string' ? tokens : ''
  return tokens
    .map((token) =>
      typeof token === 'string'
        ? token
        : Object.values(token[2] ?? { other: 'x' })
            .map(plain)
            .join('|'),
    )
    .join('')
}

/** The messages of a language as shoppers read them. */
const textsOf = (lang: Language): [id: string, text: string][] =>
  readdirSync(join(root, lang))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(root, lang, file), 'utf8')) as Record<string, string>))
    .map(([id, text]) => [id, plain(compileMessage(typeset(lang, text)) as Token[])])

/** The messages that a pattern finds something in. */
const found = (lang: Language, pattern: RegExp) => textsOf(lang).flatMap(([id, text]) => (pattern.test(text) ? [`${id}: ${text}`] : []))

describe('in every language', () => {
  it.each(['ka', 'en', 'ru', 'zh'] as const)('%s has no typewriter quotes, apostrophes, dots or doubled blanks', (lang) => {
    expect(found(lang, /"|'|\.\.\.|  /)).toEqual([])
  })

  it.each(['ka', 'en', 'ru', 'zh'] as const)('%s has a blank that does not break before the sign of the lari', (lang) => {
    expect(found(lang, /\d ₾|\d₾/)).toEqual([])
  })
})

describe('Georgian', () => {
  it('quotes „so“', () => expect(found('ka', /[«»”‘’]|“[^“„]*“/)).toEqual([]))
  it('has no blank before a mark and one after it', () => expect(found('ka', /\p{L} [,.;:!?]|\p{L}[,;!?]\p{L}/u)).toEqual([]))
})

describe('Russian', () => {
  it('quotes «so»', () => expect(found('ru', /[„“”‘’]/)).toEqual([]))
  it('does not break after a short preposition or before a number sign', () =>
    expect(found('ru', /(?<=^|[\s(«])(?:в|к|с|у|о|и|а|не|на|по|до|за|из|от|об|во|ко|со) (?=\S)|[\p{L}\d] №/iu)).toEqual([]))
  it('writes a dash between blanks, the first of which does not break', () => expect(found('ru', /\p{L} [-–] |\S — |\p{L}—/u)).toEqual([]))
})

describe('Chinese', () => {
  it('quotes “so”', () => expect(found('zh', /[«»„]/)).toEqual([]))
  it('has full-width marks', () => expect(found('zh', /\p{Script=Han}[,;:!?()]|[,;:!?(]\p{Script=Han}/u)).toEqual([]))
  it('has no blanks between its characters', () => expect(found('zh', /\p{Script=Han} \p{Script=Han}/u)).toEqual([]))
})

describe('English', () => {
  it('quotes “so” and has curved apostrophes', () => expect(found('en', /[«»„]|\w'\w/)).toEqual([]))
})
