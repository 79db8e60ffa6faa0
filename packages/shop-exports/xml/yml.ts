/** Yandex' catalogue (YML): categories and currencies first, then an element an offer; offers of one product share their `group_id`. */
import { valueAt } from '../value-at.ts'
import { differingOptions } from '../product/differing-options.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import { commonName } from '../merchant/merchant-variants.ts'
import { barcodeOf, conditionOf, countOf, notesOn, priceOfText, weightOf, type CellNotes } from '../cells/offer-cells.ts'
import { plainLine } from '../texts/plain-text.ts'
import { rejectedRow, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'
import { OfferGroups } from '../product/offer-groups.ts'
import { childOf, childrenOf, textOf, type Dialect, type XmlNode, type XmlRecord } from './xml-records.ts'

interface Offer {
  line: number
  node: XmlNode
}

/** Currencies under the codes that YML keeps from earlier days. */
const earlierCodes: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN' }

class YmlReader {
  readonly #options: ReadingOptions
  readonly #categories = new Map<string, { name: string; parent: string }>()
  readonly #groups = new OfferGroups<Offer>()

  constructor(options: ReadingOptions) {
    this.#options = options
  }

  push(record: XmlRecord): ReadEntry[] {
    if ('broken' in record) return [rejectedRow(record.line, '', [{ field: '(offer)', reason: record.broken }])]
    const { line, node } = record
    if (node.name === 'category') {
      this.#categories.set(node.attributes['id'] ?? '', { name: plainLine(node.text), parent: node.attributes['parentId'] ?? '' })
      return []
    }
    const id = node.attributes['id'] ?? ''
    if (!id) return [rejectedRow(line, '', [{ field: 'offer id', reason: 'is missing' }])]
    const complete = this.#groups.push({ line, node }, id, node.attributes['group_id'] ?? '')
    return complete.flatMap(([product, offers]) => this.#product(offers, product))
  }

  end(): ReadEntry[] {
    return this.#groups.end().flatMap(([id, offers]) => this.#product(offers, id))
  }

  #product(all: Offer[], id: string): ReadEntry[] {
    const entries: ReadEntry[] = []
    const warnings: Problem[] = []
    const sound = all.flatMap(({ line, node }) => {
      const notes = { ...notesOn(this.#options), warnings }
      const { errors } = notes
      const offer = offerOf(line, node, notes)
      if (offer && errors.length === 0) return [{ line, node, offer }]
      entries.push(rejectedRow(line, node.attributes['id'] ?? '', errors, id))
      return []
    })
    const [first] = sound
    if (!first) return entries
    const variants = sound.map(({ node }) => ({ id: node.attributes['id']!, name: nameOf(node), values: paramsOf(node) }))
    const { names, values } = differingOptions(variants, 'Вариант')
    const draft: Draft = {
      ...{ row: first.node, line: first.line },
      id,
      name: sound.length === 1 ? nameOf(first.node) : commonName(variants.map(({ name }) => name)),
      description: textOf(first.node, 'description'),
      brand: textOf(first.node, 'vendor'),
      categories: [this.#path(textOf(first.node, 'categoryId')), textOf(first.node, 'typePrefix')],
      tags: '',
      attributes: [...paramsOf(first.node)].filter(([name]) => !names.includes(name)).map(([name, value]) => ({ name, value })),
      pictures: sound.flatMap(({ node }) => childrenOf(node, 'picture').map(({ text }) => text.trim())),
      options: names,
      offers: sound.map(({ offer }, i) => ({ ...offer, values: values[i]! })),
      isListed: true,
      warnings,
      where: (field) => ({ field: field === 'name' ? 'name' : field, line: first.line }),
    }
    return [...entries, entryOf(draft, this.#options)]
  }

  /** `Garden > Tools`; a category that names itself among those above it ends the path. */
  #path(id: string): string {
    const names: string[] = []
    const seen = new Set<string>()
    for (let at = id; at && !seen.has(at); at = this.#categories.get(at)?.parent ?? '') {
      seen.add(at)
      const found = this.#categories.get(at)
      if (found) names.unshift(found.name)
    }
    return names.join(' > ')
  }
}

const nameOf = (node: XmlNode): string =>
  textOf(node, 'name') || [textOf(node, 'typePrefix'), textOf(node, 'vendor'), textOf(node, 'model')].filter(Boolean).join(' ')

/** What elements of their own say about a thing, by the names that its parameters would have. */
const facts: Readonly<Record<string, string>> = {
  ...{ author: 'Автор', publisher: 'Издательство', year: 'Год издания', series: 'Серия', country_of_origin: 'Страна производства' },
}

function paramsOf(node: XmlNode): Map<string, string> {
  const params = new Map<string, string>()
  const add = (name: string, value: string) => {
    const before = params.get(name)
    if (name && value && before !== value) params.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  for (const { attributes, text } of childrenOf(node, 'param'))
    add(plainLine(attributes['name'] ?? ''), [plainLine(text), attributes['unit'] ?? ''].filter(Boolean).join(' '))
  for (const [element, name] of Object.entries(facts)) add(name, plainLine(textOf(node, element)))
  return params
}

function offerOf(line: number, node: XmlNode, notes: CellNotes): Omit<DraftOffer, 'values'> | undefined {
  const currency = textOf(node, 'currencyId').toUpperCase()
  const code = valueAt(earlierCodes, currency) ?? currency
  const amount = (name: string) => {
    const text = textOf(node, name)
    return text === '' && name !== 'price'
      ? undefined
      : priceOfText(code && /\d\s*$/.test(text) ? `${text} ${code}` : text, name, line, notes)
  }
  const price = amount('price')
  const was = amount('oldprice')
  if (price !== undefined && price < 1) notes.errors.push({ field: 'price', line, reason: 'must be above 0', needs: 'price' })
  const stock = stockOf(line, node, notes)
  if (price === undefined || notes.errors.length > 0) return undefined
  const gtin = barcodeOf(textOf(node, 'barcode') || textOf(node, 'ISBN'), 'barcode', line, notes)
  const mpn = textOf(node, 'vendorCode').slice(0, notes.options.limits.sku)
  const condition = conditionOf(
    childOf(node, 'condition')
      ?.attributes['type']?.replace(/^(?:likenew|preowned|showcasesample)$/, 'used')
      .replace(/^reduction$/, 'refurbished') ?? '',
  )
  const weight = weightOf(textOf(node, 'weight'), 'kg')
  const picture = textOf(node, 'picture')
  return {
    ...{ row: node, line, price, was, stock },
    ...(picture ? { picture } : {}),
    facts: {
      sku: (textOf(node, 'shop-sku') || node.attributes['id']!).slice(0, notes.options.limits.sku),
      ...(gtin ? { gtin } : {}),
      ...(mpn ? { mpn } : {}),
      ...(condition ? { condition } : {}),
      ...(weight ? { weight } : {}),
    },
  }
}

const counts = ['count', 'stock_quantity', 'quantity_in_stock', 'quantity', 'stock']

/** The units of all places that hand a thing out; nothing where none of them says how many it has. */
function inOutlets(node: XmlNode): string {
  const units = childrenOf(childOf(node, 'outlets'), 'outlet').flatMap(({ attributes }) => attributes['instock'] ?? [])
  const known = units.map(Number)
  return units.length > 0 && known.every((each) => Number.isSafeInteger(each))
    ? String(known.reduce((sum, each) => sum + Math.max(0, each), 0))
    : (units[0] ?? '')
}

/** A count where one is named; `available="false"` is sold when it is ordered, which nobody can promise here. */
function stockOf(line: number, node: XmlNode, notes: CellNotes): number | undefined {
  const text = counts.map((name) => textOf(node, name)).find(Boolean) ?? inOutlets(node)
  const available = node.attributes['available'] ?? textOf(node, 'available')
  const isThere = available === '' ? true : flagOf(available)
  if (isThere === undefined)
    notes.warnings.push({
      field: 'available',
      line,
      reason: `«${available}» is no word for yes or no: it counts as sold out`,
      value: available,
      kind: 'unknownFlag',
    })
  if (!isThere || flagOf(textOf(node, 'disabled')) === true) return 0
  return text === '' ? undefined : countOf(text, 'count', line, notes)
}

export const yml: Dialect = {
  name: "Yandex' catalogue",
  records: new Set(['category', 'offer']),
  rows: new Set(['offer']),
  reads: new Set([
    ...[
      'name',
      'typePrefix',
      'vendor',
      'model',
      'description',
      'vendorCode',
      'shop-sku',
      'barcode',
      'ISBN',
      'weight',
      'condition',
      'param',
    ],
    ...['price', 'oldprice', 'currencyId', 'categoryId', 'picture', 'available', 'disabled', 'outlets', ...counts, ...Object.keys(facts)],
  ]),
  open: (options) => new YmlReader(options),
}
