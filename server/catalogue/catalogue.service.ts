import { maxRecommendedBrands } from '#contract/catalogue/home.ts'
import { lengthText } from '@kalata/attribute-values/amounts.ts'
import { comparedAttributes } from '@kalata/attribute-values/comparison.ts'
import { measuresOf } from '@kalata/attribute-values/measures.ts'
import { pageOf, paging, toPage } from '#server/platform/http/calls/paging.ts'
import type { DiscountSort } from '#contract/deals/constants.ts'
import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { OfferFacts } from '#contract/catalogue/offer-facts.ts'
import { factsAt } from '#contract/catalogue/published-offers.ts'
import type {
  Brand,
  CategoryNode,
  Comparison,
  Crumb,
  DiscountZone,
  Offer,
  Picture,
  ProductCard,
  ProductDetails,
  UnlistedProduct,
} from '#contract/catalogue/schemas.ts'
import { buyableUnits } from '#contract/cart/rules.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import { deliveryDay, orderDeadline } from '#contract/checkout/delivery.ts'
import { dayNumber } from '#contract/core/calendar.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { orNotFound } from '#server/platform/domain-error.ts'
import { attributeVocabulary } from './attribute-vocabulary.service.ts'
import { cardRowsOf } from './cards/card-cache.service.ts'
import { countDiscounted, discountedCards, relatedTo, selectCategoryPlace } from './cards/cards.queries.ts'
import { selectOffersShowing } from './offers/offers.queries.ts'
import * as queries from './catalogue.queries.ts'
import {
  cardsOfList,
  fieldIn,
  isNew,
  textIn,
  listPriceOf,
  distinctImagesFirst,
  discountsAt,
  priceDealOf,
  type CardRow,
} from './catalogue.rules.ts'

export { cardRowsOf, type CardRow }

type Asked = { pageNo?: number; pageSize?: number }

const relatedPerPage = 10
/** Instead of a product that is no longer sold. */
const similarToUnlisted = 12

const productIdOf = ({ productId }: { productId: number }) => productId

/** By product the offer that a picture of it shows, with that offer's own picture. */
export async function offersShowing(ctx: Ctx, pictures: readonly { productId: number; src: string }[]) {
  if (pictures.length === 0) return new Map<number, { offerId: number; picture: Picture }>()
  return new Map((await selectOffersShowing(ctx.db, pictures)).map(({ productId, ...offer }) => [productId, offer]))
}

/** A card that shows another offer than its first and leads to it. */
export function showingOffer(card: ProductCard, { offerId, picture }: { offerId: number; picture: Picture }): ProductCard {
  const { secondPicture, ...shown } = card
  const sameSecond = secondPicture && picture.src === card.picture.src ? { secondPicture } : {}
  return { ...shown, ...sameSecond, offerId, shownOfferId: offerId, picture }
}

/** Rows as the wire has them, in the caller's language. */
export const toCards = (ctx: Ctx, rows: CardRow[]): ProductCard[] => cardsOfList(rows, ctx.lang, ctx.now())

/** The cards of products in the order asked for; unknown ones and unlisted ones are left out. */
export async function cardsOf(ctx: Ctx, productIds: number[]): Promise<ProductCard[]> {
  return toCards(ctx, await cardRowsOf(ctx, productIds))
}

/** One page of cards that another department's search found. `usual` is the page size where none is asked for. */
export function pageCards(ctx: Ctx, rows: CardRow[], total: number, asked: Asked, usual: number) {
  return toPage(toCards(ctx, rows), total, paging(asked, usual))
}

/** Products like another, one page. @throws `notFound` */
export async function relatedProducts(ctx: Ctx, { productId, ...asked }: Asked & { productId: number }) {
  const place = orNotFound(await queries.selectCategoriesOf(ctx.db, productId))
  const { results, ...rest } = pageOf(await relatedTo(ctx.db, place, 60), paging(asked, relatedPerPage))
  return { ...rest, results: await cardsOf(ctx, results.map(productIdOf)) }
}

/** Brands with listed products, by position. */
export async function recommendBrands(ctx: Ctx): Promise<Brand[]> {
  return (await queries.selectBrands(ctx.db, maxRecommendedBrands)).map((brand) => brandIn(brand, ctx.lang))
}

export const brandIn = ({ id, name }: queries.BrandRow, lang: Language): Brand => ({ brandId: id, brandName: brandNameIn(name, lang) })

/** Discounted products in the order asked for, the deepest discount first, of all root categories or one category. */
export async function discountZone(
  ctx: Ctx,
  { categoryId, sort, place, ...asked }: Asked & { categoryId?: number; sort?: DiscountSort; place?: 'lightning' },
): Promise<DiscountZone> {
  if (place) return spareDiscounts(ctx, place)
  const page = paging(asked, 20)
  const category = categoryId ? await selectCategoryPlace(ctx.db, categoryId) : undefined
  const [rows, { total, tops }] = await Promise.all([
    categoryId && !category
      ? []
      : discountedCards(ctx.db, ctx.now(), {
          ...{ limit: page.pageSize, offset: page.offset },
          ...(category ? { category } : {}),
          ...(sort ? { sort } : {}),
        }),
    countDiscounted(ctx.db, categoryId),
  ])
  return {
    page: toPage(toCards(ctx, rows), total, page),
    categoryList: tops.map(({ id, text, count }) => ({ id, categoryName: textIn(text, ctx.lang).text, count })),
  }
}

/** How many of the deepest discounts pages take theirs from. */
const deepest = 60

/** The deepest discounts that can be bought, none a lightning deal's, which have a zone of their own; those that repeat a picture come last. */
export async function deepestDiscounts(ctx: Ctx): Promise<CardRow[]> {
  const rows = await discountedCards(ctx.db, ctx.now(), { limit: deepest, offset: 0, inStock: true })
  const others = rows.filter(({ dealKind }) => dealKind !== 'lightning')
  return distinctImagesFirst(others, deepest)
}

async function spareDiscounts(ctx: Ctx, place: 'lightning'): Promise<DiscountZone> {
  const rows = discountsAt(place, await deepestDiscounts(ctx), dayNumber(ctx.now()))
  return { page: toPage(toCards(ctx, rows), rows.length, paging({}, deepest)), categoryList: [] }
}

/** Root categories with their children, by position, each with its number of listed products. */
export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const rows = await queries.selectCategories(ctx.db)
  const node = ({ id, text, icon, picture, count }: queries.CategoryRow) => ({
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
  const row = orNotFound(await queries.selectProduct(ctx.db, id, ctx.now()))
  const words = (text: Parameters<typeof textIn>[0]) => textIn(text, ctx.lang).text
  const field = <K extends string>(key: K, text: Parameters<typeof textIn>[0]) => fieldIn(key, text, ctx.lang)
  const description = textIn(row.description, ctx.lang)
  const now = ctx.now()
  const { store } = row
  return {
    productId: row.id,
    ...field('name', row.name),
    description: description.text.split(/\n\s*\n/).filter(Boolean),
    ...(description.fallback ? { descriptionLang: description.fallback } : {}),
    ...(row.brand ? { brand: brandIn(row.brand, ctx.lang) } : {}),
    store: { storeId: store.id, ...field('storeName', store.name), city: words(store.city), productCount: store.count },
    crumbs: crumbsOf(row, words),
    pictures: row.pictures,
    options: row.options.map((option) => ({
      ...field('name', option.name),
      values: option.values.map(({ key, text, swatch }) => ({ key, ...field('text', text), ...(swatch ? { swatch } : {}) })),
    })),
    offers: row.offers.map(({ id, values, price, compareAtPrice, available, pictureIndex, facts, ...deal }) => ({
      offerId: id,
      values,
      price,
      ...listPriceOf(price, compareAtPrice),
      ...priceDealOf(deal),
      available: buyableUnits({ quantity: maxQuantity, available }),
      pictureIndex,
      ...knownFacts(facts, now),
    })),
    attributes: row.attributes.map(({ name, value }) => ({ ...field('name', name), ...field('value', value) })),
    ...writtenMeasures(row, ctx.lang),
    isNew: isNew(new Date(row.createdAt), now),
    ratings: row.ratings,
    arrives: deliveryDay(now),
    orderDeadline: orderDeadline(now),
  }
}

function writtenMeasures({ attributes }: Pick<queries.ProductRow, 'attributes'>, lang: Language): Pick<ProductDetails, 'measures'> {
  const vocabulary = attributeVocabulary()
  const measures = measuresOf(attributes, vocabulary)
  if (!measures) return {}
  const written = Object.entries(measures).map(([side, mm]) => [side, { mm, text: lengthText(mm, lang, vocabulary) }] as const)
  return { measures: Object.fromEntries(written) }
}

/** Listed products side by side, in the order asked for, each once. */
export async function compareProducts(ctx: Ctx, productIds: number[]): Promise<Comparison> {
  const ids = [...new Set(productIds)]
  const [cards, found] = await Promise.all([cardsOf(ctx, ids), Promise.all(ids.map((id) => queries.selectProduct(ctx.db, id, ctx.now())))])
  const products = new Map(found.flatMap((row) => (row ? [[row.id, row]] : [])))
  const compared = cards.flatMap((card) => products.get(card.productId) ?? [])
  return {
    products: cards.filter(({ productId }) => products.has(productId)),
    rows: comparedAttributes(compared, attributeVocabulary(), (text) => pickText(text, ctx.lang).text),
  }
}

function knownFacts(facts: OfferFacts, now: Date): Pick<Offer, 'facts'> {
  const known = factsAt(facts, now)
  return Object.keys(known).length > 0 ? { facts: known } : {}
}

/** The name, the categories and similar products of a product that is no longer sold. @throws `notFound` for listed and unknown products */
export async function unlistedProduct(ctx: Ctx, id: number): Promise<UnlistedProduct> {
  const row = orNotFound(await queries.selectUnlisted(ctx.db, id))
  const place = { id, categoryId: row.category.id, rootCategoryId: row.top?.id ?? row.category.id }
  const name = textIn(row.name, ctx.lang)
  return {
    productId: id,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    crumbs: crumbsOf(row, (text) => textIn(text, ctx.lang).text),
    similar: await cardsOf(ctx, distinctImagesFirst(await relatedTo(ctx.db, place, similarToUnlisted), similarToUnlisted).map(productIdOf)),
  }
}

function crumbsOf(
  { category, top }: Pick<queries.ProductRow, 'category' | 'top'>,
  words: (text: queries.CategoryRow['text']) => string,
): Crumb[] {
  if (!top) return [{ id: category.id, categoryName: words(category.text), level: 1 }]
  return [
    { id: top.id, categoryName: words(top.text), level: 1 },
    { id: category.id, categoryName: words(category.text), level: 2, parentId: top.id },
  ]
}
