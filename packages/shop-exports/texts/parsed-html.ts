/** The text of HTML with any tags: blocks as paragraphs, lists with their bullets and numbers, tables line by line. */
import { Parser } from 'htmlparser2'

export const blocks = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'section'])
const unseen = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg'])

/** Longer cells are no values: the table lays out a page. */
const longestCell = 200

/** A row of a table: a name and its value, or values side by side. Cells of several lines stay paragraphs. */
function rowText(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.replace(/[^\S\n]*\n\s*/g, '\n').trim()).filter(Boolean)
  if (filled.some((cell) => cell.includes('\n') || cell.length > longestCell)) return `\n\n${cells.join('\n\n')}\n\n`
  const [name, value] = filled
  if (filled.length !== 2) return `\n${filled.join(' · ')}`
  return `\n${name}${/[:：]$/.test(name!) ? '' : ':'} ${value}`
}

export function parsedText(source: string): string {
  let text = ''
  let hidden = 0
  /** Lists that are open, the innermost last: the last number, or undefined where it has bullets. */
  const lists: (number | undefined)[] = []
  /** Rows that are open, the innermost last, each with the text before it. */
  const rows: { before: string; cells: string[] }[] = []

  function itemMark(): string {
    const last = lists.at(-1)
    if (last === undefined) return '\n• '
    lists[lists.length - 1] = last + 1
    return `\n${last + 1}. `
  }

  function open(name: string): void {
    if (unseen.has(name)) hidden++
    else if (name === 'tr') {
      rows.push({ before: text, cells: [] })
      text = ''
    } else if (name === 'br') text += '\n'
    else if (name === 'li') text += itemMark()
    else if (blocks.has(name)) text += '\n\n'
    if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 0 : undefined)
  }

  function close(name: string): void {
    const row = rows.at(-1)
    if (unseen.has(name)) hidden--
    else if ((name === 'td' || name === 'th') && row) {
      row.cells.push(text)
      text = ''
    } else if (name === 'tr' && row) {
      text = row.before + rowText([...row.cells, text])
      rows.pop()
    } else if (blocks.has(name) && name !== 'br' && name !== 'li') text += '\n\n'
    if (name === 'ul' || name === 'ol') lists.pop()
  }

  const parser = new Parser({
    ontext: (part) => {
      if (hidden === 0) text += part.replace(/\s+/g, ' ')
    },
    onopentag: open,
    onclosetag: close,
  })
  parser.end(source)
  return text
}
