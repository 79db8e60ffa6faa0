import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it, vi } from 'vitest'
import { languages } from './languages.ts'
import { formatMessage, type CompiledMessage } from './message-format.ts'

const folder = new URL('../../locales/', import.meta.url)
const compile = (text: string) => compileMessage(text) as CompiledMessage
/** Numbers that meet every plural form of our languages, and grouping. */
const numbers = [-1234, 0, 1, 2, 5, 11, 21, 22, 101, 999, 1000, 1234, 12_345, 1_234_567]

function textsOf(lang: string): [string, string][] {
  return readdirSync(new URL(`${lang}/`, folder)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')) as Record<string, string>),
  )
}

function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => (Array.isArray(token) ? [String(token[0]), ...Object.values(token[2] ?? {}).flatMap(namesIn)] : []))
}

describe('formatMessage', () => {
  it.each(languages)('says every message of %s as Lingui says it', (lang) => {
    const texts = textsOf(lang)
    const messages = Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)]))
    const reference = setupI18n({ locale: lang, messages: { [lang]: messages } })
    let compared = 0
    for (const [id] of texts) {
      for (const number of numbers) {
        const values = Object.fromEntries(namesIn(messages[id]).map((name, index) => [name, number + index]))
        expect(formatMessage(lang, messages[id] as CompiledMessage, values), id).toBe(reference._(id, values))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  it('ends a sentence with one full stop, whatever its last value ends with', () => {
    const message = compile('В корзине: {name}. Открыть')
    expect(formatMessage('ru', message, { name: 'Полотенца, 10 шт.' })).toBe('В корзине: Полотенца, 10 шт. Открыть')
    expect(formatMessage('ru', message, { name: 'Полотенца' })).toBe('В корзине: Полотенца. Открыть')
  })

  it('chooses an exact number before a category, counts from an offset, and nests', () => {
    const seats = compile('{n, plural, =0 {nobody} =1 {{name}} one {{name} and # more} other {{name} and # others}}')
    expect([0, 1, 2].map((n) => formatMessage('en', seats, { n, name: 'Nino' }))).toEqual(['nobody', 'Nino', 'Nino and 2 others'])
    const rest = compile('{n, plural, offset:1 =1 {you} one {you and # more} other {you and # others}}')
    expect([1, 2, 3].map((n) => formatMessage('en', rest, { n }))).toEqual(['you', 'you and 1 more', 'you and 2 others'])
    const kind = compile('{kind, select, parcel {{n, plural, one {# parcel} other {# parcels}}} other {letters}}')
    expect(formatMessage('en', kind, { kind: 'parcel', n: 1 })).toBe('1 parcel')
    expect(formatMessage('en', kind, { kind: 'card', n: 1 })).toBe('letters')
  })

  it('writes numbers alike where Intl knows no Georgian, as in Chromium', () => {
    const NumberFormat = vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
      throw new Error('not to be asked')
    })
    const things = compile('{n, plural, other {# ნივთი}}')
    expect([1234, 12_345].map((n) => formatMessage('ka', things, { n }))).toEqual(['1234 ნივთი', '12\u00a0345 ნივთი'])
    NumberFormat.mockRestore()
  })

  it('leaves a place without a value empty and a lone # outside a plural alone', () => {
    expect(formatMessage('ka', compile('a {b} c'))).toBe('a  c')
    expect(formatMessage('ka', '#')).toBe('#')
  })
})
