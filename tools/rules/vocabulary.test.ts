import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findDeadWords, glossaryRows, wordsOf } from './vocabulary.ts'
import { deadWords } from './vocabulary-words.ts'

const found = (text: string, path = 'server/cart/cart.rules.ts') =>
  findDeadWords(path, text).map(({ line, text: word, form }) => [line, word, form])

describe('the vocabulary', () => {
  it('splits identifiers and file names into words', () => {
    expect(wordsOf('takeOffHTMLRow')).toEqual(['take', 'off', 'html', 'row'])
    expect(wordsOf('stock_on_hand')).toEqual(['stock', 'on', 'hand'])
    expect(wordsOf('use-kept-page.tsx')).toEqual(['use', 'kept', 'page', 'tsx'])
  })

  it('refuses dead words in identifiers, wherever they stand in them', () => {
    expect(found('const a = 1\nconst rowFault = takeHolds(#x in b)\nclass B { #kept = 1 }')).toEqual([
      [2, 'rowFault', 'fault'],
      [2, 'takeHolds', 'take'],
      [3, 'kept', 'kept'],
    ])
    expect(found('const found = <Around kept={1} />', 'storefront/cart/page/cart-line.tsx').map(([, word]) => word)).toEqual([
      'Around',
      'kept',
    ])
  })

  it('refuses some only as whole names', () => {
    expect(found('const own = ownPicture')).toEqual([[1, 'own', 'own']])
  })

  it('refuses the home-made ones in comments, documents and test titles, and lets English be', () => {
    expect(found('// a fault that is put back\n/** Twins\n * wait */')).toEqual([
      [1, 'fault', 'fault'],
      [2, 'Twins', 'twins'],
    ])
    expect(found("it('tells its faults', () => undefined)\nit.each([1])('no door', () => 1)")).toEqual([
      [1, 'faults', 'faults'],
      [2, 'door', 'door'],
    ])
    expect(found('Goods are taken\noff the shelves', 'docs/operations.md')).toEqual([[2, 'shelves', 'shelves']])
  })

  it('leaves strings alone: texts and wire names', () => {
    expect(found("const text = 'a fault' + `${1} shelves`")).toEqual([])
  })

  it('refuses file names', () => {
    expect(found('export {}', 'server/cart/kept-lines.ts')).toEqual([[0, 'kept-lines.ts', 'kept']])
  })

  it('is what the glossary lists', () => {
    const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
    expect(glossary).toContain(glossaryRows())
    const forms = deadWords.flatMap((each) => each.forms)
    expect(new Set(forms).size).toBe(forms.length)
  })
})
