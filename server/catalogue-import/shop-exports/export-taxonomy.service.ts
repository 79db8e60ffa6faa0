/** Store, brand and category of a product of another shop's export: found, or made where the operator lets them be made. */
import { plainText, slugOf } from '@kalata/attribute-values/vocabulary.ts'
import { languageOfText } from '@kalata/query-words/languages/text-language.ts'
import { nearest } from '@kalata/query-words/names/nearest-name.ts'
import { brandNameFrom } from '#contract/catalogue/brand-names.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { TaxonomyRecord } from '../records/catalogue-records.rules.ts'
import type { FieldError } from '../records/field-error.rules.ts'
import { lastOf, type Taxonomy } from '../records/taxonomy.service.ts'

export interface ExportTaxonomyOptions {
  /**
   * Makes categories that the mall does not have. Absent: where it has none but what an import made; else the nearest by name
   * counts. False: a type that the mall does not know is an error.
   */
  createCategories?: boolean | undefined
  /** The category that each type of the file means, by {@link plainText}. */
  mapping?: ReadonlyMap<string, string> | undefined
  /** The town of a new store; absent: the country. */
  city?: string | undefined
}

/** What an import made on its own, by name. */
export interface MadeTaxonomy {
  stores: string[]
  categories: string[]
  brands: string[]
}

/** Below it stand the categories that an import makes of names without a path, and in `rest` what names none at all. */
const otherName: Text = { ka: 'სხვა საქონელი', en: 'Other goods', ru: 'Другие товары', zh: '其他商品' }
const restName: Text = { ka: 'სხვადასხვა', en: 'Miscellaneous', ru: 'Разное', zh: '综合' }
/** Shown as the place of a store whose town nobody named. */
const country: Text = { ka: 'საქართველო', en: 'Georgia', ru: 'Грузия', zh: '格鲁吉亚' }
const otherKey = 'other'
const restKey = `${otherKey}/rest`
/** Begins the keys of root categories that an import makes of paths, and of what stands below them. */
const importPrefix = 'import/'
const isMadeByImport = (key: string) => key === otherKey || key.startsWith(`${otherKey}/`) || key.startsWith(importPrefix)

export class ExportTaxonomy {
  readonly made: MadeTaxonomy = { stores: [], categories: [], brands: [] }
  readonly #ctx: Ctx
  readonly #taxonomy: Taxonomy
  readonly #options: ExportTaxonomyOptions
  readonly #creates: boolean
  readonly #placeholder: Picture
  /** What is nearest to each type that was asked for. */
  readonly #nearest = new Map<string, string | undefined>()
  /** Several products are prepared at once: what is being made is made once. */
  readonly #making = new Map<string, Promise<boolean>>()

  constructor(ctx: Ctx, taxonomy: Taxonomy, placeholder: Picture, options: ExportTaxonomyOptions) {
    this.#ctx = ctx
    this.#taxonomy = taxonomy
    this.#placeholder = placeholder
    this.#options = options
    this.#creates = options.createCategories ?? taxonomy.rootKeys().every(isMadeByImport)
  }

  /** The key that the store of a name has, or will have when it is made. */
  storeKey(named: string): string {
    return this.#taxonomy.findStore(named)?.key ?? keyPartOf(named)
  }

  /** The store of a key or name, made where it is new. */
  async store(named: string): Promise<number> {
    const found = this.#taxonomy.findStore(named)
    if (found) return found.id
    const name = textIn(named)
    await this.#upsert(
      { type: 'store', id: keyPartOf(named), name, city: this.#options.city === undefined ? country : textIn(this.#options.city) },
      this.#placeholder,
      'stores',
      named,
    )
    return this.#taxonomy.findStore(named)!.id
  }

  /** The brand of a name, made where it is new. */
  async brand(named: string): Promise<number> {
    const found = this.#taxonomy.brand(named)
    if (typeof found === 'number') return found
    await this.#upsert({ type: 'brand', id: named.toLowerCase(), name: brandNameFrom(named) }, this.#placeholder, 'brands', named)
    return this.#taxonomy.brand(named) as number
  }

  /**
   * The category that the mapping names for the first of `named`; else the one called as it is, in any language; else, of
   * a path, the nearest that is known; else a new one where categories are made, and where they are not
   * the one whose name is the nearest, or "Other goods" (`found` says so).
   * @param picture shows a category that is made
   */
  async category(named: string[], picture: Picture | undefined): Promise<{ id: number; key: string; found?: FieldError } | FieldError> {
    const [first] = named
    const mapped = first === undefined ? undefined : this.#options.mapping?.get(plainText(first))
    const names = first === undefined ? [] : [first, ...named.flatMap(partsOf)]
    const known = mapped ?? names.find((name) => this.#isMeant(name, first!))
    if (known !== undefined) return this.#found(known)
    if (this.#options.createCategories === false) {
      const reason = first === undefined ? 'names no category' : `there is no category «${first}»`
      return { field: 'category', reason: `${reason}: --create-categories makes it, --mapping names another` }
    }
    if (!this.#creates) return this.#placed(first, names, picture)
    return this.#made(first, picture)
  }

  /**
   * Whether a name means a category that is known. Where categories are made, a path means the one at its end and a name the one called
   * so: what an import has made for other products is no better, for it depends on their order.
   */
  #isMeant(name: string, first: string): boolean {
    const found = this.#taxonomy.findCategory(name)
    if (!found || !this.#creates || !isMadeByImport(found.key)) return found !== undefined
    return name === first && partsOf(first).length === 0
  }

  /** Below the nearest category, else below "Other goods": said, so that a mapping can correct it. */
  async #placed(
    first: string | undefined,
    names: string[],
    picture: Picture | undefined,
  ): Promise<{ id: number; key: string; found?: FieldError } | FieldError> {
    const type = first ?? ''
    if (first !== undefined && !this.#nearest.has(type)) {
      // A path counts with its last part before those above it.
      const asked = [...new Set([lastOf(first), ...names])]
      this.#nearest.set(type, nearest(asked, this.#taxonomy.namedCategories()))
    }
    const key = this.#nearest.get(type)
    const place = key === undefined ? await this.#made(undefined, picture) : this.#found(key)
    if ('reason' in place) return place
    const value = first ?? 'no category'
    const reason =
      first === undefined
        ? 'names no category: it came in below «Other goods»'
        : `there is no category «${first}»: it came in below «${place.key}»`
    return { ...place, found: { field: 'category', reason, value: `${value} → ${place.key}`, kind: 'category' } }
  }

  /** A path's first part becomes a root category and its last one stands below it; a name alone comes in below "Other goods". */
  async #made(first: string | undefined, picture: Picture | undefined): Promise<{ id: number; key: string } | FieldError> {
    if (first === undefined) return this.#madeBelow(await this.#otherRoot(), { key: restKey, name: restName }, picture)
    const [leaf, ...above] = partsOf(first)
    const top = above.at(-1)
    if (leaf === undefined || top === undefined) return this.#madeOfName(lastOf(first), picture)
    const root = this.#taxonomy.findRoot(top)?.key ?? (await this.#madeRoot(`${importPrefix}${keyPartOf(top)}`, textIn(top)))
    await this.#moveBelowRoot(top, picture)
    const key = this.#taxonomy.findBelow(root, leaf)?.key ?? `${importPrefix}${keyPartOf(top)}/${keyPartOf(leaf)}`
    return this.#madeBelow(root, { key, name: textIn(leaf) }, picture)
  }

  async #madeOfName(name: string, picture: Picture | undefined): Promise<{ id: number; key: string } | FieldError> {
    const key = keyOfName(name)
    if (!this.#taxonomy.findCategory(key)) await this.#madeBelow(await this.#otherRoot(), { key, name: textIn(name) }, picture)
    await this.#moveBelowRoot(name, picture)
    return this.#found(key)
  }

  /** What is called as a root category, which a path has made before or after it, is what that one has besides its categories. */
  async #moveBelowRoot(name: string, picture: Picture | undefined): Promise<void> {
    const [root, key] = [this.#taxonomy.findRoot(name)?.key, keyOfName(name)]
    if (root === undefined || !this.#taxonomy.findBelow(otherKey, key)) return
    const record = { type: 'category', id: key, parent: root, name: restName, icon: 'package' } as const
    await this.#upsert(record, picture ?? this.#placeholder, 'categories', `${name} > ${nameIn(restName)}`)
  }

  #otherRoot(): Promise<string> {
    return this.#madeRoot(otherKey, otherName)
  }

  /** What is there stays as it is: an operator may have named it in another way. */
  async #madeRoot(key: string, name: Text): Promise<string> {
    if (!this.#taxonomy.rootKeys().includes(key))
      await this.#upsert({ type: 'category', id: key, name, icon: 'package' }, this.#placeholder, 'categories', nameIn(name))
    return key
  }

  async #madeBelow(
    parent: string,
    { key, name }: { key: string; name: Text },
    picture: Picture | undefined,
  ): Promise<{ id: number; key: string } | FieldError> {
    if (!this.#taxonomy.findCategory(key)) {
      const record = { type: 'category', id: key, parent, name, icon: 'package' } as const
      await this.#upsert(record, picture ?? this.#placeholder, 'categories', nameIn(name))
    }
    return this.#found(key)
  }

  #found(named: string): { id: number; key: string } | FieldError {
    const id = this.#taxonomy.category(named)
    return typeof id === 'number' ? { id, key: this.#taxonomy.findCategory(named)!.key } : id
  }

  async #upsert(record: TaxonomyRecord, picture: Picture, kind: keyof MadeTaxonomy, name: string): Promise<void> {
    const key = `${record.type} ${record.id} ${'parent' in record ? record.parent : ''}`
    const making = this.#making.get(key)
    if (making) return void (await making)
    const made = this.#taxonomy.upsert(this.#ctx, record, picture)
    this.#making.set(key, made)
    if (await made) this.made[kind].push(name)
  }
}

/** The parts of a path of categories, the nearest first; what is no path has none. */
function partsOf(named: string): string[] {
  return named.includes('>')
    ? named
        .split('>')
        .map((part) => part.trim())
        .filter(Boolean)
        .reverse()
    : []
}

const keyOfName = (name: string): string => `${otherKey}/${keyPartOf(name)}`

const nameIn = (text: Text): string => text.en ?? Object.values(text)[0]!

const textIn = (text: string): Text => ({ [languageOfText(text)]: text })

/** A name as a part of a key: at most 100 letters, `-` where it has neither letters nor figures. */
const keyPartOf = (name: string): string => slugOf(name).slice(0, 100) || '-'
