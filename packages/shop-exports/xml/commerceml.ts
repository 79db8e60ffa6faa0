/**
 * 1C's exchange (CommerceML 2): the catalogue's products in one file, their offers, prices and units in others. They are
 * gathered from all files of a source, and read when the last has ended.
 */
import { priceForShoppers, type CommerceCatalogue, type CommerceOffer, type CommerceProduct } from './commerceml-catalogue.ts'
import { differingOptions } from '../product/differing-options.ts'
import type { Problem } from '../problem.ts'
import { barcodeOf, countOf, notesOn, priceOfText, weightOf, type CellNotes } from '../cells/offer-cells.ts'
import { flagOf } from '../cells/flag-words.ts'
import { plainLine } from '../texts/plain-text.ts'
import { noRows, rejectedRow, switchedOffRow, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'
import { childOf, childrenOf, textOf, type Dialect, type XmlNode, type XmlRecord } from './xml-records.ts'

class CommerceMlReader {
  readonly #catalogue: CommerceCatalogue

  constructor(catalogue: CommerceCatalogue) {
    this.#catalogue = catalogue
  }

  push(record: XmlRecord): ReadEntry[] {
    if ('broken' in record) return [rejectedRow(record.line, '', [{ field: '(element)', reason: record.broken }])]
    const { line, node } = record
    if (node.name === 'Группы') this.#groups(node, '')
    else if (node.name === 'Свойство') this.#property(node)
    else if (node.name === 'ТипЦены') this.#catalogue.priceTypes.set(textOf(node, 'Ид'), textOf(node, 'Наименование'))
    else if (node.name === 'Товар') this.#product(line, node)
    else this.#offer(line, node)
    return []
  }

  end(): ReadEntry[] {
    return []
  }

  #groups(node: XmlNode, above: string): void {
    for (const group of childrenOf(node, 'Группа')) {
      const path = [above, plainLine(textOf(group, 'Наименование'))].filter(Boolean).join(' > ')
      this.#catalogue.groups.set(textOf(group, 'Ид'), path)
      for (const below of childrenOf(group, 'Группы')) this.#groups(below, path)
    }
  }

  #property(node: XmlNode): void {
    const values = childrenOf(childOf(node, 'ВариантыЗначений'), 'Справочник').map(
      (each) => [textOf(each, 'ИдЗначения'), textOf(each, 'Значение')] as const,
    )
    this.#catalogue.properties.set(textOf(node, 'Ид'), { name: textOf(node, 'Наименование'), values: new Map(values) })
  }

  #product(line: number, node: XmlNode): void {
    const id = textOf(node, 'Ид')
    const details = new Map(
      childrenOf(childOf(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').map((each) => [
        textOf(each, 'Наименование'),
        textOf(each, 'Значение'),
      ]),
    )
    const more = this.#catalogue.products.get(id)?.more
    this.#catalogue.products.set(id, {
      line,
      file: this.#catalogue.file,
      id,
      name: textOf(node, 'Наименование') || details.get('Полное наименование') || '',
      description: textOf(node, 'Описание') || details.get('ОписаниеВФорматеHTML') || '',
      brand: textOf(childOf(node, 'Изготовитель'), 'Наименование'),
      sku: textOf(node, 'Артикул'),
      barcode: textOf(node, 'Штрихкод'),
      weight: textOf(node, 'Вес') || details.get('Вес') || '',
      groups: childrenOf(childOf(node, 'Группы'), 'Ид').map(({ text }) => text.trim()),
      pictures: childrenOf(node, 'Картинка').map(({ text }) => text.trim()),
      properties: childrenOf(childOf(node, 'ЗначенияСвойств'), 'ЗначенияСвойства').map((each) => ({
        id: textOf(each, 'Ид'),
        value: textOf(each, 'Значение'),
      })),
      isDeleted: isDeleted(node),
      more: more === undefined ? 0 : more + 1,
    })
  }

  /** Offers, prices and units of one offer come in one file or in three. */
  #offer(line: number, node: XmlNode): void {
    const id = textOf(node, 'Ид')
    const known: CommerceOffer = this.#catalogue.offers.get(id) ?? {
      ...{
        line,
        file: this.#catalogue.file,
        id,
        name: '',
        sku: '',
        barcode: '',
        values: new Map(),
        prices: [],
        quantity: '',
        isDeleted: false,
        more: -1,
      },
    }
    const values = childrenOf(childOf(node, 'ХарактеристикиТовара'), 'ХарактеристикаТовара').map(
      (each) => [plainLine(textOf(each, 'Наименование')), plainLine(textOf(each, 'Значение'))] as const,
    )
    const prices = childrenOf(childOf(node, 'Цены'), 'Цена').map((price) => ({
      type: textOf(price, 'ИдТипаЦены'),
      amount: textOf(price, 'ЦенаЗаЕдиницу'),
      currency: textOf(price, 'Валюта'),
    }))
    this.#catalogue.offers.set(id, {
      ...known,
      name: textOf(node, 'Наименование') || known.name,
      sku: textOf(node, 'Артикул') || known.sku,
      barcode: textOf(node, 'Штрихкод') || known.barcode,
      values: values.length > 0 ? new Map(values) : known.values,
      prices: prices.length > 0 ? prices : known.prices,
      quantity: quantityOf(node) || known.quantity,
      isDeleted: known.isDeleted || isDeleted(node),
      more: known.more + 1,
    })
  }
}

/** By its mark or its state, of a product and of an offer. */
const isDeleted = (node: XmlNode): boolean =>
  /^удал[её]н/i.test(node.attributes['Статус'] ?? textOf(node, 'Статус')) || flagOf(textOf(node, 'ПометкаУдаления')) === true

/** Units as one number, or by store in two ways. */
function quantityOf(node: XmlNode): string {
  const counts = [
    ...childrenOf(childOf(node, 'Остатки'), 'Остаток').map(
      (each) => textOf(childOf(each, 'Склад'), 'Количество') || textOf(each, 'Количество'),
    ),
    ...childrenOf(node, 'Склад').map(({ attributes }) => attributes['КоличествоНаСкладе'] ?? ''),
  ].filter(Boolean)
  const total = textOf(node, 'Количество')
  if (total || counts.length === 0) return total
  return String(counts.reduce((sum, count) => sum + (Number(count.replace(',', '.')) || 0), 0))
}

/** The products that the files of a source held together. */
export function* commerceMlEntries(catalogue: CommerceCatalogue, options: ReadingOptions): Generator<ReadEntry & { file: string }> {
  const offers = Map.groupBy(catalogue.offers.values(), ({ id }) => id.split('#')[0]!)
  for (const product of catalogue.products.values()) {
    const itsOffers = offers.get(product.id) ?? []
    offers.delete(product.id)
    for (const entry of productEntries(product, itsOffers, catalogue, options)) yield { file: product.file, ...entry }
  }
  for (const [id, itsOffers] of offers) {
    const [first] = itsOffers as [CommerceOffer]
    const nothing = { description: '', brand: '', weight: '', groups: [], pictures: [], properties: [], isDeleted: false, more: 0 }
    const product: CommerceProduct = { ...first, ...nothing, id }
    for (const entry of productEntries(product, itsOffers, catalogue, options, first)) yield { file: first.file, ...entry }
  }
}

/** @param row what the product was read from: its record, or, where it has none, its first offer */
function productEntries(
  product: CommerceProduct,
  itsOffers: CommerceOffer[],
  catalogue: CommerceCatalogue,
  options: ReadingOptions,
  row: CommerceProduct | CommerceOffer = product,
): ReadEntry[] {
  const { line, id } = product
  if (itsOffers.length === 0) {
    const reason = 'has no price in these files: import the folder with import.xml and offers.xml together'
    return [withMore(rejectedRow(line, id, [{ field: 'Цены', reason, needs: 'price' }]), product.more)]
  }
  const warnings: Problem[] = []
  const entries: ReadEntry[] = []
  const sound = itsOffers.flatMap((offer) => {
    if (offer.isDeleted && !product.isDeleted) {
      entries.push({ ...withMore(switchedOffRow(offer.line, id, 'Предложение', offer.id), offer.more), file: offer.file })
      return []
    }
    const notes = { ...notesOn({ ...options, decimal: '.' }), warnings }
    const read = offerOf(offer, product, catalogue, notes)
    if (read) return [{ offer, read }]
    entries.push({ ...withMore(rejectedRow(offer.line, offer.id, notes.errors, id), offer.more), file: offer.file })
    return []
  })
  if (sound.length === 0)
    return row === product ? [...entries, { line, id, errors: [], rows: { ...noRows, lost: 1 + product.more } }] : entries
  const { names, values } = differingOptions(
    sound.map(({ offer }) => offer),
    'Характеристика',
  )
  const attributes = product.properties.flatMap(({ id: property, value }) => {
    const known = catalogue.properties.get(property)
    return known && value ? { name: known.name, value: known.values.get(value) ?? value } : []
  })
  const entry = entryOf(
    {
      ...{ row, line, id, name: product.name, description: product.description, brand: product.brand, attributes, warnings },
      categories: product.groups.map((group) => catalogue.groups.get(group) ?? ''),
      tags: '',
      pictures: product.pictures,
      options: names,
      offers: sound.map(({ offer, read }, i) => ({ ...read, row: offer, values: values[i]! })),
      parts: product.more + sound.reduce((sum, { offer }) => sum + offer.more, 0),
      isTold: row !== product && !sound.some(({ offer }) => offer === row),
      isListed: !product.isDeleted,
      where: (field) => ({ field, line }),
    },
    options,
  )
  return [...entries, entry]
}

const withMore = (entry: ReadEntry, more: number): ReadEntry => ({ ...entry, rows: { ...entry.rows, lost: 1 + more } })

function offerOf(
  offer: CommerceOffer,
  product: CommerceProduct,
  { priceTypes }: CommerceCatalogue,
  notes: CellNotes,
): Omit<DraftOffer, 'values'> | undefined {
  const { line } = offer
  const kindOf = ({ type }: CommerceOffer['prices'][number]) => priceTypes.get(type) ?? ''
  const { price, isSure } = priceForShoppers(offer.prices, kindOf)
  if (price && !isSure) {
    const value = kindOf(price) || price.type
    notes.warnings.push({
      field: 'ЦенаЗаЕдиницу',
      line,
      reason: `«${value}» was taken of ${offer.prices.length} prices`,
      value,
      kind: 'priceKind',
    })
  }
  const amount = priceOfText(price ? `${price.amount} ${price.currency}`.trim() : '', 'ЦенаЗаЕдиницу', line, notes)
  if (amount !== undefined && amount < 1) notes.errors.push({ field: 'ЦенаЗаЕдиницу', line, reason: 'must be above 0', needs: 'price' })
  const stock = offer.quantity === '' ? undefined : countOf(offer.quantity, 'Количество', line, notes)
  if (amount === undefined || notes.errors.length > 0) return undefined
  const sku = (offer.sku || product.sku).slice(0, notes.options.limits.sku)
  const gtin = barcodeOf(offer.barcode || product.barcode, 'Штрихкод', line, notes)
  const weight = weightOf(product.weight, 'kg', '.')
  return { line, price: amount, stock, facts: { ...(sku ? { sku } : {}), ...(gtin ? { gtin } : {}), ...(weight ? { weight } : {}) } }
}

export const commerceMl: Dialect = {
  name: "1C's exchange file",
  records: new Set(['Группы', 'Свойство', 'ТипЦены', 'Товар', 'Предложение']),
  rows: new Set(['Товар', 'Предложение']),
  reads: new Set([
    ...['Ид', 'Наименование', 'Описание', 'Изготовитель', 'Артикул', 'Штрихкод', 'Вес', 'Группы', 'Картинка', 'ЗначенияСвойств'],
    ...['ЗначенияРеквизитов', 'ПометкаУдаления', 'Статус', 'ХарактеристикиТовара', 'Цены', 'Количество', 'Остатки', 'Склад'],
  ]),
  open: (options) => new CommerceMlReader(options.commerceMl),
}
