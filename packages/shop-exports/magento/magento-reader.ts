/**
 * Magento's product CSV, of both generations (2; 1 and OpenMage): a row a product and, below or apart, rows of its other store
 * views; a configurable product names the products that are its variants.
 */
import { valueAt } from '../value-at.ts'
import { placesIn, readHeader, type Header } from '../tables/columns.ts'
import { readRow } from '../tables/read-row.ts'
import { codesOf, partsOf, pricesIn, stockIn } from '../cells/common-cells.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import { notesOn, weightOf, type CellNotes } from '../cells/offer-cells.ts'
import {
  isOn,
  languageOfView,
  linksOf,
  pairsOf,
  pictureOf,
  titleOf,
  unseenAttributes,
  variantOptions,
  type MagentoProduct,
  type MagentoRow,
} from './magento-cells.ts'
import { magentoColumns, type MagentoColumn } from './magento-columns.ts'
import { saleTimeOf } from '../cells/sale-times.ts'
import { noRows, rejectedRow, switchedOffRow, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'
import { skippedRow } from '../tables/table-reader.ts'

export function isMagentoHeader(cells: string[]): boolean {
  const places = placesIn(cells, magentoColumns)
  return (
    [places.sku, places.type, places.name, places.price].every((place) => place !== undefined) &&
    (places.store ?? places.visibility) !== undefined
  )
}

/** Kinds of products that are no product of their own, and why. */
const skippedTypes = {
  grouped: 'is a group: its products come in by themselves',
  bundle: 'is put together by the shopper: its products come in by themselves',
}

export class MagentoReader {
  readonly #options: ReadingOptions
  readonly #header: Header<MagentoColumn>
  readonly #products = new Map<string, MagentoProduct>()
  #last: MagentoProduct | undefined

  constructor(header: string[], options: ReadingOptions) {
    this.#header = readHeader(header, magentoColumns, options.languages)
    this.#options = options
  }

  static priceColumns(header: string[]): number[] {
    const places = placesIn(header, magentoColumns)
    return [places.price, places.sale].filter((place) => place !== undefined)
  }

  get used(): (number | undefined)[] {
    return Object.values(this.#header.places)
  }

  push(raw: CsvRow): ReadEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    const sku = row.cell('sku')
    const known = sku ? this.#products.get(sku.toLowerCase()) : this.#last
    const view = row.cell('store')
    if (!sku && !known) return [rejectedRow(row.line, '', [{ field: this.#header.names.sku, reason: 'is missing' }])]
    if (known && view !== '') {
      const { languages } = this.#options
      const lang = languageOfView(view, languages)
      const isDefault = ['default', 'admin'].includes(view.toLowerCase())
      if (isDefault) return [skippedRow(row.line, `repeats «${sku}» for the store view «${view}»`, view)]
      if (lang === undefined)
        return [skippedRow(row.line, `is the store view «${view}», whose language is none of ${languages.join(', ')}`, view)]
      known.translations.push({ lang, row })
      return []
    }
    if (known && !sku) {
      known.more.push(row)
      return []
    }
    if (known)
      return [rejectedRow(row.line, sku, [{ field: this.#header.names.sku, reason: `came before, on line ${known.row.line}`, value: sku }])]
    this.#last = { row, more: [], translations: [] }
    this.#products.set(sku.toLowerCase(), this.#last)
    return []
  }

  end(): ReadEntry[] {
    const variants = new Map<string, Map<string, string>>()
    const configurable = new Map<MagentoProduct, MagentoProduct[]>()
    for (const product of this.#products.values()) {
      const links = linksOf(product)
      if (links.size === 0) continue
      const found = [...links].flatMap(([sku, values]) => {
        const child = this.#products.get(sku.toLowerCase())
        if (!child) return []
        variants.set(sku.toLowerCase(), values)
        return [child]
      })
      if (found.length > 0) configurable.set(product, found)
    }
    const entries: ReadEntry[] = []
    for (const [sku, product] of this.#products) {
      if (variants.has(sku)) continue
      const children = configurable.get(product)
      if (children) entries.push(...this.#configurable(product, children, variants))
      else entries.push(...this.#simple(product))
    }
    return entries
  }

  #simple(product: MagentoProduct): ReadEntry[] {
    const { row } = product
    const type = row.cell('type').toLowerCase()
    const skipped = valueAt(skippedTypes, type)
    if (skipped) return [withParts(skippedRow(row.line, skipped, row.cell('name')), product)]
    if (type === 'configurable') {
      const reason = 'a configurable product without variants in the file'
      return [withParts(rejectedRow(row.line, row.cell('sku'), [{ field: this.#header.names.type, reason, needs: 'price' }]), product)]
    }
    const notes = notesOn(this.#options)
    const offer = this.#offer(row, notes)
    if (!offer) return [withParts(rejectedRow(row.line, row.cell('sku'), notes.errors), product)]
    return [entryOf(this.#draft(product, [], [{ ...offer, line: row.line, values: [] }], notes.warnings), this.#options)]
  }

  #configurable(product: MagentoProduct, children: MagentoProduct[], links: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadEntry[] {
    const entries: ReadEntry[] = []
    const sku = product.row.cell('sku')
    const { warnings, ...notes } = notesOn(this.#options)
    const { names, valuesOf } = variantOptions(children, links)
    const seen = new Map<string, number>()
    let parts = 0
    const offers = children.flatMap((child): DraftOffer[] => {
      const { row } = child
      parts += child.more.length + child.translations.length
      const errors: Problem[] = []
      if (!isOn(row, warnings, this.#header)) {
        entries.push(switchedOffRow(row.line, sku, this.#header.names.status, row.cell('sku')))
        return []
      }
      const offer = this.#offer(row, { ...notes, errors, warnings })
      const values = valuesOf(child)
      const same = seen.get(JSON.stringify(values))
      if (same !== undefined)
        errors.push({ field: this.#header.names.sku, reason: `the variant on line ${same} has the same values`, value: values.join(' / ') })
      if (!offer || errors.length > 0) {
        entries.push(rejectedRow(row.line, row.cell('sku'), errors, sku))
        return []
      }
      seen.set(JSON.stringify(values), row.line)
      return [{ ...offer, line: row.line, values }]
    })
    if (offers.length === 0)
      return [...entries, { line: product.row.line, id: sku, errors: [], rows: { ...noRows, lost: 1 + parts + partsOfProduct(product) } }]
    const draft = this.#draft(product, names, offers, warnings)
    return [...entries, entryOf({ ...draft, parts: (draft.parts ?? 0) + parts }, this.#options)]
  }

  #offer(row: MagentoRow, notes: CellNotes): Omit<DraftOffer, 'values' | 'line'> | undefined {
    const time = saleTimeOf(row.cell('saleStarts'), row.cell('saleEnds'), this.#options.zone)
    const prices = pricesIn(row, this.#header, notes, { price: 'price', sale: 'sale', time })
    // Beside «use_config» the product's own switch says nothing: as a rule the shop counts, and sells no more than it has.
    const byShop = (name: 'managedByShop' | 'backordersByShop') => flagOf(row.cell(name)) === true
    const isManaged = byShop('managedByShop') || flagOf(row.cell('managed')) !== false
    const count = stockIn(row, this.#header, 'stock', notes, isManaged)
    if (!prices || notes.errors.length > 0) return undefined
    const isOut = flagOf(row.cell('inStock')) === false
    const sellsOn = !byShop('backordersByShop') && (flagOf(row.cell('backorders')) === true || row.cell('backorders') === '2')
    const weight = weightOf(row.cell('weight'), 'kg')
    return {
      ...prices,
      stock: isOut ? 0 : count === 0 && sellsOn ? undefined : count,
      picture: pictureOf(row.raw('picture')) || undefined,
      facts: { ...codesOf(row, this.#header, notes, { sku: 'sku', gtin: ['gtin'] }), ...(weight ? { weight } : {}) },
    }
  }

  #draft(product: MagentoProduct, options: string[], offers: DraftOffer[], warnings: Problem[]): Draft {
    const { row, more, translations } = product
    const { names } = this.#header
    const all = [row, ...more]
    const extra = pairsOf(row.raw('attributes'))
    const text = (read: (each: MagentoRow) => string) => {
      const base = read(row)
      const translated = translations.flatMap(({ lang, row: each }) => (read(each) ? [[lang, read(each)] as const] : []))
      return translated.length > 0 && base ? { en: base, ...Object.fromEntries(translated) } : base
    }
    return {
      line: row.line,
      id: row.cell('sku'),
      name: text((each) => each.raw('name')),
      description: text((each) =>
        [each.raw('short'), each.raw('description')].filter((part, i, both) => part && both.indexOf(part) === i).join('<p></p>'),
      ),
      brand: row.raw('brand') || (extra.get('manufacturer') ?? extra.get('brand') ?? ''),
      categories: all
        .flatMap((each) => partsOf(each.raw('categories'), /,(?! )/))
        .map((path) => path.split('/').join(' > '))
        .sort((one, other) => other.split('>').length - one.split('>').length),
      tags: '',
      attributes: [...extra]
        .filter(([name, value]) => value && !unseenAttributes.test(name))
        .map(([name, value]) => ({ name: titleOf(name), value: value.replaceAll('|', ', ') })),
      pictures: [pictureOf(row.raw('picture')), ...all.flatMap((each) => partsOf(each.raw('pictures'), ',').map(pictureOf))].filter(
        Boolean,
      ),
      options: options.map(titleOf),
      offers,
      isListed: isOn(row, warnings, this.#header) && !/not visible/i.test(row.cell('visibility')) && row.cell('visibility') !== '1',
      warnings: [
        ...warnings,
        ...translations.map(({ row: { line } }) => ({
          field: names.store,
          line,
          reason: `is «${row.cell('sku')}» in another language`,
          value: row.cell('sku'),
          kind: 'translations' as const,
        })),
      ],
      parts: partsOfProduct(product),
      where: (field) => ({ field: field.startsWith('name') ? names.name : field.includes('price') ? names.price : field, line: row.line }),
    }
  }
}

const partsOfProduct = ({ more, translations }: MagentoProduct) => more.length + translations.length

function withParts(entry: ReadEntry, product: MagentoProduct): ReadEntry {
  return { ...entry, rows: { ...entry.rows, lost: entry.rows.lost + partsOfProduct(product) } }
}
