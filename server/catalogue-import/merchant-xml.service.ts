import { Parser } from 'htmlparser2'
import type { CsvRow } from './csv.rules.ts'

/** Letters an item may have: what is longer has lost its end. */
const longestItem = 1_000_000

/** The attributes of an item that a product is read from; the columns of the rows that {@link XmlFeedReader} hands out. */
export const feedAttributes = [
  ...['id', 'title', 'description', 'image_link', 'additional_image_link', 'availability', 'price', 'sale_price'],
  ...['sale_price_effective_date', 'product_type', 'google_product_category', 'brand', 'item_group_id', 'condition'],
  ...['quantity', 'color', 'size', 'material', 'pattern'],
]

/**
 * Google Merchant's XML, RSS 2.0 or Atom, as rows under {@link feedAttributes}: every item becomes one when it ends. What
 * is nested in an attribute (`g:shipping`) counts for nothing. Documents cannot define entities: only XML's own are read.
 */
export class XmlFeedReader {
  readonly #rows: CsvRow[] = []
  readonly #parser: Parser
  #line = 1
  #item: Map<string, string[]> | undefined
  #itemLine = 1
  #itemLength = 0
  /** How deep below the item the reader stands: 1 is one of its attributes. */
  #depth = 0
  #text = ''

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name) => this.#open(name),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => this.#read(text),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  /** The items that are complete with this text; their line is where they begin. */
  push(text: string): CsvRow[] {
    // Line by line, so that a row knows its own.
    for (const line of text.split(/(?<=\n)/)) {
      this.#parser.write(line)
      if (line.endsWith('\n')) this.#line++
    }
    return this.#rows.splice(0)
  }

  end(): CsvRow[] {
    // Before the parser ends, which closes what stands open.
    if (this.#item) this.#rows.push({ line: this.#itemLine, broken: 'an item that never ends' })
    this.#item = undefined
    this.#parser.end()
    return this.#rows.splice(0)
  }

  #open(name: string): void {
    if (this.#item) {
      this.#depth++
      if (this.#depth === 1) this.#text = ''
    } else if (name === 'item' || name === 'entry') {
      this.#item = new Map()
      this.#itemLine = this.#line
      this.#itemLength = 0
    }
  }

  #read(text: string): void {
    if (!this.#item || this.#depth !== 1) return
    this.#itemLength += text.length
    if (this.#itemLength <= longestItem) this.#text += text
  }

  #close(name: string): void {
    if (!this.#item) return
    if (this.#depth > 0) {
      if (this.#depth === 1) this.#addAttribute(name)
      this.#depth--
      return
    }
    const item = this.#item
    this.#item = undefined
    if (this.#itemLength > longestItem) this.#rows.push({ line: this.#itemLine, broken: `an item longer than ${longestItem} letters` })
    else this.#rows.push({ line: this.#itemLine, cells: feedAttributes.map((attribute) => (item.get(attribute) ?? []).join(',')) })
  }

  #addAttribute(name: string): void {
    const attribute = name.replace(/^g:/, '').toLowerCase()
    const value = this.#text.trim()
    if (!value || !feedAttributes.includes(attribute)) return
    const values = this.#item!.get(attribute) ?? []
    // Of what may be named once only the first counts; pictures may be named ten times.
    if (values.length === 0 || attribute === 'additional_image_link') this.#item!.set(attribute, [...values, value])
  }
}
