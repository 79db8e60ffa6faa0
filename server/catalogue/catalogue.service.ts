import { pageOf, paging, toPage } from '#server/platform/http/paging.ts'
import type { DiscountSort } from '#contract/deals/constants.ts'
import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type {
  Brand,
  CategoryNode,
  Crumb,
  DiscountZone,
  HomeZones,
  ProductCard,
  ProductDetails,
  UnlistedProduct,
} from '#contract/catalogue/schemas.ts'
import { buyableUnits } from '#contract/cart/rules.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import { deliveryDay, orderDeadline } from '#contract/checkout/delivery.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { cardsByIds, countDiscounted, discountedCards, newestByRootCategory, relatedCards } from './cards.queries.ts'
import {
  selectBanners,
  selectBrands,
  selectCategories,
  selectCategoriesOf,
  selectProduct,
  selectStores,
  selectUnlisted,
  type BannerRow,
  type BrandRow,
  type CategoryRow,
  type ProductRow,
} from './catalogue.queries.ts'
import { cardsOfList, isNew, interleave, textIn, listPriceOf, dedupeByImage, priceDealOf, type CardRow } from './catalogue.rules.ts'
import { heroPictures, heroSize, isDrawnForHero } from './hero.rules.ts'

export type { CardRow }

type Asked = { pageNo?: number; pageSize?: number }

/** A poster and two rows of four. */
const homeDiscounts = 9
const firstRecommendations = 10
const homeStores = 6
/** Instead of a product that is no longer sold. */
const similarToUnlisted = 12
/** So many products of every root category are recommended: enough for a long look, and the same work whatever the mall holds. */
const perRootCategory = 30

const toCards = (ctx: Ctx, rows: CardRow[]): ProductCard[] => cardsOfList(rows, ctx.lang, ctx.now())

/** The cards of products in the order asked for; unknown ones and unlisted ones are left out. */
export async function cardsOf(ctx: Ctx, productIds: number[]): Promise<ProductCard[]> {
  return toCards(ctx, await cardsByIds(ctx.db, ctx.now(), productIds))
}

/** The same before a language is chosen. */
export const cardRowsOf = (ctx: Ctx, productIds: number[]): Promise<CardRow[]> => cardsByIds(ctx.db, ctx.now(), productIds)

/** One page of cards that another department's search found. `usual` is the page size where none is asked for. */
export function pageCards(ctx: Ctx, rows: CardRow[], total: number, asked: Asked, usual: number) {
  return toPage(toCards(ctx, rows), total, paging(asked, usual))
}

/** The home page's sections in the caller's language, with the first page of recommendations. */
export async function home(ctx: Ctx): Promise<HomeZones> {
  const banners = await selectBanners(ctx.db)
  const [categories, { newest, cuts, recommended }, brands, stores] = await Promise.all([
    selectCategories(ctx.db),
    homeProducts(ctx, firstRecommendations, banners),
    selectBrands(ctx.db),
    selectStores(ctx.db, homeStores),
  ])
  const page = pageOf(recommended, paging({}, firstRecommendations))
  return {
    hero: heroPictures(banners, newest, ctx.lang),
    ...(newest.length > 0 ? { newestPicture: newest.at(-1)!.picture } : {}),
    categories: childCategoriesInTurn(categories, ctx),
    discounts: toCards(ctx, cuts),
    banners: banners
      .filter(({ place }) => place === 'row')
      .map(({ title, text, parentId, place: _, ...banner }) => ({
        ...banner,
        title: textIn(title, ctx.lang).text,
        text: textIn(text, ctx.lang).text,
        ...(parentId === null ? {} : { parentId }),
      })),
    stores: stores.map(({ id, name, city, picture, count }) => ({
      storeId: id,
      storeName: textIn(name, ctx.lang).text,
      city: textIn(city, ctx.lang).text,
      picture,
      productCount: count,
    })),
    brands: brands.map((brand) => brandIn(brand, ctx.lang)),
    recommendations: { ...page, results: toCards(ctx, page.results) },
  }
}

/**
 * The products of the home page's zones, none in two of them: cuts, the newest (for the hero where no banner was drawn for it, and
 * one that stands for all that is new), and what is recommended, in which those come last.
 */
async function homeProducts(ctx: Ctx, pageSize: number, banners: BannerRow[]) {
  const [cutRows, rows] = await Promise.all([
    discountedCards(ctx.db, ctx.now(), { limit: 60, offset: 0, inStock: true }),
    newestByRootCategory(ctx.db, ctx.now(), perRootCategory),
  ])
  // Lightning deals have a zone of their own.
  const cuts = dedupeByImage(
    cutRows.filter(({ dealKind }) => dealKind !== 'lightning'),
    homeDiscounts,
  )
  const shown = new Set(cuts.map(({ productId }) => productId))
  const newest = dedupeByImage(
    interleave(
      rows.filter(({ productId }) => !shown.has(productId)),
      firstRecommendations,
    ),
    banners.some(isDrawnForHero) ? 1 : heroSize + 1,
  )
  for (const { productId } of newest) shown.add(productId)
  const fresh = rows.filter(({ productId }) => !shown.has(productId))
  const repeated = rows.filter(({ productId }) => shown.has(productId))
  return { cuts, newest, recommended: [...interleave(fresh, pageSize), ...interleave(repeated, pageSize)] }
}

/** Child categories with products: every root category's first, then every one's second and so on. */
function childCategoriesInTurn(rows: CategoryRow[], ctx: Ctx): HomeZones['categories'] {
  const tops = rows.filter((row) => row.parentId === null)
  const children = tops.map((top) => rows.filter((row) => row.parentId === top.id && row.count > 0))
  const longest = Math.max(0, ...children.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => children.flatMap((list) => list[turn] ?? []))
    .flat()
    .map(({ id, parentId, text, picture, count }) => ({
      id,
      parentId: parentId!,
      categoryName: textIn(text, ctx.lang).text,
      picture,
      count,
    }))
}

/** A page of the home page's recommendations, in the same order as its first page. */
export async function recommendations(ctx: Ctx, asked: Asked) {
  const page = paging(asked, firstRecommendations)
  const { results, ...rest } = pageOf((await homeProducts(ctx, page.pageSize, await selectBanners(ctx.db))).recommended, page)
  return { ...rest, results: toCards(ctx, results) }
}

/** Products like another, one page. @throws `notFound` */
export async function relatedProducts(ctx: Ctx, { productId, ...asked }: Asked & { productId: number }) {
  const place = await selectCategoriesOf(ctx.db, productId)
  if (!place) throw new DomainError('notFound')
  const { results, ...rest } = pageOf(await relatedCards(ctx.db, ctx.now(), place, 60), paging(asked, firstRecommendations))
  return { ...rest, results: toCards(ctx, results) }
}

/** Brands with listed products, by position. */
export async function recommendBrands(ctx: Ctx): Promise<Brand[]> {
  return (await selectBrands(ctx.db)).map((brand) => brandIn(brand, ctx.lang))
}

const brandIn = ({ id, name }: BrandRow, lang: Language): Brand => ({ brandId: id, brandName: brandNameIn(name, lang) })

/** Discounted products in the order asked for, the deepest discount first, of all root categories or one category. */
export async function discountZone(
  ctx: Ctx,
  { categoryId, sort, ...asked }: Asked & { categoryId?: number; sort?: DiscountSort },
): Promise<DiscountZone> {
  const page = paging(asked, 20)
  const [rows, { total, tops }, categories] = await Promise.all([
    discountedCards(ctx.db, ctx.now(), {
      ...{ limit: page.pageSize, offset: page.offset },
      ...(categoryId ? { categoryId } : {}),
      ...(sort ? { sort } : {}),
    }),
    countDiscounted(ctx.db, categoryId),
    selectCategories(ctx.db),
  ])
  const names = new Map(categories.map((row) => [row.id, textIn(row.text, ctx.lang).text]))
  return {
    page: toPage(toCards(ctx, rows), total, page),
    categoryList: tops.map(({ id, count }) => ({ id, categoryName: names.get(id) ?? '', count })),
  }
}

/** Root categories with their children, by position, each with its number of listed products. */
export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const rows = await selectCategories(ctx.db)
  const node = ({ id, text, icon, picture, count }: CategoryRow) => ({
    id,
    categoryName: textIn(text, ctx.lang).text,
    iconPath: icon,
    picture,
    count,
  })
  return rows
    .filter((row) => row.parentId === null)
    .map((top) => ({ ...node(top), categoryList: rows.filter((row) => row.parentId === top.id).map(node) }))
}

/** Everything a product's page shows. @throws `notFound` for unknown products and unlisted ones */
export async function productDetails(ctx: Ctx, id: number): Promise<ProductDetails> {
  const row = await selectProduct(ctx.db, id, ctx.now())
  if (!row) throw new DomainError('notFound')
  const words = (text: Parameters<typeof textIn>[0]) => textIn(text, ctx.lang).text
  const name = textIn(row.name, ctx.lang)
  const description = textIn(row.description, ctx.lang)
  const now = ctx.now()
  return {
    productId: row.id,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    description: description.text.split(/\n\s*\n/).filter(Boolean),
    ...(description.fallback ? { descriptionLang: description.fallback } : {}),
    ...(row.brand ? { brand: brandIn(row.brand, ctx.lang) } : {}),
    store: { storeId: row.store.id, storeName: words(row.store.name), city: words(row.store.city), productCount: row.store.count },
    crumbs: crumbsOf(row, words),
    pictures: row.pictures,
    options: row.options.map((option) => ({
      name: words(option.name),
      values: option.values.map(({ key, text, swatch }) => ({ key, text: words(text), ...(swatch ? { swatch } : {}) })),
    })),
    offers: row.offers.map(({ id, values, price, compareAtPrice, available, pictureIndex, ...deal }) => ({
      offerId: id,
      values,
      price,
      ...listPriceOf(price, compareAtPrice),
      ...priceDealOf(deal),
      available: buyableUnits({ quantity: maxQuantity, available }),
      pictureIndex,
    })),
    attributes: row.attributes.map((attribute) => ({ name: words(attribute.name), value: words(attribute.value) })),
    isNew: isNew(new Date(row.createdAt), now),
    ratings: row.ratings,
    arrives: deliveryDay(now),
    orderDeadline: orderDeadline(now),
  }
}

/** The name, the categories and similar products of a product that is no longer sold. @throws `notFound` for listed and unknown products */
export async function unlistedProduct(ctx: Ctx, id: number): Promise<UnlistedProduct> {
  const row = await selectUnlisted(ctx.db, id)
  if (!row) throw new DomainError('notFound')
  const place = { id, categoryId: row.category.id, rootCategoryId: row.top?.id ?? row.category.id }
  const name = textIn(row.name, ctx.lang)
  return {
    productId: id,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    crumbs: crumbsOf(row, (text) => textIn(text, ctx.lang).text),
    similar: toCards(ctx, dedupeByImage(await relatedCards(ctx.db, ctx.now(), place, similarToUnlisted), similarToUnlisted)),
  }
}

function crumbsOf({ category, top }: Pick<ProductRow, 'category' | 'top'>, words: (text: CategoryRow['text']) => string): Crumb[] {
  if (!top) return [{ id: category.id, categoryName: words(category.text), level: 1 }]
  return [
    { id: top.id, categoryName: words(top.text), level: 1 },
    { id: category.id, categoryName: words(category.text), level: 2, parentId: top.id },
  ]
}
