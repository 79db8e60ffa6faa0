import { describe, expect, it } from 'vitest'
import { XmlRecordReader } from './xml-records.ts'

const google = 'http://base.google.com/ns/1.0'

/** Line and children of each item of a feed, or what is wrong with it. */
function itemsOf(items: string, namespaces = `xmlns:g="${google}"`): string[] {
  const reader = new XmlRecordReader(() => new Set(['item']))
  const text = `<?xml version="1.0"?>\n<rss ${namespaces}><channel>\n${items}\n</channel></rss>`
  return [...reader.push(text), ...reader.end()].map((record) =>
    'broken' in record
      ? `${record.line} ${record.broken}`
      : `${record.line} ${record.node.children.map(({ name, text }) => `${name}=${text}`).join(' ')}`,
  )
}

describe('XML records', () => {
  it('are named by the namespace of a prefix, where it is declared', () => {
    const item = '<item><x:id>1</x:id><g:id>shelf 4</g:id></item>'
    expect(itemsOf(item, `xmlns:x="${google}" xmlns:g="urn:shelves"`)).toEqual(['3 id=1 g:id=shelf 4'])
    const inside = `<item xmlns:g="urn:shelves"><g:id>shelf 4</g:id></item>\n<item><g:id>2</g:id></item>`
    expect(itemsOf(inside)).toEqual(['3 g:id=shelf 4', '4 id=2'])
    expect(itemsOf('<item><g:id>1</g:id></item>', '')).toEqual(['3 id=1'])
  })

  it.each([
    ['an ampersand that is not escaped', '<g:title>Salt & pepper</g:title>', 'Salt & pepper'],
    ['an entity of HTML', '<g:title>5&nbsp;cm</g:title>', '5&nbsp;cm'],
    ['an angle bracket', '<g:title>size < 5 cm</g:title>', 'size < 5 cm'],
    ['an element that is not closed', '<g:title>Salt', 'Salt'],
    ['a control character', '<g:title>a\u000bb</g:title>', 'a\u000bb'],
  ])('with %s cost nothing of what follows', (_, title, text) => {
    expect(itemsOf(`<item>${title}</item>\n<item><g:id>2</g:id></item>`)).toEqual([`3 title=${text}`, '4 id=2'])
  })
})
