/** WooCommerce's product CSV: a row a product or variation; variations name their parent and may stand anywhere in the file. */
import { valueAt } from '../value-at.ts'
import { placesIn, readHeader, type Header } from '../tables/columns.ts'
import { readRow } from '../tables/read-row.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import { notesOn, type CellNotes } from '../cells/offer-cells.ts'
import { languageOfCode, plainWord } from '../texts/plain-text.ts'
import { flag, reading, valueOr } from '../cells/reading.ts'
import { noRows, rejectedRow, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'
import { attributePlaces, wooColumns, type AttributePlaces, type WooColumn } from './woocommerce-headers.ts'
import { sharedStocks, WooOffers, type WooRow } from './woocommerce-offers.ts'
import { descriptionOf, keyOf, placeOf, typesOf, varyingAttributes } from './woocommerce-rows.ts'
import { attributeIn, joinedTexts, translatedAttributes, type Translation } from './woocommerce-translations.ts'
import { attributesIn, isShown, kindOf, listOf, skippedKinds, valueOfProduct, variantsOf } from './woocommerce-cells.ts'
import type { ShownAttribute, Variation } from './woocommerce-cells.ts'

/** Products with more variants than these would cost as much as they like to expand; a record holds fewer. */
const maxVariants = 3000

/** Whether the first row of a table is that of a WooCommerce product export. */
export function isWooCommerceHeader(cells: string[]): boolean {
  const places = placesIn(cells, wooColumns)
  const hasKey = (places.id ?? places.sku) !== undefined
  const isSure = [places.published, places.visibility, places.categories, places.images, places.parent].some((place) => place !== undefined)
  return hasKey && isSure && places.type !== undefined && places.name !== undefined && places.price !== undefined
}

/** Reads products as they come; those with variations or translations wait for the end of the file. */
export class WooCommerceReader {
  readonly #options: ReadingOptions
  readonly #languages: readonly string[]
  readonly #header: Header<WooColumn>
  readonly #attributes: AttributePlaces[]
  readonly #offers: WooOffers
  readonly #parents: { row: WooRow; translations: Translation<WooRow>[] }[] = []
  readonly #variations = new Map<string, WooRow[]>()
  /** Rows of one translation group, the original first or wherever it stands. */
  readonly #groups = new Map<string, WooRow[]>()

  constructor(header: string[], options: ReadingOptions) {
    this.#header = readHeader(header, wooColumns, options.languages)
    this.#options = options
    this.#languages = options.languages
    this.#attributes = attributePlaces(this.#header.cells)
    this.#offers = new WooOffers(this.#header)
  }

  get used(): (number | undefined)[] {
    const attributes = this.#attributes.flatMap(({ name, values, visible, settings }) => [name, values, visible, ...settings])
    return [...Object.values(this.#header.places), ...attributes, ...this.#offers.used]
  }

  static priceColumns(header: string[]): number[] {
    const places = placesIn(header, wooColumns)
    return [places.price, places.salePrice].filter((place) => place !== undefined)
  }

  push(raw: CsvRow): ReadEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    const { kind } = kindOf(typesOf(row))
    const group = row.cell('group')
    if (group && this.#languageOf(row) && kind !== 'variation') {
      this.#groups.set(group, [...(this.#groups.get(group) ?? []), row])
      return []
    }
    return this.#accept(row, [])
  }

  #accept(row: WooRow, translations: Translation<WooRow>[]): ReadEntry[] {
    const { kind, unknown } = kindOf(typesOf(row))
    if (kind === 'variation') {
      const parent = parentKey(row.cell('parent'))
      const rows = this.#variations.get(parent)
      if (rows) rows.push(row)
      else this.#variations.set(parent, [row])
      return []
    }
    if (kind === 'grouped' || kind === 'external' || kind === 'bundle') return [this.#skipped(row, skippedKinds[kind])]
    if (kind === 'variable') {
      this.#parents.push({ row, translations })
      return []
    }
    return [this.#simple(row, translations, unknown)]
  }

  end(): ReadEntry[] {
    const entries: ReadEntry[] = []
    for (const rows of this.#groups.values()) {
      const [row, ...others] = rows
      const translations = others.map((each) => ({ row: each, lang: this.#languageOf(each)! }))
      entries.push(...this.#accept(row!, translations))
    }
    entries.push(...this.#parents.flatMap(({ row, translations }) => this.#variable(row, translations)))
    for (const row of [...this.#variations.values()].flat()) {
      const value = row.cell('parent')
      entries.push(
        this.#rejected(row, [{ field: this.#header.names.parent, reason: `there is no variable product «${value}» in the file`, value }]),
      )
    }
    return entries
  }

  #simple(row: WooRow, translations: Translation<WooRow>[], unknown: string[]): ReadEntry {
    const notes = notesOn(this.#options)
    for (const value of unknown) {
      const reason = `«${value}» is no type of a product that is known: it comes in as a simple one`
      notes.warnings.push({ field: this.#header.names.type, line: row.line, reason, value, kind: 'unknownWord' })
    }
    const offer = this.#offers.offer(row, row, [], notes)
    if (!offer) return this.#rejected(row, notes.errors, row, translations.length)
    const inLanguages = translatedAttributes({ row, translations }, (each) => this.#attributesOf(each), this.#languages)
    const attributes = this.#attributesOf(row).filter(isShown)
    const texts = attributes.map((each) => attributeIn(each, inLanguages, this.#languages))
    return entryOf(this.#draft({ row, translations, notes }, [], [offer], texts), this.#options)
  }

  #languageOf(row: WooRow): string | undefined {
    return languageOfCode(row.cell('language'), this.#languages)
  }

  /** The variations of a product; they go from the file's, so that what is left has no product. */
  #variationsOf(parent: WooRow): WooRow[] {
    return [parent.cell('sku'), `id:${parent.cell('id')}`].map(parentKey).flatMap((key) => {
      const found = key ? (this.#variations.get(key) ?? []) : []
      this.#variations.delete(key)
      return found
    })
  }

  #variable(parent: WooRow, translations: Translation<WooRow>[]): ReadEntry[] {
    const rows = this.#variationsOf(parent)
    const ofTranslations = translations.flatMap(({ row, lang }) => this.#variationsOf(row).map((each) => ({ row: each, lang })))
    const translated = ofTranslations.length
    if (rows.length === 0) {
      const reason = 'a variable product without variations in the file'
      return [
        this.#rejected(parent, [{ field: this.#header.names.type, reason, needs: 'price' }], parent, translations.length + translated),
      ]
    }
    const entries: ReadEntry[] = []
    const on = rows.filter((row) => this.#isOn(row, parent, entries))
    const attributes = this.#attributesOf(parent)
    const varying = varyingAttributes(
      attributes,
      on.map((row) => this.#attributesOf(row)),
    )
    const all = varying.map(({ value }) => listOf(value))
    const variations: Variation<WooRow>[] = on.map((row) => {
      const named = new Map(this.#attributesOf(row).map(({ name, value }) => [name.toLowerCase(), value]))
      const valueOf = (name: string) => (named.get(name.toLowerCase()) ?? '').replaceAll('\\,', ',')
      return { row, values: varying.map(({ name }, place) => valueOfProduct(valueOf(name), all[place]!)) }
    })
    const variants = variantsOf(variations, all, maxVariants)
    if (!variants) {
      const error = { field: this.#header.names.type, reason: `has more than ${maxVariants} variants` }
      return [this.#rejected(parent, [error], parent, translations.length + translated + rows.length)]
    }
    const expanded = new Set(variants.map(({ row }) => row))
    for (const row of on.filter((each) => !expanded.has(each)))
      entries.push(this.#rejected(row, [this.#collapsed(row, variations)], parent))
    const notes = notesOn(this.#options)
    const stocks = sharedStocks(parent, variants, notes)
    const failed = new Set<WooRow>()
    const offers = variants.flatMap(({ row, values }) => {
      const errors: Problem[] = []
      const offer = this.#offers.offer(row, parent, values, { ...notes, errors }, stocks.get(row))
      if (!offer && !failed.has(row)) {
        failed.add(row)
        entries.push(this.#rejected(row, errors, parent))
      }
      return failed.has(row) ? [] : (offer ?? [])
    })
    const parts = translations.length + translated
    if (offers.length === 0) return [...entries, { line: parent.line, id: keyOf(parent), errors: [], rows: { ...noRows, lost: 1 + parts } }]
    const inLanguages = translatedAttributes(
      { row: parent, translations, variations: on, others: ofTranslations },
      (each) => this.#attributesOf(each),
      this.#languages,
    )
    const texts = varying.map((each) => inLanguages?.get(each.name))
    const draft = this.#draft(
      { row: parent, translations, notes },
      varying.map(({ name }, place) => texts[place]?.name ?? name),
      offers,
      attributes.filter((each) => isShown(each) && !varying.includes(each)).map((each) => attributeIn(each, inLanguages, this.#languages)),
    )
    return [...entries, entryOf({ ...draft, valueTexts: texts.map((each) => each?.values ?? new Map()), parts }, this.#options)]
  }

  /** A variation that is switched off in the shop cannot be bought there, and is not here. */
  #isOn(row: WooRow, parent: WooRow, entries: ReadEntry[]): boolean {
    const published = flag(row, 'published')
    if (valueOr(published, true, false)) return true
    const field = this.#header.names.published
    const warning: Problem =
      published.is === 'unknown'
        ? {
            field,
            reason: `«${published.text}» is no word for yes or no: the variation does not come in`,
            value: published.text,
            kind: 'unknownFlag',
          }
        : { field, reason: 'the variation is switched off: it does not come in', value: row.cell('sku') || keyOf(row), kind: 'switchedOff' }
    entries.push({ line: row.line, id: keyOf(parent), errors: [], warnings: [warning], skipped: true, rows: { ...noRows, lost: 1 } })
    return false
  }

  #collapsed(row: WooRow, variations: Variation<WooRow>[]): Problem {
    const { values } = variations.find((each) => each.row === row)!
    const same = variations.find((each) => each.row !== row && each.values.every((value, i) => !values[i] || !value || value === values[i]))
    const called = values.filter(Boolean).join(' / ') || 'no value'
    return {
      field: 'Attribute 1 value(s)',
      reason: `the variation has the values of line ${same?.row.line ?? '?'}, ${called}`,
      value: called,
    }
  }

  #draft(
    { row, translations, notes }: { row: WooRow; translations: Translation<WooRow>[]; notes: CellNotes },
    options: Draft['options'],
    offers: DraftOffer[],
    attributes: Draft['attributes'],
  ): Draft {
    const { names } = this.#header
    const tags = listOf(row.raw('tags'))
    const text = (each: WooRow, name: 'name' | 'description') => (name === 'description' ? descriptionOf(each) : each.raw(name))
    const texts = joinedTexts(row, translations, text, this.#languages)
    return {
      line: row.line,
      id: keyOf(row),
      name: texts('name'),
      description: texts('description'),
      brand: listOf(row.raw('brand'))[0] ?? '',
      categories: [row, ...translations.map((each) => each.row)].flatMap((each) => listOf(each.raw('categories'))).concat(tags.slice(0, 1)),
      tags: tags.map((tag) => plainWord(tag, this.#languages)).join(', '),
      attributes,
      pictures: listOf(row.raw('images').replaceAll('&amp;', '&')),
      options,
      offers,
      isListed: this.#isListed(row, notes.warnings),
      warnings: [
        ...notes.warnings,
        ...translations.map(({ row: { line } }) => ({
          field: names.group,
          line,
          reason: `is «${row.cell('name')}» in another language`,
          kind: 'translations' as const,
        })),
      ],
      parts: translations.length,
      where: (field) => placeOf(field, row, names, offers),
    }
  }

  /** Never by a word that nobody understands. */
  #isListed(row: WooRow, warnings: Problem[]): boolean {
    const published = flag(row, 'published')
    const visibility = reading(
      row,
      'visibility',
      (text) => valueAt({ visible: true, catalog: true, search: true, hidden: false }, text.toLowerCase()) ?? flagOf(text),
    )
    for (const [name, read] of [
      ['published', published],
      ['visibility', visibility],
    ] as const)
      // oxfmt-ignore
      if (read.is === 'unknown') {
        const reason = `«${read.text}» is no word for yes or no: the product comes in unlisted`
        warnings.push({ field: this.#header.names[name], line: row.line, reason, value: read.text, kind: 'unknownFlag' })
      }
    return valueOr(published, true, false) && valueOr(visibility, true, false)
  }

  #attributesOf(row: WooRow): ShownAttribute[] {
    return attributesIn(row, this.#attributes, this.#languages)
  }

  #rejected(row: WooRow, errors: Problem[], product: WooRow = row, more = 0): ReadEntry {
    const entry = rejectedRow(row.line, keyOf(row), errors, keyOf(product))
    return { ...entry, rows: { ...entry.rows, lost: 1 + more } }
  }

  #skipped(row: WooRow, reason: string): ReadEntry {
    const warning: Problem = { field: this.#header.names.type, reason, value: row.cell('name'), kind: 'skipped' }
    return { line: row.line, id: keyOf(row), errors: [], warnings: [warning], skipped: true, rows: { ...noRows, lost: 1 } }
  }
}

/** Shops find a product by its number without regard to case. */
const parentKey = (key: string) => key.toLowerCase()
