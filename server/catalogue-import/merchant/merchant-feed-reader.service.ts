/** Google Merchant's product files: a row or XML item a variant; variants of one product share their `item_group_id`. */
import type { Text } from '#contract/core/languages.ts'
import { valueAt } from '#contract/core/value-at.ts'
import { limits } from '../records/record-fields.rules.ts'
import { readHeader, type Header, type Row } from '../tables/columns.service.ts'
import { readRow } from '../tables/read-row.service.ts'
import { pricesIn } from '../cells/common-cells.service.ts'
import type { CsvRow } from '../tables/csv.rules.ts'
import type { FieldError } from '../records/field-reader.rules.ts'
import { merchantColumns, type MerchantColumn } from './merchant-columns.rules.ts'
import {
  commonName,
  differences,
  variantKinds,
  variantsOf,
  variantWords,
  type Difference,
  type VariantKind,
} from './merchant-feed-reader.rules.ts'
import { offeredRows } from './merchant-switches.service.ts'
import {
  availabilityOrFlag,
  barcodeOf,
  conditionOf,
  countOf,
  orderedAhead,
  skuOf,
  unitPricingOf,
  weightOf,
  type CellNotes,
} from '../cells/offer-cells.service.ts'
import { reading, valueOr } from '../cells/reading.rules.ts'
import { saleTimeOfRange } from '../cells/sale-times.rules.ts'
import { rejectedRow, type Draft, type DraftOffer, type ExportEntry, type ExportOptions } from '../drafts/shop-export.rules.ts'
import { entryOf } from '../drafts/shop-export.service.ts'

/** Whether the first row of a table is that of a Google Merchant feed. */
export function isMerchantHeader(cells: string[]): boolean {
  const { places } = readHeader(cells, merchantColumns)
  return (
    (['id', 'title', 'price'] as const).every((name) => places[name] !== undefined) && (places.image ?? places.availability) !== undefined
  )
}

/** Reads single products as they come; those of a group wait for the end of the file. */
export class MerchantReader {
  readonly #options: ExportOptions
  readonly #header: Header<MerchantColumn>
  readonly #groups = new Map<string, Row<MerchantColumn>[]>()

  constructor(header: string[], options: ExportOptions) {
    this.#header = readHeader(header, merchantColumns)
    this.#options = options
  }

  get used(): (number | undefined)[] {
    return Object.values(this.#header.places)
  }

  static priceColumns(header: string[]): number[] {
    const { places } = readHeader(header, merchantColumns)
    return [places.price, places.salePrice].filter((place) => place !== undefined)
  }

  push(raw: CsvRow): ExportEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    if (!row.cell('id')) return [rejectedRow(row.line, '', [{ field: this.#header.names.id, reason: 'is missing' }])]
    const group = row.cell('group')
    if (!group) return this.#productOf([row], row.cell('id'))
    const rows = this.#groups.get(group)
    if (rows) rows.push(row)
    else this.#groups.set(group, [row])
    return []
  }

  end(): ExportEntry[] {
    return [...this.#groups].flatMap(([group, rows]) => this.#productOf(rows, group))
  }

  #productOf(all: Row<MerchantColumn>[], id: string): ExportEntry[] {
    const warnings: FieldError[] = []
    const { rows, isOffered, entries } = offeredRows(all, id, { header: this.#header, now: this.#options.now, warnings })
    const sound: { row: Row<MerchantColumn>; offer: Omit<DraftOffer, 'values'> }[] = []
    const { rates, decimal } = this.#options
    const ids = new Map<string, number>()
    for (const row of rows) {
      const errors: FieldError[] = []
      const same = ids.get(row.cell('id'))
      if (same !== undefined) errors.push({ field: this.#header.names.id, reason: `came before, on line ${same}`, value: row.cell('id') })
      ids.set(row.cell('id'), row.line)
      const offer = this.#offer(row, { rates, decimal, errors, warnings })
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
    return [...entries, entryOf({ ...this.#draft(sellable, id, kinds, offers), onSale: isOffered, warnings }, this.#options)]
  }

  #draft(rows: Row<MerchantColumn>[], id: string, kinds: VariantKind[], offers: DraftOffer[]): Draft {
    const first = rows[0]!
    const { names } = this.#header
    const category = first.cell('category')
    const attributes = differences
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => ({ name: variantKinds[kind], value: valueAt(variantWords, first.cell(kind).toLowerCase()) ?? first.cell(kind) }))
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
        ...(condition && condition !== 'new' ? [{ name: conditionName, value: conditionNames[condition] }] : []),
      ],
      pictures: rows.flatMap((row) => [addressOf(row.raw('image')), ...addresses(addressOf(row.raw('moreImages')))]).filter(Boolean),
      options: kinds.map((kind) => variantKinds[kind]),
      offers,
      onSale: true,
      where: (field) => placeOf(field, first, names, offers),
    }
  }

  #offer(row: Row<MerchantColumn>, notes: CellNotes): Omit<DraftOffer, 'values'> | undefined {
    const { names } = this.#header
    const range = row.cell('saleTime')
    const prices = pricesIn(row, this.#header, notes, {
      ...{ price: 'price', sale: 'salePrice', now: this.#options.now },
      ...{ time: saleTimeOfRange(range), timeColumn: 'saleTime', timeText: range },
    })
    const counted = row.cell('quantity') ? countOf(row.cell('quantity'), names.quantity, row.line, notes) : undefined
    const { stock, facts } = this.#availability(row, counted, notes.warnings)
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
  #availability(row: Row<MerchantColumn>, counted: number | undefined, warnings: FieldError[]): Pick<DraftOffer, 'stock' | 'facts'> {
    const field = this.#header.names.availability
    const read = reading(row, 'availability', availabilityOrFlag)
    if (read.is === 'unknown') {
      warnings.push({
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
    return orderedAhead(availability, counted, { field, line: row.line, from: row.cell('availableFrom') }, { warnings })
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
      sku: row.cell('id').slice(0, limits.sku),
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

/** `section:name:value` in delimited files, several parted by commas; XML has them in three elements, which the reader joins so. */
function detailsOf(cell: string): { name: string; value: string }[] {
  return cell
    .split(/,(?=[^,:]*:[^,:]*:)/)
    .map((detail) => detail.split(':'))
    .flatMap(([, name, ...value]) => (name && value.length > 0 ? { name: name.trim(), value: value.join(':').trim() } : []))
}

const conditionNames = {
  refurbished: { ka: 'აღდგენილი', en: 'Refurbished', ru: 'Восстановленный', zh: '翻新' },
  used: { ka: 'მეორადი', en: 'Used', ru: 'Бывший в употреблении', zh: '二手' },
} as const satisfies Record<string, Text>
const conditionName: Text = { ka: 'მდგომარეობა', en: 'Condition', ru: 'Состояние', zh: '成色' }

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
  if (name === 'store') return { field: '--store', line: row.line }
  const column = fieldColumns[name === 'offers' ? (part ?? '') : name]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? row.line) : row.line
  return { field: column ? names[column] : field, line }
}
