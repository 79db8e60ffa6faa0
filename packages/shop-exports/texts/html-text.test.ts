import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textOfHtml } from './html-text.ts'

const names = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'span', 'div', 'h1', 'h3']
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...names.flatMap((name) => [`<${name}>`, `</${name}>`])) },
  fc.constantFrom('a', ' ', 'two words', '\n', '  b  ', '1 < 2', '', '•'),
)

it('reads simple tags as a parser does, whether they are closed, crossed or left open', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const html = parts.join('')
      // An attribute leaves the reading to the parser.
      const parsed = html.replace(/<(p|br|ul|ol|li|b|strong|i|em|span|div|h\d)>/g, '<$1 class="a">')
      expect(textOfHtml(html)).toBe(textOfHtml(parsed))
    }),
    { numRuns: 3000 },
  )
})

it('numbers the items of ordered lists, also beside and in others', () => {
  const html = '<ol><li>Boil</li><li>Pour<ul><li>slowly</li></ul></li><li>Wait</li></ol><ul><li>Milk</li></ul><ol><li>Drink</li></ol>'
  expect(textOfHtml(html)).toBe('1. Boil\n2. Pour\n\n• slowly\n\n3. Wait\n\n• Milk\n\n1. Drink')
})

it('writes a row of a table as a line', () => {
  const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`
  const specification = `<table><tbody>${cells('Volume', '<p>1.7 l</p>')}${cells('Power:', '2200&nbsp;W')}${cells('', '')}</tbody></table>`
  expect(textOfHtml(`<p>Kettle</p>${specification}<p>Steel</p>`)).toBe('Kettle\n\nVolume: 1.7 l\nPower: 2200 W\n\nSteel')
  const sizes = '<table><tr><th>Size<th>Chest<th>Hips</tr>' + cells('S', '88', '92') + '</table>'
  expect(textOfHtml(sizes)).toBe('Size · Chest · Hips\nS · 88 · 92')
})

it('keeps the paragraphs of tables that lay out a page', () => {
  const layout = '<table><tr><td><p>One.</p><p>Two.</p></td><td><img src="a.jpg">Three.</td></tr></table>'
  expect(textOfHtml(layout)).toBe('One.\n\nTwo.\n\nThree.')
  const nested = '<table><tr><td>Before<table><tr><td>Colour</td><td>Red</td></tr></table>after</td></tr></table>'
  expect(textOfHtml(nested)).toBe('Before\n\nColour: Red\n\nafter')
})
