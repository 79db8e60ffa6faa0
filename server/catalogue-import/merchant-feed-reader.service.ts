/** Google Merchant's product files: a row or XML item a variant; variants of one product share their `item_group_id`. */
import type { Text } from '#contract/core/languages.ts'
import { readHeader, rowOf, type ColumnNames, type Header, type Row } from './columns.rules.ts'
import type { CsvRow } from './csv.rules.ts'
import type { FieldError } from './field-reader.rules.ts'
import { commonName, isEffectiveAt, variantKinds, variantsOf, type VariantKind } from './merchant-feed-reader.rules.ts'
import {
  countOf,
  entryOf,
  priceOf,
  rowErrorOf,
  type Draft,
  type DraftOffer,
  type ExportEntry,
  type ExportOptions,
} from './shop-export.service.ts'

/** An attribute's names in delimited files (with and without underscores) and in XML (`g:price`). */
const named = (name: string) => [name, name.replaceAll('_', ' '), `g:${name}`]
const columns = {
  id: named('id'),
  title: named('title'),
  description: named('description'),
  image: named('image_link'),
  moreImages: named('additional_image_link'),
  availability: named('availability'),
  price: named('price'),
  salePrice: named('sale_price'),
  saleTime: named('sale_price_effective_date'),
  type: named('product_type'),
  category: named('google_product_category'),
  brand: named('brand'),
  group: named('item_group_id'),
  condition: named('condition'),
  quantity: [...named('quantity'), ...named('inventory'), ...named('sell_on_google_quantity')],
  color: [...named('color'), ...named('colour')],
  size: named('size'),
  material: named('material'),
  pattern: named('pattern'),
} as const satisfies ColumnNames<string>
type Name = keyof typeof columns

/** Whether the first row of a table is that of a Google Merchant feed. */
export function isMerchantHeader(cells: string[]): boolean {
  const { places } = readHeader(cells, columns)
  return (
    (['id', 'title', 'price'] as const).every((name) => places[name] !== undefined) && (places.image ?? places.availability) !== undefined
  )
}

/** Reads single products as they come; those of a group wait for the end of the file. */
export class MerchantReader {
  readonly #options: ExportOptions
  readonly #header: Header<Name>
  readonly #groups = new Map<string, Row<Name>[]>()

  constructor(header: string[], options: ExportOptions) {
    this.#header = readHeader(header, columns)
    this.#options = options
  }

  push(raw: CsvRow): ExportEntry[] {
    const reason = rowErrorOf(raw, this.#header.width)
    if (reason || 'broken' in raw) return [{ line: raw.line, errors: [{ field: '(row)', reason: reason! }] }]
    const row = rowOf(this.#header, raw.line, raw.cells)
    if (!row.cell('id')) return [{ line: row.line, errors: [{ field: this.#header.names.id, reason: 'is missing' }] }]
    const group = row.cell('group')
    if (!group) return this.#productOf([row], row.cell('id'))
    this.#groups.set(group, [...(this.#groups.get(group) ?? []), row])
    return []
  }

  end(): ExportEntry[] {
    return [...this.#groups].flatMap(([group, rows]) => this.#productOf(rows, group))
  }

  #productOf(rows: Row<Name>[], id: string): ExportEntry[] {
    const entries: ExportEntry[] = []
    const sound: { row: Row<Name>; offer: Omit<DraftOffer, 'values'> }[] = []
    for (const row of rows) {
      const errors: FieldError[] = []
      const offer = this.#offer(row, errors)
      if (offer) sound.push({ row, offer })
      else entries.push({ line: row.line, id: row.cell('id'), errors })
    }
    if (sound.length === 0) return entries
    const sellable = sound.map(({ row }) => row)
    const { kinds, values } = variantsOf(
      sellable.map((row) => ({
        id: row.cell('id'),
        title: row.cell('title'),
        values: { color: row.cell('color'), size: row.cell('size'), material: row.cell('material'), pattern: row.cell('pattern') },
      })),
    )
    const offers = sound.map(({ offer }, i) => ({ ...offer, values: values[i]! }))
    return [...entries, entryOf(this.#draft(sellable, id, kinds, offers), this.#options)]
  }

  #draft(rows: Row<Name>[], id: string, kinds: VariantKind[], offers: DraftOffer[]): Draft {
    const first = rows[0]!
    const { names } = this.#header
    const category = first.cell('category')
    const attributes = (['color', 'size', 'material', 'pattern'] as const)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => ({ name: variantKinds[kind], value: first.cell(kind) }))
    const condition = first.cell('condition').toLowerCase()
    return {
      line: first.line,
      id,
      name: commonName(rows.map((row) => row.cell('title'))),
      description: first.cell('description'),
      brand: first.cell('brand'),
      // Google also takes the number of its category, which names nothing here.
      categories: [first.cell('type').split(/,(?=[^>]*>)/)[0]!, /^\d*$/.test(category) ? '' : category],
      tags: '',
      attributes: [
        ...attributes,
        ...(condition && condition !== 'new' ? [{ name: conditionName, value: condition.replaceAll('_', ' ') }] : []),
      ],
      pictures: rows.flatMap((row) => [row.cell('image'), ...addresses(row.cell('moreImages'))]).filter(Boolean),
      options: kinds.map((kind) => variantKinds[kind]),
      offers,
      onSale: true,
      where: (field) => placeOf(field, first, names, offers),
    }
  }

  #offer(row: Row<Name>, errors: FieldError[]): Omit<DraftOffer, 'values'> | undefined {
    const { rates, now } = this.#options
    const { names } = this.#header
    const regular = priceOf(row, this.#header, 'price', rates, errors)
    if (regular !== undefined && regular < 1) errors.push({ field: names.price, reason: 'must be above nothing' })
    const sale = row.cell('salePrice') ? priceOf(row, this.#header, 'salePrice', rates, errors) : undefined
    const isAvailable = ['in stock', 'backorder', 'available for order'].includes(
      row.cell('availability').toLowerCase().replaceAll('_', ' '),
    )
    const counted = row.cell('quantity') ? countOf(row.cell('quantity'), names.quantity, errors) : undefined
    if (errors.length > 0 || regular === undefined) return undefined
    const isCut = sale !== undefined && sale > 0 && sale < regular && isEffectiveAt(now, row.cell('saleTime'))
    return {
      line: row.line,
      price: isCut ? sale : regular,
      was: isCut ? regular : undefined,
      stock: isAvailable ? counted : 0,
      picture: row.cell('image') || undefined,
    }
  }
}

/** Several addresses in a cell; one with a comma of its own has it encoded. */
const addresses = (cell: string) => cell.split(/[,\s]+(?=https?:\/\/)/).map((address) => address.trim())

const conditionName: Text = { ka: 'მდგომარეობა', en: 'Condition', ru: 'Состояние', zh: '成色' }

const fieldColumns: Record<string, Name> = {
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

function placeOf(field: string, row: Row<Name>, names: Record<Name, string>, offers: DraftOffer[]): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  if (name === 'store') return { field: '--store', line: row.line }
  const column = fieldColumns[name === 'offers' ? (part ?? '') : name]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? row.line) : row.line
  return { field: column ? names[column] : field, line }
}
