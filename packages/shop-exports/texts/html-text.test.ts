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
