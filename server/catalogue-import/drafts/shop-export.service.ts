/** What the product exports of other shops have in common: a product read from rows becomes a record. */
import { languages, pickText, type Text } from '#contract/core/languages.ts'
import { readRecord } from '../records/catalogue-records.rules.ts'
import { limits } from '../records/record-fields.rules.ts'
import { formatLari, type FieldError } from '../records/field-reader.rules.ts'
import { cut, fitDraft } from './fit-draft.service.ts'
import { languageOfText } from '../cells/language.rules.ts'
import { isPlaceholder, plainLine, plainParagraphs, plainText, plainWord } from '../texts/plain-text.service.ts'
import type { RowCount } from '../report/row-tally.rules.ts'
import { noRows, type Draft, type DraftOffer, type ExportEntry, type ExportOptions } from './shop-export.rules.ts'

/** A read product as an entry: cut to what a record holds, validated, with every error under the file's own columns. */
export function entryOf(given: Draft, options: ExportOptions): ExportEntry {
  const { draft, warnings } = fitDraft(given)
  const { line, id, where, pictures } = draft
  const name = several(draft.name, plainLine)
  const description = several(draft.description, plainParagraphs)
  const lang = options.lang ?? languageOfText(plainPartsOf(draft, [name, description]))
  const shortened = (field: 'name' | 'description', text: Text) => {
    const most = field === 'name' ? limits.name : limits.text
    if (!Object.values(text).some((each) => each.length > most)) return text
    warnings.push({ ...where(field), reason: `is longer than ${most} letters: cut`, kind: 'cut' })
    return mapped(text, (each) => cut(each, most))
  }
  const inText = (text: string | Text): Text => (typeof text === 'string' ? (text ? { [lang]: text } : {}) : text)
  const categories = [...new Set([...draft.categories.flatMap(categoryNames), ...(options.category ? [options.category.trim()] : [])])]
  const brand = plainWord(draft.brand)
  const described = shortened('description', inText(description))
  const named = shortened('name', inText(name))
  const read = readRecord(
    {
      type: 'product',
      id: cut(id, limits.id),
      category: categories[0] ? cut(categories[0], limits.id) : '-',
      store: options.store,
      brand: isPlaceholder(brand) ? undefined : cut(brand, limits.id) || undefined,
      name: Object.keys(named).length > 0 ? named : '',
      description: Object.keys(described).length > 0 ? described : undefined,
      attributes: draft.attributes,
      pictures,
      options: draft.options.map((option, place) => ({ name: several(option, plainLine), values: valuesOf(draft, place) })),
      offers: draft.offers.map((offer) => offerOf(offer, pictures, options.uncountedStock)),
      onSale: draft.onSale,
    },
    lang,
  )
  const rows = rowsOf(given, draft)
  if ('errors' in read) {
    const lost = rows.products + rows.variants + rows.parts + rows.lost
    return { line, id, errors: needs(read.errors.map((error) => ({ ...error, ...where(error.field) })), read.errors), warnings, rows: { ...noRows, lost } } // oxfmt-ignore
  }
  const uncounted = draft.offers.filter(({ stock }) => stock === undefined).length
  return { line, id, record: read.record, errors: [], warnings, where, categories, uncounted, rows }
}

/** What a merchant has to add: a price and a name are told as such. */
function needs(errors: FieldError[], original: FieldError[]): FieldError[] {
  return errors.map((error, i) => (original[i]!.field.startsWith('name') ? { ...error, needs: 'name' } : error))
}

/** Each row once: of its offers those that are there, its own where that is none of theirs, and what became part of it. */
function rowsOf(given: Draft, fitted: Draft): RowCount {
  const rows = (offers: DraftOffer[]) => new Set(offers.map(({ line, row = line }) => row))
  const present = rows(fitted.offers)
  const lost = [...rows(given.offers)].filter((row) => !present.has(row)).length
  const isOfferToo = given.isTold || rows(given.offers).has(given.row ?? given.line)
  return {
    products: isOfferToo ? 0 : 1,
    variants: present.size,
    parts: given.parts ?? 0,
    lost,
  }
}

const several = (text: string | Text, plain: (each: string) => string): string | Text =>
  typeof text === 'string' ? plainText(text, plain) : mapped(text, plain)

const mapped = (text: Text, map: (each: string) => string): Text =>
  Object.fromEntries(languages.flatMap((lang) => (text[lang] ? [[lang, map(text[lang])]] : [])))

/** What is said in one language only: name and description, or, where those come in several, the rest. */
function plainPartsOf({ attributes, options }: Draft, texts: (string | Text)[]): string {
  const isPlain = (text: string | Text) => typeof text === 'string'
  if (texts.some(isPlain)) return texts.filter(isPlain).join(' ')
  return [...attributes.flatMap(({ name, value }) => [name, value]), ...options].filter(isPlain).join(' ')
}

/** A category as its names in one language or several, paths as `A > B`; what stands for "none" is none. */
function categoryNames(raw: string): string[] {
  const text = plainText(raw, plainLine)
  const names = typeof text === 'string' ? [text] : [pickText(text, 'en').text, ...Object.values(text)]
  return names.map(pathOf).filter(Boolean)
}

/** A path without what stands for "none" in it: `Default Category > Gear` is `Gear`. */
function pathOf(name: string): string {
  if (!/[>»›]/.test(name)) return isPlaceholder(name) ? '' : name
  const parts = name.split(/\s*[>»›]\s*/).filter((part) => part && !isPlaceholder(part))
  return parts.join(' > ')
}

function offerOf({ values, price, was, sale, stock, picture, facts }: DraftOffer, pictures: string[], uncountedStock: number) {
  return {
    ...(values.length === 0 ? { id: 'default' } : {}),
    values,
    price: formatLari(price),
    // Shops allow a "before" that is not higher; it is no reduction then.
    ...(was !== undefined && was > price ? { was: formatLari(was) } : {}),
    ...(sale ? { sale: { ...sale, price: formatLari(sale.price) } } : {}),
    stock: stock ?? uncountedStock,
    ...(picture && pictures.includes(picture) ? { picture } : {}),
    ...facts,
  }
}

function valuesOf({ offers, valueTexts }: Draft, place: number): { id: string; name: string | Text }[] {
  const values = [...new Set(offers.map((offer) => offer.values[place]!))]
  return values.map((value) => ({ id: value, name: valueTexts?.[place]?.get(value) ?? plainText(value, plainLine) }))
}
