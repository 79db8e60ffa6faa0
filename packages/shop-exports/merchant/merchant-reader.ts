/** Google Merchant's product files: a row or XML item a variant; variants of one product share their `item_group_id`. */
import { placesIn, readHeader, type Header, type Row } from '../tables/columns.ts'
import { readRow } from '../tables/read-row.ts'
import { pricesIn } from '../cells/common-cells.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Problem } from '../problem.ts'
import { merchantColumns, type MerchantColumn } from './merchant-columns.ts'
import { commonName, differences, people, variantsOf, type Difference, type VariantKind } from './merchant-variants.ts'
import { offeredRows } from './merchant-switches.ts'
import {
  availabilityOrFlag,
  barcodeOf,
  conditionOf,
  countOf,
  notesOn,
  orderedAhead,
  skuOf,
  unitPricingOf,
  weightOf,
  type CellNotes,
} from '../cells/offer-cells.ts'
import { reading, valueOr } from '../cells/reading.ts'
import { saleTimeOfRange } from '../cells/sale-times.ts'
import { rejectedRow, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'
import { OfferGroups } from '../product/offer-groups.ts'

/** Whether the first row of a table is that of a Google Merchant feed. */
export function isMerchantHeader(cells: string[]): boolean {
  const places = placesIn(cells, merchantColumns)
  return (
    (['id', 'title', 'price'] as const).every((name) => places[name] !== undefined) && (places.image ?? places.availability) !== undefined
  )
}

/** Reads single products as they come; those of a group wait for the end of the file. */
export class MerchantReader {
  readonly #options: ReadingOptions
  readonly #header: Header<MerchantColumn>
  readonly #groups = new OfferGroups<Row<MerchantColumn>>()

  constructor(header: string[], options: ReadingOptions) {
    this.#header = readHeader(header, merchantColumns, options.languages)
    this.#options = options
  }

  get used(): (number | undefined)[] {
    return Object.values(this.#header.places)
  }

  static priceColumns(header: string[]): number[] {
    const places = placesIn(header, merchantColumns)
    return [places.price, places.salePrice].filter((place) => place !== undefined)
  }

  push(raw: CsvRow): ReadEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    if (!row.cell('id')) return [rejectedRow(row.line, '', [{ field: this.#header.names.id, reason: 'is missing' }])]
    return this.#groups.push(row, row.cell('id'), row.cell('group')).flatMap(([id, rows]) => this.#productOf(rows, id))
  }

  end(): ReadEntry[] {
    return this.#groups.end().flatMap(([id, rows]) => this.#productOf(rows, id))
  }

  #productOf(all: Row<MerchantColumn>[], id: string): ReadEntry[] {
    const warnings: Problem[] = []
    const { rows, isOffered, entries } = offeredRows(all, id, { header: this.#header, options: this.#options, warnings })
    const sound: { row: Row<MerchantColumn>; offer: Omit<DraftOffer, 'values'> }[] = []
    const ids = new Map<string, number>()
    for (const row of rows) {
      const notes = { ...notesOn(this.#options), warnings }
      const { errors } = notes
      const same = ids.get(row.cell('id'))
      if (same !== undefined) errors.push({ field: this.#header.names.id, reason: `came before, on line ${same}`, value: row.cell('id') })
      ids.set(row.cell('id'), row.line)
      const offer = this.#offer(row, notes)
      if (offer && errors.length === 0) sound.push({ row, offer })
      else entries.push(rejectedRow(row.line, row.cell('id'), errors, id))
    }
    if (sound.length === 0) return entries
    const sellable = sound.map(({ row }) => row)
    const { kinds, values } = variantsOf(
      sellable.map((row) => ({
        id: row.cell('id'),
        title: row.cell('title'),
        values: Object.fromEntries(differences.map((kind) => [kind, row.cell(kind)])) as Record<Difference, string>,
      })),
    )
    const offers = sound.map(({ offer }, i) => ({ ...offer, values: values[i]! }))
    return [...entries, entryOf({ ...this.#draft(sellable, id, kinds, offers), isListed: isOffered, warnings }, this.#options)]
  }

  #draft(rows: Row<MerchantColumn>[], id: string, kinds: VariantKind[], offers: DraftOffer[]): Draft {
    const first = rows[0]!
    const { names } = this.#header
    const { terms } = this.#options
    const category = first.cell('category')
    const attributes = differences
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => {
        const word = people.find((each) => each === first.cell(kind).toLowerCase())
        return { name: terms[kind], value: word ? terms[word] : first.cell(kind) }
      })
    const conditions = new Set(offers.map(({ facts }) => facts?.condition ?? 'new'))
    const [condition] = conditions.size === 1 ? conditions : []
    return {
      ...{ row: first, line: first.line },
      id,
      name: rows.length === 1 ? first.raw('title') : commonName(rows.map((row) => row.cell('title'))),
      description: rows.map((row) => row.raw('description')).find(Boolean) ?? '',
      brand: first.raw('brand'),
      // Google also takes the number of its category, which names nothing here.
      categories: [first.cell('type').split(/,(?=[^>]*>)/)[0]!, /^\d*$/.test(category) ? '' : category],
      tags: '',
      attributes: [
        ...attributes,
        ...detailsOf(first.raw('details')),
        ...(condition && condition !== 'new' ? [{ name: terms.condition, value: terms[condition] }] : []),
      ],
      pictures: rows.flatMap((row) => [addressOf(row.raw('image')), ...addresses(addressOf(row.raw('moreImages')))]).filter(Boolean),
      options: kinds.map((kind) => terms[kind]),
      offers,
      isListed: true,
      where: (field) => placeOf(field, first, names, offers),
    }
  }

  #offer(row: Row<MerchantColumn>, notes: CellNotes): Omit<DraftOffer, 'values'> | undefined {
    const { names } = this.#header
    const range = row.cell('saleTime')
    const prices = pricesIn(row, this.#header, notes, {
      ...{ price: 'price', sale: 'salePrice' },
      ...{ time: saleTimeOfRange(range, this.#options.zone), timeColumn: 'saleTime', timeText: range },
    })
    const counted = row.cell('quantity') ? countOf(row.cell('quantity'), names.quantity, row.line, notes) : undefined
    const { stock, facts } = this.#availability(row, counted, notes)
    if (notes.errors.length > 0 || !prices) return undefined
    return {
      ...{ row, line: row.line },
      ...prices,
      stock,
      picture: addressOf(row.raw('image')) || undefined,
      facts: { ...facts, ...this.#facts(row, notes) },
    }
  }

  /** What can be bought, and what is for preorder; a word that nobody understands is not "in stock". */
  #availability(row: Row<MerchantColumn>, counted: number | undefined, notes: CellNotes): Pick<DraftOffer, 'stock' | 'facts'> {
    const field = this.#header.names.availability
    const read = reading(row, 'availability', availabilityOrFlag)
    if (read.is === 'unknown') {
      notes.warnings.push({
        field,
        line: row.line,
        reason: `«${read.text}» is no availability: it counts as sold out`,
        value: read.text,
        kind: 'unknownFlag',
      })
      return { stock: 0 }
    }
    const availability = valueOr(read, 'inStock')
    if (availability === 'inStock') return { stock: counted }
    if (availability === 'outOfStock') return { stock: 0 }
    return orderedAhead(availability, counted, { field, line: row.line, from: row.cell('availableFrom') }, notes)
  }

  #facts(row: Row<MerchantColumn>, notes: CellNotes): DraftOffer['facts'] {
    const { names } = this.#header
    const condition = reading(row, 'condition', conditionOf)
    if (condition.is === 'unknown')
      notes.warnings.push({
        field: names.condition,
        line: row.line,
        reason: `«${condition.text}» is no condition`,
        value: condition.text,
        kind: 'unknownWord',
      })
    const gtin = row.cell('gtin') ? barcodeOf(row.cell('gtin'), names.gtin, row.line, notes) : undefined
    const mpn = skuOf(row.cell('mpn'), names.mpn, row.line, notes)
    const weight = weightOf(row.cell('weight'), 'kg')
    return {
      sku: row.cell('id').slice(0, this.#options.limits.sku),
      ...(gtin ? { gtin } : {}),
      ...(mpn ? { mpn } : {}),
      ...(condition.is === 'known' ? { condition: condition.value } : {}),
      ...(weight ? { weight } : {}),
      ...unitPricingOf(row.cell('measure'), row.cell('base')),
    }
  }
}

/** Several addresses in a cell; one with a comma of its own has it encoded. */
const addresses = (cell: string) => cell.split(/[,\s]+(?=https?:\/\/)/).map((address) => address.trim())

/** Addresses are no text: only what escapes their parameters is undone. */
const addressOf = (raw: string) => raw.replaceAll('&amp;', '&')

/** `section:name:value` in delimited files, several separated by commas; XML has them in three elements, which the reader joins so. */
function detailsOf(cell: string): { name: string; value: string }[] {
  return cell
    .split(/,(?=[^,:]*:[^,:]*:)/)
    .map((detail) => detail.split(':'))
    .flatMap(([, name, ...value]) => (name && value.length > 0 ? { name: name.trim(), value: value.join(':').trim() } : []))
}

const fieldColumns: Record<string, MerchantColumn> = {
  id: 'id',
  name: 'title',
  description: 'description',
  brand: 'brand',
  category: 'type',
  pictures: 'image',
  price: 'price',
  was: 'price',
  stock: 'quantity',
  picture: 'image',
}

function placeOf(
  field: string,
  row: Row<MerchantColumn>,
  names: Record<MerchantColumn, string>,
  offers: DraftOffer[],
): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  const column = fieldColumns[name === 'offers' ? (part ?? '') : name]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? row.line) : row.line
  return { field: column ? names[column] : field, line }
}
