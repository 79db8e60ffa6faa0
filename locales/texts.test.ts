import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/core/errors.ts'
import { bcp47, languages, type Language } from '#contract/core/languages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
type Texts = Record<string, string>

const catalogues = readdirSync(join(root, 'locales/ka')).filter((name) => name.endsWith('.json'))
const textsOf = (lang: Language, file: string) => JSON.parse(readFileSync(join(root, 'locales', lang, file), 'utf8')) as Texts
const all = (lang: Language): Texts => Object.assign({}, ...catalogues.map((file) => textsOf(lang, file))) as Texts

type Token = string | [name: string, kind?: string, branches?: Record<string, Token[] | string>]

/** Every value in a message, outer and in its branches. */
function tokensOf(message: Token[] | string | undefined): Exclude<Token, string>[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const inside = typeof token[2] === 'object' ? Object.values(token[2]).flatMap((branch) => tokensOf(branch)) : []
    return [token, ...inside]
  })
}

/** The names a message knows; `sure` ones it fills in, the others only choose a plural's form. */
function names(text: string): { sure: string[]; any: string[] } {
  const values = tokensOf(compileMessage(text) as Token[]).filter(([name]) => name !== '#')
  const marks = [...text.matchAll(/<(\w+)>/g)].map((match) => `<${match[1]}>`)
  const of = (chosen: typeof values) => [...new Set([...chosen.map(([name]) => name), ...marks])]
  return { sure: of(values.filter(([, kind]) => kind !== 'plural')), any: of(values) }
}

/** Whether two languages fill in the same values; a language with one form may leave out what only counts. */
function sameValues(one: string, other: string): boolean {
  const [a, b] = [names(one), names(other)]
  return a.sure.every((name) => b.any.includes(name)) && b.sure.every((name) => a.any.includes(name))
}

/** The branches of every plural in a message. */
function pluralBranches(text: string): string[][] {
  const plurals = tokensOf(compileMessage(text) as Token[]).filter(([, kind]) => kind === 'plural')
  return plurals.map(([, , branches]) => Object.keys(branches ?? {}).filter((word) => word !== 'offset' && !/^\d+$|^=/.test(word)))
}

function sources(folder: string, pattern: RegExp): [string, string][] {
  const found: [string, string][] = []
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) found.push(...sources(path, pattern))
    else if (pattern.test(entry.name)) found.push([path, readFileSync(join(root, path), 'utf8')])
  }
  return found
}

const code = ['storefront', 'server', 'contract'].flatMap((folder) => sources(folder, /(?<!\.test)\.tsx?$/))
const ka = all('ka')
const ids = Object.keys(ka)

describe.each(catalogues)('%s', (file) => {
  it.each(languages)('has the same keys in %s, in order', (lang) => {
    const keys = Object.keys(textsOf(lang, file))
    expect([...keys].sort()).toEqual(Object.keys(textsOf('ka', file)).sort())
    expect(keys, 'keys stand in alphabetical order').toEqual([...keys].sort())
  })
})

it('no id stands in two catalogues', () => {
  const seen = catalogues.flatMap((file) => Object.keys(textsOf('ka', file)))
  expect(seen.filter((id, place) => seen.indexOf(id) !== place)).toEqual([])
})

describe.each(languages)('the texts in %s', (lang) => {
  const texts = all(lang)
  const categories: string[] = new Intl.PluralRules(bcp47[lang]).resolvedOptions().pluralCategories

  it('are never empty and can be read as messages', () => {
    for (const [id, text] of Object.entries(texts)) {
      expect(text.trim(), id).not.toBe('')
      expect(() => compileMessage(text), id).not.toThrow()
    }
  })
  it('want the same values as the Georgian ones', () => {
    const differing = Object.keys(ka).filter((id) => texts[id] && !sameValues(texts[id], ka[id]!))
    expect(differing).toEqual([])
  })
  it('have the plural forms of their language', () => {
    // A noun that stays as it is after a number needs one form; so do measures: "10 g", "10 шт.".
    const wrong = Object.entries(texts).filter(([, text]) =>
      pluralBranches(text).some((words) => words.join() !== 'other' && [...words].sort().join() !== [...categories].sort().join()),
    )
    expect(wrong).toEqual([])
  })
})

it('Georgian texts hold no capital Georgian letters', () => {
  expect(Object.entries(ka).filter(([, text]) => /[\u1C90-\u1CBF]/.test(text))).toEqual([])
})

it('no text is made uppercase: Georgian has no such thing', () => {
  const shouting = sources('storefront', /(?<!\.test)\.(tsx?|css)$/).filter(([, source]) =>
    /toUpperCase\(|toLocaleUpperCase\(|text-transform:\s*(?:uppercase|capitalize)|className=[^>]*\b(?:uppercase|capitalize)\b/.test(source),
  )
  expect(shouting.map(([path]) => path)).toEqual([])
})

it('every error has a text, and every text of errors.json an error', () => {
  expect(Object.keys(textsOf('ka', 'errors.json')).sort()).toEqual(Object.keys(errors).sort())
})

/** Ids and the beginnings of ids that are put together from a value: `t(\`orders.step.${step}\`)`. */
function mentioned() {
  const complete = new Set<string>()
  const beginnings = new Set<string>()
  for (const [, source] of code) {
    for (const match of source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)) complete.add(match[1]!)
    for (const match of source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{/gi)) beginnings.add(match[1]!)
    for (const match of source.matchAll(/['"`]([a-z][\w-]*\.(?:[\w-]+\.)*)['"`]\s*\+/gi)) beginnings.add(match[1]!)
  }
  return { complete, beginnings: [...beginnings] }
}

it('every message is used somewhere', () => {
  const { complete, beginnings } = mentioned()
  const unused = ids.filter((id) => !complete.has(id) && !Object.hasOwn(errors, id) && !beginnings.some((start) => id.startsWith(start)))
  expect(unused).toEqual([])
})

it('every message asked for is there', () => {
  const missing: string[] = []
  // A command-line tool has no messages; its `text` reads an argument.
  for (const [path, source] of code.filter(([name]) => !name.endsWith('.cli.ts'))) {
    for (const match of source.matchAll(/\b(?:t|text)\(\s*(?:[\w.]+,\s*)?'([\w.-]+)'|<Rich[^>]*\sid="([\w.-]+)"/g)) {
      const id = match[1] ?? match[2]!
      if (!ids.includes(id)) missing.push(`${path}: ${id}`)
    }
  }
  expect(missing).toEqual([])
})
