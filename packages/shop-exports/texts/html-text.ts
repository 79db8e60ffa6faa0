import { blocks, parsedText } from './parsed-html.ts'

/** Tags without attributes that most descriptions have, and no others. */
const simpleTags = /<(\/?)(p|br|ul|li|b|strong|i|em|span|div|h[1-6])>/

/** The text before the blanks are put in order, of HTML with simple tags that are closed one by one; undefined for any other, which needs a parser. */
function simpleText(html: string): string | undefined {
  if (html.includes('&')) return undefined
  const parts = html.split(simpleTags)
  const open: string[] = []
  let text = ''
  for (let at = 0; at < parts.length; at += 3) {
    const part = parts[at]!
    if (part.includes('<')) return undefined
    text += part.replace(/\s+/g, ' ')
    const [slash, name] = [parts[at + 1], parts[at + 2]]
    if (name === undefined) break
    if (slash && (name === 'br' || open.pop() !== name)) return undefined
    if (!slash && name !== 'br') open.push(name)
    if (name === 'br') text += '\n'
    else if (name === 'li') text += slash ? '' : '\n• '
    else if (blocks.has(name)) text += '\n\n'
  }
  return text
}

/** `<` that begins no tag is a sign: `size <5 cm`, `a<b`. */
const withStraySigns = (html: string) => html.replace(/<(?!\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>|!--|!doctype)/gi, '&lt;')

/** The words of an HTML text: blocks become paragraphs, everything else that is markup goes. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  // Editors leave out paragraphs where an empty line does: what has none keeps its lines.
  const source = /<(p|div|br|li)\b/i.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>')
  return (simpleText(source) ?? parsedText(withStraySigns(source)))
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
