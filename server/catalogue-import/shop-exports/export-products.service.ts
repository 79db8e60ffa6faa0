/** Products of another shop's export as records of the mall: its languages, money and limits, and messages with its command's options. */
import { languageOfText } from '@kalata/query-words/languages/text-language.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import type { ExportEntry, ExportedOffer, ExportedProduct } from '@kalata/shop-exports/exported-product.ts'
import type { ExportOptions } from '@kalata/shop-exports/export-options.ts'
import type { Problem } from '@kalata/shop-exports/problem.ts'
import { cut } from '@kalata/shop-exports/texts/text.ts'
import { readRecord } from '../records/catalogue-records.rules.ts'
import type { FieldError } from '../records/field-error.rules.ts'
import { formatLari, limits } from '../records/record-fields.rules.ts'
import type { Entry, SourceOptions } from '../source.service.ts'
import { exportTerms } from './terms.rules.ts'

/** Georgia's time all the year round. */
const zone = '+04:00'

export const exportOptions = ({ lang, now, rates }: SourceOptions): ExportOptions => ({
  ...{ languages, language: lang ?? languageOfText, currency: 'GEL', rates, now, zone },
  ...{ limits: { ...limits, brand: limits.id }, terms: exportTerms, guide: 'docs/importing.md' },
})

/** An entry of an export with its product as a record, validated, with every error under the file's own columns. */
export function entryOf({ product, partOf, where, rows, ...entry }: ExportEntry, options: SourceOptions): Entry {
  const { line } = entry
  const common = {
    ...entry,
    ...(partOf === undefined ? {} : { product: partOf }),
    errors: entry.errors.map(errorOf),
    ...(entry.warnings ? { warnings: entry.warnings.map(errorOf) } : {}),
  }
  if (!product || !where) return { ...common, shopExport: { categories: [], uncounted: 0, rows } }
  const placeOf = (field: string) => (field === 'store' ? { field: '--store', line } : where(field))
  const categories = [...new Set([...product.categories, ...(options.category ? [options.category.trim()] : [])])]
  const read = readRecord(recordOf(product, categories, options), product.language as Language)
  if ('errors' in read) {
    const lost = rows.products + rows.variants + rows.parts + rows.lost
    const errors = read.errors.map((error): FieldError => ({
      ...error,
      ...placeOf(error.field),
      ...(error.field.startsWith('name') ? { needs: 'name' as const } : {}),
    }))
    return { ...common, errors, shopExport: { categories: [], uncounted: 0, rows: { products: 0, variants: 0, parts: 0, lost } } }
  }
  const uncounted = product.offers.filter(({ stock }) => stock === undefined).length
  return { ...common, record: read.record, where: placeOf, shopExport: { categories, uncounted, rows } }
}

/** The fields of a line in the mall's own format. */
function recordOf(product: ExportedProduct, [category]: string[], { store, uncountedStock }: SourceOptions): object {
  const { id, brand, name, description, attributes, pictures, options, offers, isListed } = product
  return {
    type: 'product',
    id,
    category: category ? cut(category, limits.id) : '-',
    store,
    brand,
    name: Object.keys(name).length > 0 ? name : '',
    description: Object.keys(description).length > 0 ? description : undefined,
    ...{ attributes, pictures, options },
    offers: offers.map((offer) => offerOf(offer, uncountedStock)),
    onSale: isListed,
  }
}

function offerOf({ values, price, was, sale, stock, picture, facts }: ExportedOffer, uncountedStock: number): object {
  return {
    ...(values.length === 0 ? { id: 'default' } : {}),
    ...{ values, price: formatLari(price), picture },
    ...(was === undefined ? {} : { was: formatLari(was) }),
    ...(sale ? { sale: { ...sale, price: formatLari(sale.price) } } : {}),
    stock: stock ?? uncountedStock,
    ...facts,
  }
}

/** A rate is an option of the command. */
function errorOf({ currency, ...problem }: Problem): FieldError {
  if (currency === undefined) return problem
  const option = /^\w+$/.test(currency) ? `--rate ${currency}=<lari>` : `--rate '${currency}=<lari>'`
  const reason = `is in ${currency}: say what one is worth in lari, ${option}`
  return { ...problem, reason, proposal: `import with ${option}` }
}
