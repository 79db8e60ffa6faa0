import { paging, toPage, type Paging } from '#server/platform/http/paging.ts'
import type { HomeZones } from '#contract/catalogue/schemas.ts'
import type { Ctx } from '#server/context.ts'
import { dayNumber } from '#contract/core/calendar.ts'
import { cardsByIds } from './cards.queries.ts'
import type { HomeCategories } from './catalogue.queries.ts'
import { brandIn, toCards } from './catalogue.service.ts'
import { dedupeByImage, discountsAhead, discountsAt, interleave, rotated, textIn, type CardRow } from './catalogue.rules.ts'
import { heroPictures, heroSize, isDrawnForHero } from './hero.rules.ts'
import { homeCategories, homeChoice, type HomeChoice } from './home-choice.service.ts'

const firstRecommendations = 10

type Asked = { pageNo?: number; pageSize?: number }

/** The home page's sections in the caller's language, with the first page of recommendations. */
export async function home(ctx: Ctx): Promise<HomeZones> {
  const choice = await homeChoice.get(ctx)
  const { roots, children, banners, brands, stores, maxDiscount } = choice
  const { newest, cuts, recommendations } = await homeProducts(ctx, choice, paging({}, firstRecommendations))
  const words = (text: Parameters<typeof textIn>[0]) => textIn(text, ctx.lang).text
  return {
    hero: heroPictures(banners, newest, ctx.lang),
    ...(newest.length > 0 ? { newestPicture: newest.at(-1)!.picture } : {}),
    rail: roots.map(({ id, text, icon }) => ({ id, categoryName: words(text), iconPath: icon })),
    categories: inTurn(children)
      .slice(0, homeCategories)
      .map(({ text, ...category }) => ({ ...category, categoryName: words(text) })),
    discounts: toCards(ctx, cuts),
    maxDiscount,
    banners: banners
      .filter(({ place }) => place === 'row')
      .map(({ title, text, parentId, place: _, ...banner }) => ({
        ...banner,
        title: words(title),
        text: words(text),
        ...(parentId === null ? {} : { parentId }),
      })),
    stores: stores.map(({ id, name, city, picture, count }) => ({
      storeId: id,
      storeName: words(name),
      city: words(city),
      picture,
      productCount: count,
    })),
    brands: brands.map((brand) => brandIn(brand, ctx.lang)),
    recommendations: { ...recommendations, results: toCards(ctx, recommendations.results) },
  }
}

/** Child categories: every root category's first, then every one's second and so on. */
function inTurn(children: HomeCategories['children']): HomeCategories['children'] {
  const byRoot = [...Map.groupBy(children, ({ parentId }) => parentId).values()]
  const longest = Math.max(0, ...byRoot.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => byRoot.flatMap((list) => list[turn] ?? [])).flat()
}

/** A page of the home page's recommendations, in the same order as its first page. */
export async function recommendations(ctx: Ctx, asked: Asked) {
  const { results, ...rest } = (await homeProducts(ctx, await homeChoice.get(ctx), paging(asked, firstRecommendations))).recommendations
  return { ...rest, results: toCards(ctx, results) }
}

/**
 * The products of the home page's zones, none in two of them nor at the head of the pages of deals: cuts, the newest (for the hero where no banner was drawn for it, and
 * one that stands for all that is new), and a page of what is recommended, in which those come last. Cuts and recommendations begin
 * elsewhere each day.
 */
async function homeProducts(ctx: Ctx, { banners, deepest, newest: rows }: HomeChoice, page: Paging) {
  const day = dayNumber(ctx.now())
  const cuts = discountsAt('home', deepest, day)
  const shown = new Set(cuts.map(({ productId }) => productId))
  const newest = dedupeByImage(
    interleave(
      rows.filter(({ productId }) => !shown.has(productId)),
      firstRecommendations,
    ),
    banners.some(isDrawnForHero) ? 1 : heroSize + 1,
  ).map(({ productId }) => productId)
  for (const productId of newest) shown.add(productId)
  for (const { productId } of [...deepest.slice(0, discountsAhead), ...discountsAt('lightning', deepest, day)]) shown.add(productId)
  const fresh = rotated(
    rows.filter(({ productId }) => !shown.has(productId)),
    firstRecommendations,
    day,
  )
  const repeated = rows.filter(({ productId }) => shown.has(productId))
  const later = Math.max(0, page.offset - fresh.length)
  const ids = [
    ...partOf(interleave(fresh, page.pageSize), page.offset, page.pageSize),
    ...partOf(interleave(repeated, page.pageSize), later, page.offset + page.pageSize - fresh.length - later),
  ].map(({ productId }) => productId)
  const cutIds = cuts.map(({ productId }) => productId)
  const cards = new Map((await cardsByIds(ctx.db, ctx.now(), [...cutIds, ...newest, ...ids])).map((card) => [card.productId, card]))
  const cardsIn = (productIds: number[]): CardRow[] => productIds.flatMap((id) => cards.get(id) ?? [])
  return {
    // What has sold out or costs its old price since it was chosen is no cut.
    cuts: cardsIn(cutIds).filter(({ inStock, compareAtPrice }) => inStock && compareAtPrice !== null),
    newest: cardsIn(newest),
    recommendations: toPage(cardsIn(ids), rows.length, page),
  }
}

/** So many rows from a place on; asks for no more than it needs. */
function partOf<T>(rows: Iterable<T>, from: number, count: number): T[] {
  const part: T[] = []
  let at = 0
  if (count <= 0) return part
  for (const row of rows) {
    if (at++ >= from) part.push(row)
    if (part.length === count) break
  }
  return part
}
