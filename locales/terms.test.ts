import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/languages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [, words = '', rest = ''] = readFileSync(join(root, 'docs/terms.md'), 'utf8').split(/^## (?:Words|Voice)$/m)
const exceptions = rest.split(/^## Exceptions$/m)[1] ?? ''

/** The rows of a Markdown table as records of its headings. */
function rowsOf(markdown: string): Record<string, string>[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  const [headings = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return rows.map((cells) => Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])))
}

function textsOf(lang: Language): [id: string, text: string][] {
  const folder = join(root, 'locales', lang)
  return readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  )
}

/** The words a shopper sees: names of values and the keywords of plurals are not among them. */
const visible = (text: string) => text.replaceAll(/\{\w+(?:, plural,)?|\b(?:one|few|many|other) \{|=\d+ \{|<\/?\w+>/g, ' ')

function occursIn(text: string, word: string, lang: Language): boolean {
  const escaped = word.replaceAll(/[-.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // An entry of up to three letters (ты, cut) is a whole word, a longer one the beginning of one.
  const pattern = lang === 'zh' ? escaped : `(?<!\\p{L})${escaped}${word.length <= 3 ? String.raw`(?!\p{L})` : ''}`
  return new RegExp(pattern, 'iu').test(visible(text))
}

const terms = rowsOf(words)
const excepted = rowsOf(exceptions).map((row) => ({ lang: row.language!, word: row.word!, id: row.message!.replaceAll('`', '') }))

it('the tables are read', () => {
  expect(terms.length).toBeGreaterThan(50)
  expect(excepted.length).toBeGreaterThan(5)
})

describe.each(languages)('the catalogues in %s', (lang) => {
  const texts = textsOf(lang)

  it('use no word that a term replaces', () => {
    const found = terms.flatMap((term) =>
      (term[`not in ${lang}`] ?? '').split(', ').flatMap((word) => {
        const hits = word ? texts.filter(([, text]) => occursIn(text, word, lang)) : []
        const known = new Set(excepted.filter((one) => one.lang === lang && one.word === word).map(({ id }) => id))
        return hits.filter(([id]) => !known.has(id)).map(([id, text]) => `${term.concept}: “${word}” in ${id}: ${text}`)
      }),
    )
    expect(found).toEqual([])
  })
  it('have every term', () => {
    const all = texts.map(([, text]) => visible(text).toLocaleLowerCase(lang))
    const missing = terms.filter(({ concept }) => !concept!.endsWith('(later)')).map((term) => term[lang]!)
    expect(missing.filter((term) => !all.some((text) => text.includes(term.toLocaleLowerCase(lang))))).toEqual([])
  })
  it('need the exceptions that are listed', () => {
    const known = new Map(texts)
    const idle = excepted.filter((one) => one.lang === lang && !occursIn(known.get(one.id) ?? '', one.word, lang))
    expect(idle).toEqual([])
  })
  it('call the state of an order the same on its counter and its tab', () => {
    const known = new Map(texts)
    const states = ['toPay', 'toReceive', 'afterSales']
    expect(states.map((state) => known.get(`orders.counts.${state}`))).toEqual(states.map((state) => known.get(`orders.tab.${state}`)))
  })
  it('call returns the same in the menu, at the head of their page, on the tab of their orders and among the topics', () => {
    const known = new Map(texts)
    const places = [
      'shell.account.aftersales',
      'aftersales.title',
      'orders.action.returns',
      'orders.tab.afterSales',
      'notifications.topic.afterSales',
    ]
    expect(places.map((id) => known.get(id))).toEqual(places.map(() => known.get('orders.counts.afterSales')))
  })
})

it('Chinese has no space between its characters and digits, and full-width punctuation', () => {
  const han = String.raw`[\u3400-\u9fff\uff00-\uffef]`
  const wrong = new RegExp(String.raw`${han} [\d#]|[\d#] ${han}|\{(?:count|quantity|available|lines|max|min)\} ${han}|${han}[,;!?]`, 'u')
  expect(textsOf('zh').filter(([, text]) => wrong.test(text))).toEqual([])
})
