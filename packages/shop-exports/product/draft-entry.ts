/** What the product exports of all shops have in common: a product read from rows becomes one of plain texts. */
import type { ExportedOffer, ExportedProduct, RowCount } from '../exported-product.ts'
import type { ReadingOptions } from '../export-options.ts'
import { isPlaceholder, plainLine, plainParagraphs, plainText, plainWord } from '../texts/plain-text.ts'
import { cut, cutId, inEnglish, type Text } from '../texts/text.ts'
import type { Draft, DraftOffer, ReadEntry } from './draft.ts'
import { fitDraft } from './fit-draft.ts'

type Languages = readonly string[]

/** A read product as an entry: its texts plain, cut to the limits, with what was left out. */
export function entryOf(given: Draft, options: ReadingOptions): ReadEntry {
  const { draft, warnings } = fitDraft(given, options)
  const { line, id, where } = draft
  const { limits, languages } = options
  const name = several(draft.name, plainLine, languages)
  const description = several(draft.description, plainParagraphs, languages)
  const language = typeof options.language === 'string' ? options.language : options.language(wordsIn(draft, [name, description]))
  const fitted = (field: 'name' | 'description', most: number, raw: string | Text): Text => {
    const text = typeof raw === 'string' ? (raw ? { [language]: raw } : {}) : raw
    if (!Object.values(text).some((each) => each.length > most)) return text
    warnings.push({ ...where(field), reason: `is longer than ${most} letters: cut`, kind: 'cut' })
    return mapped(text, (each) => cut(each, most), languages)
  }
  const brand = plainWord(draft.brand, languages)
  const described = fitted('description', limits.text, description)
  const product: ExportedProduct = {
    id: cutId(id, limits.id),
    language,
    name: fitted('name', limits.name, name),
    description: described,
    ...(brand && !isPlaceholder(brand) ? { brand: cut(brand, limits.brand) } : {}),
    categories: narrowest([...new Set(draft.categories.flatMap((each) => categoryNames(each, languages)))]),
    attributes: draft.attributes,
    pictures: draft.pictures,
    options: draft.options.map((option, place) => ({
      name: several(option, plainLine, languages),
      values: valuesOf(draft, place, languages),
    })),
    offers: draft.offers.map((offer) => offerOf(offer, draft.pictures)),
    isListed: draft.isListed,
  }
  return { line, id, product, errors: [], warnings, where, rows: rowsOf(given, draft) }
}

/** Without categories that others of the product are below: `Clothing` beside `Clothing > Hoodies`. */
const narrowest = (names: string[]): string[] => names.filter((name) => !names.some((other) => other.startsWith(`${name} > `)))

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

const several = (text: string | Text, plain: (each: string) => string, languages: Languages): string | Text =>
  typeof text === 'string' ? plainText(text, plain, languages) : mapped(text, plain, languages)

const mapped = (text: Text, map: (each: string) => string, languages: Languages): Text =>
  Object.fromEntries(languages.flatMap((lang) => (text[lang] ? [[lang, map(text[lang])]] : [])))

/** What is said in one language only: name and description, or, where those come in several, the rest. */
function wordsIn({ attributes, options }: Draft, texts: (string | Text)[]): string {
  const isPlain = (text: string | Text) => typeof text === 'string'
  if (texts.some(isPlain)) return texts.filter(isPlain).join(' ')
  return [...attributes.flatMap(({ name, value }) => [name, value]), ...options].filter(isPlain).join(' ')
}

/** A category as its names in one language or several, paths as `A > B`; what stands for "none" is none. */
function categoryNames(raw: string, languages: Languages): string[] {
  const text = plainText(raw, plainLine, languages)
  const names = typeof text === 'string' ? [text] : [inEnglish(text, languages), ...Object.values(text)]
  return names.map(pathOf).filter(Boolean)
}

/** A path without what stands for "none" in it: `Default Category > Gear` is `Gear`. */
function pathOf(name: string): string {
  if (!/[>»›]/.test(name)) return isPlaceholder(name) ? '' : name
  const parts = name.split(/\s*[>»›]\s*/).filter((part) => part && !isPlaceholder(part))
  return parts.join(' > ')
}

function offerOf({ values, price, was, sale, stock, picture, facts }: DraftOffer, pictures: string[]): ExportedOffer {
  return {
    values,
    price,
    // Shops allow a "before" that is not higher; it is no reduction then.
    ...(was !== undefined && was > price ? { was } : {}),
    ...(sale ? { sale } : {}),
    ...(stock === undefined ? {} : { stock }),
    ...(picture && pictures.includes(picture) ? { picture } : {}),
    facts: facts ?? {},
  }
}

function valuesOf({ offers, valueTexts }: Draft, place: number, languages: Languages): ExportedProduct['options'][number]['values'] {
  const values = [...new Set(offers.map((offer) => offer.values[place]!))]
  return values.map((value) => ({ id: value, name: valueTexts?.[place]?.get(value) ?? plainText(value, plainLine, languages) }))
}
