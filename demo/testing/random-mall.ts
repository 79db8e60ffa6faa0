/** A mall of random products in some categories, of some brands and stores: its changes, and searches in it. Engines of search are compared by it. */
import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { dimensionOf, hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import { sql } from 'drizzle-orm'
import { aBrand, aCategory, aProduct, aStore } from '#demo/factories/products.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { indexProducts } from '#server/search/documents/index.service.ts'
import type { SearchPlan } from '#server/search/plan/search-plan.rules.ts'
import type { TestMall } from './test-mall.ts'
import { optionsFor, pick, scoresFor, textsFor, type Change, type Question } from './random-questions.ts'

export function noFilters(): SearchPlan['filters'] {
  return { brandIds: undefined, categoryIds: undefined, storeIds: undefined, priceMin: undefined, priceMax: undefined, inStock: undefined }
}

/** See above; `ids` are those of its products. */
export class RandomMall {
  readonly categories: { rootCategoryId: number; childId: number }[] = []
  readonly brands: (number | null)[] = [null]
  readonly stores: number[] = []
  readonly ids: number[] = []
  /** The values of each variant. */
  readonly variants: number[][] = []
  readonly lexemes: string[] = []
  private readonly test: TestMall

  constructor(test: TestMall) {
    this.test = test
  }

  async fill(): Promise<void> {
    const roots = []
    for (let i = 0; i < 3; i++) roots.push(await aCategory(this.test.ctx(), `Root ${i}`))
    for (let i = 0; i < 4; i++)
      roots.push({ ...(await aCategory(this.test.ctx(), `Child ${i}`)), rootCategoryId: roots[i % 3]!.rootCategoryId })
    for (const each of roots) {
      await this.test.db.execute(sql`update categories set parent_id = ${each.rootCategoryId} where id = ${each.childId}`)
      this.categories.push(each)
    }
    for (let i = 0; i < 3; i++) this.brands.push(await aBrand(this.test.ctx(), `Brand ${i}`))
    for (let i = 0; i < 3; i++) this.stores.push(await aStore(this.test.ctx(), `Store ${i}`))
    for (let i = 0; i < 60; i++) await this.addProduct(i * 37)
    const { rows } = await this.test.db.execute<{ lexeme: string }>(
      sql`select lexeme from search_words group by lexeme order by max(named) desc, lexeme limit 12`,
    )
    this.lexemes.push(...rows.map(({ lexeme }) => lexeme), '花瓶', '花', 'nothing')
    const described = await this.test.db.execute<{ variants: string[][] }>(sql`select variants from search_documents order by product_id`)
    for (const row of described.rows.flatMap((each) => each.variants)) this.variants.push(row.map(Number).filter((id) => id > 0))
  }

  /** Adds one whose search document is written, except of each eleventh seed. */
  async addProduct(seed: number): Promise<number> {
    const product = await aProduct(this.test.ctx(), {
      categoryId: pick(this.categories, seed).childId,
      brandId: pick(this.brands, seed >> 2),
      storeId: pick(this.stores, seed >> 4),
      price: 100 * (1 + (seed % 7)),
      ...(seed % 3 === 0 ? { compareAtPrice: 2000 } : {}),
      stock: seed % 4 === 0 ? 0 : 5,
      sold: seed % 6,
      createdAt: new Date(Date.UTC(2026, 10, 1 + (seed % 5))),
      ratings: scoresFor(seed),
      ...textsFor(seed),
      ...optionsFor(seed),
    })
    this.ids.push(product.id)
    if (seed % 11 > 0) await indexProducts(this.test.ctx(), [product.id])
    return product.id
  }

  /** Makes a change of products, as a merchant or a shopper would. */
  async apply({ kind, product, value }: Change): Promise<void> {
    const id = pick(this.ids, product)
    const setProduct = (part: ReturnType<typeof sql>) => this.test.db.execute(sql`update products set ${part} where id = ${id}`)
    if (kind === 'price')
      await this.test.db.execute(sql`update offers set price = ${100 + value}, compare_at_price = null where product_id = ${id}`)
    if (kind === 'stock')
      await this.test.db
        .update(offers)
        .set({ stockOnHand: value % 3 })
        .where(sql`product_id = ${id} and stock_reserved = 0`)
    if (kind === 'variant')
      await this.test.db.execute(sql`update offers set stock_on_hand = case stock_on_hand when 0 then 3 else 0 end
        where stock_reserved = 0 and id = (select min(id) + ${value}::int % count(*)::int from offers where product_id = ${id})`)
    if (kind === 'sold') await setProduct(sql`sold = ${value % 9}`)
    if (kind === 'appeal')
      await this.test.db.execute(sql`insert into search_appeals (product_id, appeal) select id, ${value} from products where id = ${id}
        on conflict (product_id) do update set appeal = excluded.appeal`)
    if (kind === 'rate') await setProduct(sql`ratings = ${sql.param(scoresFor(value))}::int[]`)
    if (kind === 'brand') await setProduct(sql`brand_id = ${pick(this.brands, value)}::int`)
    if (kind === 'store') await setProduct(sql`store_id = ${pick(this.stores, value)}`)
    if (kind === 'move') await setProduct(sql`category_id = ${pick(this.categories, value).childId}`)
    if (kind === 'unlist') await setProduct(sql`listed = false`)
    if (kind === 'list') await setProduct(sql`listed = true`)
    if (kind === 'delete' && this.ids.length > 30) {
      this.ids.splice(this.ids.indexOf(id), 1)
      await this.test.db.delete(products).where(sql`id = ${id}`)
    }
    if (kind === 'add') await this.addProduct(value)
    if (kind === 'rename') {
      await this.test.db
        .update(products)
        .set(textsFor(value))
        .where(sql`id = ${id}`)
      await indexProducts(this.test.ctx(), [id])
    }
    if (kind === 'parent') {
      const { childId } = pick(this.categories, product)
      const { rootCategoryId } = pick(this.categories, value)
      await this.test.db.execute(sql`update categories set parent_id = ${rootCategoryId} where id = ${childId}`)
      for (const each of this.categories) if (each.childId === childId) each.rootCategoryId = rootCategoryId
    }
  }

  /** A search that may find something of it. */
  planOf({
    place,
    brandIds,
    categoryIds,
    storeIds,
    attributes,
    filteredBy,
    page,
    limit,
    sort,
    lists,
    lang,
    words,
    modifiers,
    least,
    ...filters
  }: Question): SearchPlan {
    const matches = words?.map((word, place) => ({
      ...(modifiers[place] ? { modifier: true as const } : {}),
      alternatives: word.map((all) => all.map((each) => pick(this.lexemes, each))),
      shown: '',
      uses: 9 ** place,
      corrected: false,
    }))
    const at = place && pick(this.categories, place.category)
    const category = at && (place.root ? { id: at.rootCategoryId, parentId: null } : { id: at.childId, parentId: at.rootCategoryId })
    return {
      lang,
      ...(matches ? { words: matches, ...(least === undefined ? {} : { least }) } : {}),
      ...(category ? { category } : {}),
      filters: {
        ...(filteredBy === 'all'
          ? {
              ...filters,
              brandIds: brandIds?.flatMap((each) => pick(this.brands, each) ?? []),
              categoryIds: categoryIds?.map((each) => pick(this.categories, each).childId),
              storeIds: storeIds?.map((each) => pick(this.stores, each)),
            }
          : filteredBy === 'attributes'
            ? { inStock: filters.inStock }
            : {}),
        attributes: filteredBy === 'nothing' ? undefined : this.filtersOf(attributes),
      },
      ...{ sort, limit, lists, offset: page * limit },
    }
  }

  /** Filters by the values of several dimensions; two amounts are a range. */
  private filtersOf({ variant, places, others }: Question['attributes']): AttributeFilter[] {
    const ids = [
      ...places.map((place) => pick(pick(this.variants, variant), place)),
      ...others.map((place) => pick(pick(this.variants, place), place)),
    ]
    return [...Map.groupBy(new Set(ids), dimensionOf)].map(([dimension, all]) => ({
      dimension,
      ranges: hasAmounts(dimension) ? [{ from: Math.min(...all), to: Math.max(...all) }] : all.map((id) => ({ from: id, to: id })),
    }))
  }
}
