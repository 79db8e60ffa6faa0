import { paging, toPage, type Paging } from '#server/platform/http/calls/paging.ts'
import { lowPrice, recommendationPlaces, recommendationsPerPage, type RecommendationPlace } from '#contract/catalogue/home.ts'
import type { HomeZones } from '#contract/catalogue/schemas.ts'
import { discountPercent } from '#contract/core/money.ts'
import type { Ctx } from '#server/context.ts'
import { dayNumber } from '#contract/core/calendar.ts'
import { cardRowsOf } from '../cards/card-cache.service.ts'
import type { ShownProduct } from '../cards/cards.queries.ts'
import { brandIn, toCards } from '../catalogue.service.ts'
import { distinctImagesFirst, discountsAhead, discountsAt, interleave, rotated, textIn, type CardRow } from '../catalogue.rules.ts'
import { inTurn, railOf } from './home-categories.rules.ts'
import { heroPictures, heroSize, isDrawnForHero } from './hero.rules.ts'
import { homeCategories, homeChoice, type HomeChoice } from './home-choice.service.ts'

/** One row on a wide screen. */
const rowSize = 6
/** Chosen beside it, for those that another zone shows: the lightning deals of the moment. */
const spares = 2
/** The departments that a zone mixes at least. */
const firstOfZone = 10
/** Recommended products between the first of one page and of the next. */
const betweenPlaces = 37

type Asked = { pageNo?: number; pageSize?: number; place?: RecommendationPlace }

/** The home page's sections in the caller's language, with the first page of recommendations. */
export async function home(ctx: Ctx): Promise<HomeZones> {
  const choice = await homeChoice.get(ctx)
  const { children, banners, brands, stores, maxDiscount } = choice
  const page = paging({}, recommendationsPerPage)
  const chosen = chooseProducts(ctx, choice, page, 'home')
  const cards = new Map((await cardRowsOf(ctx, Object.values(chosen).flat())).map((card) => [card.productId, card]))
  const cardsOf = (zone: keyof typeof chosen): CardRow[] => chosen[zone].flatMap((id) => cards.get(id) ?? [])
  const newest = cardsOf('newest')
  const words = (text: Parameters<typeof textIn>[0]) => textIn(text, ctx.lang).text
  return {
    hero: heroPictures(banners, newest, ctx.lang),
    ...(newest.length > 0 ? { newestPicture: newest.at(-1)!.picture } : {}),
    rail: railOf(choice).map(({ text, icon, ...category }) => ({ ...category, categoryName: words(text), iconPath: icon })),
    categories: inTurn(children)
      .slice(0, homeCategories)
      .map(({ text, ...category }) => ({ ...category, categoryName: words(text) })),
    discounts: toCards(ctx, cutsInOrder(cardsOf('cuts'))),
    arrivals: toCards(ctx, rowOf(cardsOf('arrivals'))),
    cheap: toCards(ctx, rowOf(cardsOf('cheap').filter(({ price }) => price <= lowPrice))),
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
    recommendations: toPage(toCards(ctx, cardsOf('recommended')), choice.newest.length, page),
  }
}

/** A page of recommendations: those of home in the same order as its first page. */
export async function recommendations(ctx: Ctx, { place = 'home', ...asked }: Asked) {
  const choice = await homeChoice.get(ctx)
  const page = paging(asked, recommendationsPerPage)
  const { recommended } = chooseProducts(ctx, choice, page, place)
  return toPage(toCards(ctx, await cardRowsOf(ctx, recommended)), choice.newest.length, page)
}

/**
 * The products of the home page's zones, none in two of them nor at the head of the pages of deals: cuts, the newest (for the hero where no banner was drawn for it, and
 * one that stands for all that is new), a row of arrivals and one of small things, and a page of what is recommended, in which those come last. Cuts, small things and
 * recommendations begin elsewhere each day, recommendations on each page too.
 */
function chooseProducts(ctx: Ctx, { banners, deepest, newest: rows }: HomeChoice, page: Paging, place: RecommendationPlace) {
  const day = dayNumber(ctx.now())
  const cuts = discountsAt('home', deepest, day)
  const shown = new Set(cuts.map(({ productId }) => productId))
  /** So many of these that no zone shows yet. */
  const choose = (from: ShownProduct[], count: number) => {
    const free = from.filter(({ productId }) => !shown.has(productId))
    const chosen = distinctImagesFirst(interleave(free, Math.max(count, firstOfZone)), count).map(({ productId }) => productId)
    for (const productId of chosen) shown.add(productId)
    return chosen
  }
  const pictured = rows.filter(({ picture }) => !picture.placeholder)
  const newest = choose(pictured, banners.some(isDrawnForHero) ? 1 : heroSize + 1)
  for (const { productId } of [...deepest.slice(0, discountsAhead), ...discountsAt('lightning', deepest, day)]) shown.add(productId)
  const arrivals = choose(rows, rowSize + spares)
  const small = rows.filter(({ price }) => price <= lowPrice)
  const cheap = choose(rotated(small, rowSize, day), rowSize + spares)
  const fresh = rotated(
    rows.filter(({ productId }) => !shown.has(productId)),
    1,
    recommendationsPerPage * day + betweenPlaces * recommendationPlaces.indexOf(place),
  )
  const repeated = rows.filter(({ productId }) => shown.has(productId))
  const later = Math.max(0, page.offset - fresh.length)
  const recommended = [
    ...partOf(interleave(fresh, page.pageSize), page.offset, page.pageSize),
    ...partOf(interleave(repeated, page.pageSize), later, page.offset + page.pageSize - fresh.length - later),
  ].map(({ productId }) => productId)
  return { cuts: cuts.map(({ productId }) => productId), newest, arrivals, cheap, recommended }
}

/** One row of what can be bought; lightning deals have a zone of their own. */
const rowOf = (cards: CardRow[]) => cards.filter(({ inStock, dealKind }) => inStock && dealKind !== 'lightning').slice(0, rowSize)

/** The deepest cut, which is the poster, then the others: neighbours are of different root categories as far as there are some. */
function cutsInOrder(cards: CardRow[]): CardRow[] {
  // What has sold out or costs its old price since it was chosen is no cut.
  const cuts = cards.flatMap((card) =>
    card.inStock && card.compareAtPrice !== null ? [{ ...card, compareAtPrice: card.compareAtPrice }] : [],
  )
  const percentOf = ({ price, compareAtPrice }: (typeof cuts)[number]) => discountPercent(price, compareAtPrice)
  const [poster, ...others] = cuts.toSorted((one, other) => percentOf(other) - percentOf(one))
  return poster ? [poster, ...interleave(others, Math.max(1, others.length))] : []
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
