import type { Brand, CategoryNode, Crumb, DiscountZone, HomeZones, ProductCard, ProductDetails } from '#contract/catalogue/schemas.ts'
import { buyableUnits } from '#contract/cart/rules.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import { deliveryDay } from '#contract/checkout/delivery.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { cardsByIds, countCuts, cutCards, newestOfDepartments, relatedCards } from './cards.queries.ts'
import {
  selectBanners,
  selectBrands,
  selectCategories,
  selectPlace,
  selectProduct,
  selectStores,
  type CategoryRow,
  type ProductRow,
} from './catalogue.queries.ts'
import { isNew, mix, pageOf, paging, say, listPriceOf, toCard, toPage, withoutTwins, type CardRow } from './catalogue.rules.ts'

type Asked = { pageNo?: number; pageSize?: number }

const heroPictures = 5
/** A poster and two rows of four. */
const homeCuts = 9
const firstRecommendations = 10
const homeStores = 6
/** So many of every department are recommended: enough for a long look, and the same work whatever the mall holds. */
const perDepartment = 30

function toCards(ctx: Ctx, rows: CardRow[]): ProductCard[] {
  const now = ctx.now()
  return rows.map((row) => toCard(row, ctx.lang, now))
}

/** The cards of products in the order asked for; unknown ones and those off sale are left out. */
export async function cardsOf(ctx: Ctx, productIds: number[]): Promise<ProductCard[]> {
  return toCards(ctx, await cardsByIds(ctx.db, productIds))
}

/** One page of cards that another department's search found. `usual` is the page size where none is asked for. */
export function pageCards(ctx: Ctx, rows: CardRow[], total: number, asked: Asked, usual: number) {
  return toPage(toCards(ctx, rows), total, paging(asked, usual))
}

export async function home(ctx: Ctx): Promise<HomeZones> {
  const [categories, { hero, cuts, recommended }, brands, banners, stores] = await Promise.all([
    selectCategories(ctx.db),
    homeGoods(ctx, firstRecommendations),
    selectBrands(ctx.db),
    selectBanners(ctx.db),
    selectStores(ctx.db, homeStores),
  ])
  const page = pageOf(recommended, paging({}, firstRecommendations))
  return {
    hero: hero.map(({ productId, name, picture }) => ({ productId, name: say(name, ctx.lang).text, picture })),
    categories: childrenInTurn(categories, ctx),
    discounts: toCards(ctx, cuts),
    banners: banners.map(({ title, text, parentId, ...banner }) => ({
      ...banner,
      title: say(title, ctx.lang).text,
      text: say(text, ctx.lang).text,
      ...(parentId === null ? {} : { parentId }),
    })),
    stores: stores.map(({ id, name, city, picture, count }) => ({
      storeId: id,
      storeName: say(name, ctx.lang).text,
      city: say(city, ctx.lang).text,
      picture,
      productCount: count,
    })),
    brands,
    recommendations: { ...page, results: toCards(ctx, page.results) },
  }
}

/**
 * The goods of the home page's zones, none in two of them: cuts, the hero, and what is recommended, in which those come last.
 */
async function homeGoods(ctx: Ctx, pageSize: number) {
  const [cutRows, newest] = await Promise.all([
    cutCards(ctx.db, { limit: 60, offset: 0, inStock: true }),
    newestOfDepartments(ctx.db, perDepartment),
  ])
  const cuts = withoutTwins(cutRows, homeCuts)
  const shown = new Set(cuts.map(({ productId }) => productId))
  const hero = withoutTwins(
    mix(
      newest.filter(({ productId }) => !shown.has(productId)),
      firstRecommendations,
    ),
    heroPictures,
  )
  for (const { productId } of hero) shown.add(productId)
  const fresh = newest.filter(({ productId }) => !shown.has(productId))
  const again = newest.filter(({ productId }) => shown.has(productId))
  return { cuts, hero, recommended: [...mix(fresh, pageSize), ...mix(again, pageSize)] }
}

/** Child categories with goods: every department's first, then every department's second and so on. */
function childrenInTurn(rows: CategoryRow[], ctx: Ctx): HomeZones['categories'] {
  const tops = rows.filter((row) => row.parentId === null)
  const children = tops.map((top) => rows.filter((row) => row.parentId === top.id && row.count > 0))
  const longest = Math.max(0, ...children.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => children.flatMap((list) => list[turn] ?? []))
    .flat()
    .map(({ id, parentId, text, picture, count }) => ({ id, parentId: parentId!, categoryName: say(text, ctx.lang).text, picture, count }))
}

export async function recommendations(ctx: Ctx, asked: Asked) {
  const page = paging(asked, firstRecommendations)
  const { results, ...rest } = pageOf((await homeGoods(ctx, page.pageSize)).recommended, page)
  return { ...rest, results: toCards(ctx, results) }
}

/** Goods like a product. @throws MallError `notFound` */
export async function relatedProducts(ctx: Ctx, { productId, ...asked }: Asked & { productId: number }) {
  const place = await selectPlace(ctx.db, productId)
  if (!place) throw new DomainError('notFound')
  const { results, ...rest } = pageOf(await relatedCards(ctx.db, place, 60), paging(asked, firstRecommendations))
  return { ...rest, results: toCards(ctx, results) }
}

export function recommendBrands(ctx: Ctx): Promise<Brand[]> {
  return selectBrands(ctx.db)
}

/** What is cut, deepest first, of all departments or one category. */
export async function discountZone(ctx: Ctx, { categoryId, ...asked }: Asked & { categoryId?: number }): Promise<DiscountZone> {
  const page = paging(asked, 20)
  const [rows, { total, tops }, categories] = await Promise.all([
    cutCards(ctx.db, { limit: page.pageSize, offset: page.offset, ...(categoryId ? { categoryId } : {}) }),
    countCuts(ctx.db, categoryId),
    selectCategories(ctx.db),
  ])
  const names = new Map(categories.map((row) => [row.id, say(row.text, ctx.lang).text]))
  return {
    page: toPage(toCards(ctx, rows), total, page),
    categoryList: tops.map(({ id, count }) => ({ id, categoryName: names.get(id) ?? '', count })),
  }
}

export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const rows = await selectCategories(ctx.db)
  const node = ({ id, text, icon, picture, count }: CategoryRow) => ({
    id,
    categoryName: say(text, ctx.lang).text,
    iconPath: icon,
    picture,
    count,
  })
  return rows
    .filter((row) => row.parentId === null)
    .map((top) => ({ ...node(top), categoryList: rows.filter((row) => row.parentId === top.id).map(node) }))
}

/** Everything a product's page shows. @throws MallError `notFound` for unknown products and those off sale */
export async function productDetails(ctx: Ctx, id: number): Promise<ProductDetails> {
  const row = await selectProduct(ctx.db, id, ctx.now())
  if (!row) throw new DomainError('notFound')
  const words = (text: Parameters<typeof say>[0]) => say(text, ctx.lang).text
  const name = say(row.name, ctx.lang)
  const description = say(row.description, ctx.lang)
  const now = ctx.now()
  return {
    productId: row.id,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    description: description.text.split(/\n\s*\n/).filter(Boolean),
    ...(description.fallback ? { descriptionLang: description.fallback } : {}),
    ...(row.brand ? { brand: row.brand } : {}),
    store: { storeId: row.store.id, storeName: words(row.store.name), city: words(row.store.city), productCount: row.store.count },
    crumbs: crumbsOf(row, words),
    pictures: row.pictures,
    options: row.options.map((option) => ({
      name: words(option.name),
      values: option.values.map(({ key, text, swatch }) => ({ key, text: words(text), ...(swatch ? { swatch } : {}) })),
    })),
    offers: row.offers.map(({ id, values, price, compareAtPrice, available, pictureIndex }) => ({
      offerId: id,
      values,
      price,
      ...listPriceOf(price, compareAtPrice),
      available: buyableUnits({ quantity: maxQuantity, available }),
      pictureIndex,
    })),
    attributes: row.attributes.map((attribute) => ({ name: words(attribute.name), value: words(attribute.value) })),
    isNew: isNew(new Date(row.createdAt), now),
    arrives: deliveryDay(now),
  }
}

function crumbsOf({ category, top }: ProductRow, words: (text: CategoryRow['text']) => string): Crumb[] {
  if (!top) return [{ id: category.id, categoryName: words(category.text), level: 1 }]
  return [
    { id: top.id, categoryName: words(top.text), level: 1 },
    { id: category.id, categoryName: words(category.text), level: 2, parentId: top.id },
  ]
}
