import { Parser } from 'htmlparser2'

const blocks = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table', 'blockquote', 'section'])
const unseen = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg'])

/** The words of an HTML text: blocks become paragraphs, everything else that is markup goes. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  // Editors leave out paragraphs where an empty line does: what has none keeps its lines.
  const source = /<(p|div|br|li)\b/i.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>')
  let text = ''
  let hidden = 0
  const parser = new Parser({
    ontext: (part) => {
      if (hidden === 0) text += part.replace(/\s+/g, ' ')
    },
    onopentag: (name) => {
      if (unseen.has(name)) hidden++
      else if (name === 'br') text += '\n'
      else if (name === 'td' || name === 'th') text += ' '
      else if (blocks.has(name)) text += name === 'li' ? '\n• ' : '\n\n'
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden--
      else if (blocks.has(name) && name !== 'br' && name !== 'li') text += '\n\n'
    },
  })
  parser.end(source)
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
