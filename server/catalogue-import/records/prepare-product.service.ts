import type { Picture } from '#contract/catalogue/schemas.ts'
import { picturesOf, type IncomingProduct } from '#server/catalogue/writing/products-write.service.ts'
import type { ImportedSale } from '#server/deals/campaigns/imported-sales.service.ts'
import type { ProductRecord } from './catalogue-records.rules.ts'
import type { FieldError } from './field-error.rules.ts'
import { addWarnings, type ImportResult } from '../report/import-result.service.ts'
import type { Run } from '../import.service.ts'
import { hashOf, productInput } from './product-input.service.ts'
import type { Entry } from '../source.service.ts'

export type ProductEntry = Entry & { record: ProductRecord }

export interface PreparedProduct {
  entry: Entry
  isNew: boolean
  product: IncomingProduct
  sales: ImportedSale[]
}

type Prepares = Pick<Run, 'ctx' | 'placeholder' | 'taxonomy' | 'exportTaxonomy' | 'findPicture' | 'result' | 'options'>

/** A product ready to be written; why it is rejected, or that it is as it was at the last import. */
export async function prepareProduct(
  run: Prepares,
  entry: ProductEntry,
  hashes: Map<string, string | null>,
): Promise<PreparedProduct | FieldError[] | 'unchanged'> {
  const { record, errors, warnings, ...found } = await findPictures(run, entry)
  const { pictures, indexes } = await standingPictures(run, entry, found.pictures, hashes.has(entry.record.id))
  const places = await findPlaces(run, entry, pictures[0])
  const at = (error: FieldError) => ({ ...error, ...entry.where?.(error.field) })
  addWarnings(run, entry, [...warnings, ...('errors' in places ? [] : places.warnings)].map(at))
  const reasons = [...('errors' in places ? places.errors : []), ...errors]
  if ('errors' in places || reasons.length > 0) return reasons.map(at)
  const { category, store, warnings: _warnings, ...ids } = places
  // Under the keys that were found: a new mapping moves a product, another spelling of its store does not.
  const product = { ...record, category, store }
  const sourceHash = hashOf(product, pictures)
  count(run.result, product, entry, { named: entry.record.pictures.length, found: found.pictures.length, shown: pictures.length })
  if (hashes.get(record.id) === sourceHash) {
    run.result.unchanged++
    return 'unchanged'
  }
  return {
    entry,
    isNew: !hashes.has(record.id),
    sales: product.offers.flatMap(({ id: offerKey, sale }) => (sale ? { offerKey, ...sale } : [])),
    product: productInput(product, { ...ids, sourceHash, pictures: pictures.length > 0 ? pictures : [run.placeholder] }, indexes),
  }
}

type Places =
  | { categoryId: number; category: string; storeId: number; store: string; brandId: number | null; warnings: FieldError[] }
  | { errors: FieldError[] }

/** Category, store and brand: those the record names or, of another shop's export, those its names lead to. */
async function findPlaces(
  { taxonomy, exportTaxonomy }: Prepares,
  { record, shopExport }: ProductEntry,
  picture: Picture | undefined,
): Promise<Places> {
  if (!shopExport) {
    const found = [
      taxonomy.category(record.category),
      taxonomy.store(record.store),
      record.brand ? taxonomy.brand(record.brand) : null,
    ] as const
    const errors = found.filter((each) => typeof each === 'object' && each !== null)
    const [categoryId, storeId, brandId] = found as [number, number, number | null]
    return errors.length > 0 ? { errors } : { categoryId, category: record.category, storeId, store: record.store, brandId, warnings: [] }
  }
  const category = await exportTaxonomy.category(shopExport.categories, picture)
  if ('reason' in category) return { errors: [category] }
  return {
    categoryId: category.id,
    category: category.key,
    warnings: category.found ? [category.found] : [],
    storeId: await exportTaxonomy.store(record.store),
    store: exportTaxonomy.storeKey(record.store),
    brandId: record.brand === undefined ? null : await exportTaxonomy.brand(record.brand),
  }
}

interface FoundPictures {
  /** With those pictures only that were found. */
  record: ProductRecord
  pictures: Picture[]
  errors: FieldError[]
  warnings: FieldError[]
}

/** A missing picture is a warning; one that is no picture costs a product of our own format, whose files are the operator's. */
async function findPictures({ findPicture }: Prepares, { record, file, shopExport }: ProductEntry): Promise<FoundPictures> {
  const found: { path: string; picture: Picture }[] = []
  const errors: FieldError[] = []
  const warnings: FieldError[] = []
  // One after the other: of a product's pictures only one is in memory.
  for (const [i, path] of record.pictures.entries()) {
    const picture = await findPicture(path, file)
    if ('src' in picture) found.push({ path, picture })
    else {
      const error = { field: `pictures.${i}`, reason: `«${path}» ${picture.reason}` }
      const kind = picture.isAmbiguous ? { kind: 'ambiguousPicture' as const, value: path } : {}
      if (picture.missing || shopExport) warnings.push({ ...error, ...kind, ...(picture.isWaiting ? { isCounted: true } : {}) })
      else errors.push(error)
    }
  }
  const paths = found.map(({ path }) => path)
  const offers = record.offers.map(({ picture, ...offer }) => ({ ...offer, ...(picture && paths.includes(picture) ? { picture } : {}) }))
  return { record: { ...record, pictures: paths, offers }, pictures: found.map(({ picture }) => picture), errors, warnings }
}

/** A product whose pictures are all missing now keeps those it has: a price list comes without its pictures' folder. */
async function standingPictures(
  { ctx, placeholder }: Prepares,
  { record }: ProductEntry,
  pictures: Picture[],
  isKnown: boolean,
): Promise<{ pictures: Picture[]; indexes?: Record<string, number> }> {
  if (!isKnown || pictures.length > 0 || record.pictures.length === 0) return { pictures }
  const standing = await picturesOf(ctx, record.id)
  return standing && standing.pictures[0]?.src !== placeholder.src ? standing : { pictures }
}

function count(
  { totals, verdict }: ImportResult,
  { offers, onSale }: ProductRecord,
  { shopExport }: Entry,
  pictures: { named: number; found: number; shown: number },
): void {
  const canBeBought = offers.some(({ stock }) => stock > 0)
  if (onSale && canBeBought) verdict.sellable++
  else if (onSale) verdict.soldOut++
  const prices = offers.map(({ price }) => price)
  totals.lowestPrice = Math.min(...prices, ...(totals.products > 0 ? [totals.lowestPrice] : []))
  totals.highestPrice = Math.max(...prices, totals.highestPrice)
  totals.products++
  totals.offers += offers.length
  totals.discounted += offers.filter(({ was, sale }) => was !== undefined || sale !== undefined).length
  totals.units += offers.reduce((sum, { stock }) => sum + stock, 0)
  totals.uncounted += shopExport?.uncounted ?? 0
  totals.unlisted += onSale ? 0 : 1
  totals.picturesNamed += pictures.named
  totals.picturesFound += pictures.found
  totals.withoutPictures += pictures.shown === 0 ? 1 : 0
}
