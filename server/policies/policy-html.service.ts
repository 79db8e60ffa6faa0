import { Parser } from 'htmlparser2'

/** What a policy is written with. Nothing else is ever part of the output, and no attribute but a link's checked address. */
const allowed = new Set('h2 h3 h4 p br hr ul ol li strong em b i u s sub sup blockquote a table thead tbody tr th td'.split(' '))
const empty = new Set(['br', 'hr'])
/** Elements whose content is no text: code, styles, other documents. Everything in them is dropped. */
const opaque = new Set(
  'script style iframe object embed applet noscript noembed noframes template svg math title textarea select xmp plaintext audio video canvas form button head frameset'.split(
    ' ',
  ),
)
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** A link's address, where it leads to a page of this mall, to a web page, a mailbox or a phone; else undefined. */
function safeAddress(href: string | undefined): string | undefined {
  // Browsers drop tabs, line ends and leading control characters before they read the scheme.
  const address = href?.replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (!address) return undefined
  if (/^(?:\/(?![/\\])|#)/.test(address)) return address
  if (!URL.canParse(address)) return undefined
  return schemes.has(new URL(address).protocol) ? address : undefined
}

/**
 * HTML of a fixed list of elements, written again from the parsed text: every element is closed, text is escaped, and whatever is not on the
 * list is left out while its words stay. Well-formed HTML of the list comes out as it went in.
 */
export function sanitizeHtml(html: string): string {
  let out = ''
  let hidden = 0
  const open: string[] = []
  const close = (name: string) => {
    while (open.length > 0) {
      const last = open.pop()!
      out += `</${last}>`
      if (last === name) return
    }
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (opaque.has(name)) hidden++
        if (hidden > 0 || !allowed.has(name)) return
        if (empty.has(name)) return void (out += `<${name}>`)
        if (name === 'a') {
          const href = safeAddress(attributes.href)
          if (href === undefined || open.includes('a')) return
          out += `<a href="${escape(href)}"${/^https?:/i.test(href) ? ' rel="noopener nofollow"' : ''}>`
        } else out += `<${name}>`
        open.push(name)
      },
      onclosetag(name) {
        if (opaque.has(name) && hidden > 0) return void hidden--
        if (hidden === 0 && open.includes(name)) close(name)
      },
      ontext(text) {
        if (hidden === 0) out += escape(text)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  )
  parser.end(html)
  while (open.length > 0) out += `</${open.pop()}>`
  return out.trim()
}
