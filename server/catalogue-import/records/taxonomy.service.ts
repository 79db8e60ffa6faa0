import { isDeepStrictEqual } from 'node:util'
import { plainText } from '@kalata/attribute-values/vocabulary.ts'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { languages, type Text } from '#contract/core/languages.ts'
import {
  exportedTaxonomy,
  loadTaxonomy,
  upsertBanner,
  upsertBrand,
  upsertCategory,
  upsertStore,
} from '#server/catalogue/writing/taxonomy-write.service.ts'
import type { Ctx } from '#server/context.ts'
import type { FieldError } from './field-error.rules.ts'
import type { BannerRecord, BrandRecord, CategoryRecord, StoreRecord, TaxonomyRecord } from './catalogue-records.rules.ts'
import type { SceneRecord } from './scene-records.rules.ts'

/** A stored row; id -1 where nothing is written. */
interface Row {
  id: number
  changed: boolean
}

interface Category {
  id: number
  key: string
  parentId: number | null
  /** In a dry run new categories have no id. */
  parentKey: string | null
  text: Text
  hasProducts: boolean
}

/** Categories, stores and brands that products may name: those of the mall, and those imported before the products. */
export class Taxonomy {
  readonly #categories = new Map<string, Category>()
  readonly #byName = new Map<string, Category>()
  /** Keys by {@link namedPlace}; of two with one name the first. */
  readonly #byNamedPlace = new Map<string, string>()
  readonly #stores = new Map<string, { id: number; key: string }>()
  readonly #storeNames = new Map<string, { id: number; key: string }>()
  readonly #brands = new Map<string, number>()
  readonly #brandNames = new Map<string, number>()
  /** In a dry run, every stored row as its record, to compare with. */
  #stored: Map<string, object> | undefined

  /** @param dry nothing will be written */
  static async load(ctx: Ctx, dry: boolean): Promise<Taxonomy> {
    const taxonomy = new Taxonomy()
    const { categories, stores, brands } = await loadTaxonomy(ctx)
    const keys = new Map(categories.map(({ id, key }) => [id, key]))
    for (const category of categories)
      taxonomy.#addCategory({ ...category, parentKey: category.parentId === null ? null : keys.get(category.parentId)! })
    for (const { key, id, name } of stores) taxonomy.#addStore(key, id, name)
    for (const { key, id, name } of brands) taxonomy.#addBrand(key, id, name)
    if (dry) taxonomy.#stored = await storedTaxonomy(ctx)
    return taxonomy
  }

  rootKeys(): string[] {
    return [...this.#categories.values()].filter(({ parentId }) => parentId === null).map(({ key }) => key)
  }

  /** The child category of a key, or of a name in any language; `A > B > C` counts as C. */
  findCategory(named: string): { id: number; key: string } | undefined {
    const found = this.#categories.get(named) ?? this.#byName.get(plainText(lastOf(named)))
    return found && found.parentId !== null ? found : undefined
  }

  /** The root category of a key, or of a name in any language. */
  findRoot(named: string): { key: string } | undefined {
    return this.#firstBelow(null, named)
  }

  /** The category of a name in any language below a root category. */
  findBelow(root: string, named: string): { key: string } | undefined {
    return this.#firstBelow(root, named)
  }

  #firstBelow(parent: string | null, named: string): Category | undefined {
    const found = this.#categories.get(named)
    return found?.parentKey === parent ? found : this.#categories.get(this.#byNamedPlace.get(namedPlace(parent, named)) ?? '')
  }

  /** The child categories by each of their names. */
  namedCategories(): { name: string; thing: string }[] {
    return [...this.#categories.values()]
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ key, text }) => Object.values(text).map((name) => ({ name, thing: key })))
  }

  /** As {@link findCategory}, with the reason where there is none; what it finds cannot become a root category any more. */
  category(named: string): number | FieldError {
    const found = this.#categories.get(named) ?? this.#byName.get(plainText(lastOf(named)))
    if (!found) return { field: 'category', reason: `there is no category «${named}»` }
    if (found.parentId === null) return { field: 'category', reason: `«${named}» is a root category: name one of the categories below it` }
    found.hasProducts = true
    return found.id
  }

  store(key: string): number | FieldError {
    return this.#stores.get(key)?.id ?? { field: 'store', reason: `there is no store «${key}»` }
  }

  /** The store of a key, or of a name in any language. */
  findStore(named: string): { id: number; key: string } | undefined {
    return this.#stores.get(named) ?? this.#storeNames.get(plainText(named))
  }

  /** The brand of a key or a name. */
  brand(named: string): number | FieldError {
    return this.#brands.get(named) ?? this.#brandNames.get(plainText(named)) ?? { field: 'brand', reason: `there is no brand «${named}»` }
  }

  /** What contradicts the stored taxonomy; undefined where nothing does. */
  check(record: TaxonomyRecord | SceneRecord): FieldError | undefined {
    if ((record.type === 'banner' || record.type === 'scene') && !this.#categories.has(record.category))
      return { field: 'category', reason: `there is no category «${record.category}»` }
    if (record.type !== 'category') return undefined
    const standing = this.#categories.get(record.id)
    if (record.parent === undefined)
      return standing?.hasProducts && standing.parentId !== null
        ? { field: 'parent', reason: 'products stand in this category: it cannot become a root category' }
        : undefined
    if (standing && [...this.#categories.values()].some(({ parentId }) => parentId === standing.id))
      return { field: 'parent', reason: 'this root category has categories below it: it needs no parent' }
    const parent = this.#categories.get(record.parent)
    if (!parent) return { field: 'parent', reason: `there is no category «${record.parent}»` }
    if (parent.parentId !== null || record.parent === record.id)
      return { field: 'parent', reason: `«${record.parent}» cannot have categories below it` }
    return undefined
  }

  /** Inserts or updates a row by its key; in a dry run it is only remembered. @returns whether anything changed */
  async upsert(ctx: Ctx, record: TaxonomyRecord, picture: Picture): Promise<boolean> {
    const dry = this.#stored && { id: -1, changed: differs(this.#stored, record, picture) }
    if (record.type === 'brand') return this.#upsertBrand(ctx, record, dry)
    if (record.type === 'banner') return this.#upsertBanner(ctx, record, picture, dry)
    return record.type === 'store' ? this.#upsertStore(ctx, record, picture, dry) : this.#upsertCategory(ctx, record, picture, dry)
  }

  async #upsertCategory(ctx: Ctx, { id: key, parent, name, icon }: CategoryRecord, picture: Picture, dry?: Row): Promise<boolean> {
    const parentId = parent === undefined ? null : this.#categories.get(parent)!.id
    const row = dry ?? (await upsertCategory(ctx, { key, parentId, text: name, icon, picture }))
    this.#addCategory({
      id: row.id,
      key,
      parentId,
      parentKey: parent ?? null,
      text: name,
      hasProducts: this.#categories.get(key)?.hasProducts ?? false,
    })
    return row.changed
  }

  async #upsertStore(
    ctx: Ctx,
    { id: key, name, city, about, companyCode, picture: ownPicture }: StoreRecord,
    picture: Picture,
    dry?: Row,
  ): Promise<boolean> {
    const optional = { about: about ?? null, companyCode: companyCode ?? null, picture: ownPicture ? picture : null }
    const row = dry ?? (await upsertStore(ctx, { key, name, city, ...optional }))
    this.#addStore(key, row.id, name)
    return row.changed
  }

  async #upsertBanner(
    ctx: Ctx,
    { id: key, category, title, text, tone, place }: BannerRecord,
    picture: Picture,
    dry?: Row,
  ): Promise<boolean> {
    const categoryId = this.#categories.get(category)!.id
    return (dry ?? (await upsertBanner(ctx, { key, categoryId, title, text, tone, place, picture }))).changed
  }

  async #upsertBrand(ctx: Ctx, { id: key, name }: BrandRecord, dry?: Row): Promise<boolean> {
    const row = dry ?? (await upsertBrand(ctx, key, name))
    this.#addBrand(key, row.id, name)
    return row.changed
  }

  #addCategory(category: Category): void {
    const before = this.#categories.get(category.key)
    for (const place of before ? namedPlaces(before) : [])
      if (this.#byNamedPlace.get(place) === category.key) this.#byNamedPlace.delete(place)
    this.#categories.set(category.key, category)
    for (const place of namedPlaces(category)) if (!this.#byNamedPlace.has(place)) this.#byNamedPlace.set(place, category.key)
    // A root category and a category may have one name; products mean the category.
    if (category.parentId === null) return
    for (const lang of languages) if (category.text[lang]) this.#byName.set(plainText(category.text[lang]), category)
  }

  #addStore(key: string, id: number, name: Text): void {
    const store = { id, key }
    this.#stores.set(key, store)
    for (const lang of languages) if (name[lang]) this.#storeNames.set(plainText(name[lang]), store)
  }

  #addBrand(key: string, id: number, { ka, latin }: BrandName): void {
    this.#brands.set(key, id)
    for (const name of [ka, latin]) this.#brandNames.set(plainText(name), id)
  }
}

/** Where a category of this name stands: below a root category, or among them. */
const namedPlace = (parent: string | null, name: string) => `${parent ?? ''}\n${plainText(name)}`

const namedPlaces = ({ parentKey, text }: Category) => Object.values(text).map((name) => namedPlace(parentKey, name))

/** The last part of a path of categories. */
export const lastOf = (path: string): string => path.split('>').at(-1)!.trim()

const placeOf = ({ type, id }: Pick<TaxonomyRecord, 'type' | 'id'>) => `${type} ${id}`

async function storedTaxonomy(ctx: Ctx): Promise<Map<string, object>> {
  const { categories, stores, brands, banners } = await exportedTaxonomy(ctx)
  const all: [TaxonomyRecord['type'], { key: string }[]][] = [
    [
      'category',
      categories.map(({ text: name, parent, picture, ...rest }) => ({ ...rest, name, parent: parent ?? undefined, picture: picture.src })),
    ],
    [
      'store',
      stores.map(({ about, companyCode, picture, ...rest }) => ({
        ...rest,
        about: about ?? undefined,
        companyCode: companyCode ?? undefined,
        picture: picture?.src,
      })),
    ],
    ['brand', brands],
    ['banner', banners.map(({ picture, ...rest }) => ({ ...rest, picture: picture.src }))],
  ]
  return new Map(all.flatMap(([type, rows]) => rows.map(({ key, ...rest }) => [placeOf({ type, id: key }), rest] as const)))
}

/** Whether a record differs from the stored one. */
function differs(standing: Map<string, object>, record: TaxonomyRecord, picture: Picture): boolean {
  const { type, id, ...rest } = record
  const shown = type === 'brand' || (type === 'store' && !record.picture) ? {} : { picture: picture.src }
  return !isDeepStrictEqual(withoutGaps(standing.get(placeOf({ type, id })) ?? {}), withoutGaps({ ...rest, ...shown }))
}

function withoutGaps(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
