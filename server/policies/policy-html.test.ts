import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { attackHtml } from '#demo/testing/attack-html.ts'
import { sanitizeHtml } from './policy-html.service.ts'

const tags = 'h2 h3 h4 p br hr ul ol li strong em b i u s sub sup blockquote a table thead tbody tr th td'.split(' ')

/** What a reader of the output finds, by its text alone: every tag has this form, and no other character of markup is left. */
function expectHarmless(html: string): void {
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)(?: href="((?:https?:|mailto:|tel:|\/(?!\/)|#)[^"<>]*)"(?: rel="noopener nofollow")?)?>/g,
    (_, __, name) => (tags.includes(name) ? '' : `<${name}>`),
  )
  expect(rest).not.toMatch(/[<>]/)
}

describe('sanitised HTML', () => {
  it('has more than 60 attacks to stand', () => expect(attackHtml.length).toBeGreaterThan(60))

  it.each(attackHtml)('executes nothing and leads nowhere else: %s', (attack) => {
    for (const html of [attack, `<p>before ${attack} after</p>`, `<ul><li>${attack}`]) {
      const clean = sanitizeHtml(html)
      expectHarmless(clean)
      expect(sanitizeHtml(clean)).toBe(clean)
      const { document } = new Window()
      document.body.innerHTML = clean
      for (const element of document.body.querySelectorAll('*')) {
        expect(tags).toContain(element.localName)
        for (const { name } of element.attributes) expect(['href', 'rel']).toContain(name)
        const href = element.getAttribute('href')
        if (href) expect(href).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\])|#)/)
      }
    }
  })

  it('keeps what policies are written with', () => {
    const html =
      '<h2>Title</h2>\n<p>A <strong>b</strong> &amp; <a href="/terms">c</a></p><ul><li>d</li></ul><hr><table><tbody><tr><td>e</td></tr></tbody></table>'
    expect(sanitizeHtml(html)).toBe(html)
    expect(sanitizeHtml('<a href="mailto:help@kalata.example">x</a>')).toBe('<a href="mailto:help@kalata.example">x</a>')
    expect(sanitizeHtml('<a href="https://safe.example/a?b=1&c=2">x</a>')).toBe(
      '<a href="https://safe.example/a?b=1&amp;c=2" rel="noopener nofollow">x</a>',
    )
  })

  it('closes what is open and drops what closes nothing', () => {
    expect(sanitizeHtml('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>')
    expect(sanitizeHtml('a</p></strong>b')).not.toContain('</strong>')
    expect(sanitizeHtml('<div>words stay</div><span>here</span>')).toBe('words stayhere')
  })

  it('is harmless for any text, also when it is sanitised twice', () => {
    const markup = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
        fc.constantFrom(...attackHtml, '<', '>', '"', '&', '&lt;', '<!--', '-->'),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(markup, (parts) => {
        const clean = sanitizeHtml(parts.join(''))
        expectHarmless(clean)
        expectHarmless(sanitizeHtml(clean))
      }),
      { numRuns: 500 },
    )
  })
})
