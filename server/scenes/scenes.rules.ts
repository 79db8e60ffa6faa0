import type { Picture, ProductCard } from '#contract/catalogue/schemas.ts'
import { pickText, type Language, type Text } from '#contract/core/languages.ts'
import type { Campaign, PointPosition, Scene, ScenePoint } from '#contract/scenes/calls.ts'

/** A product that a scene shows; where it does, in per cent, null where a picture does not show it. */
export interface PlacedPoint {
  productId: number
  /** Of the offer that is shown. */
  picture: Picture | null
  wideX: number | null
  wideY: number | null
  tallX: number | null
  tallY: number | null
}

export interface PlacedScene {
  id: number
  title: Text
  text: Text
  tone: 'dark' | 'light'
  wide: Picture
  tall: Picture
  categoryId: number
  parentId: number | null
  points: PlacedPoint[]
}

/** How many campaigns the home page shows one after another, and how many scenes it has below. */
export const homeCampaigns = 3
export const homeScenes = 2
/** A scene with fewer products that can be bought is not shown. */
export const fewestPoints = 2

/** The scenes of a day, of which `shown` are shown: each day begins with those after the day before. */
export function scenesOfDay<T>(scenes: T[], day: number, shown: number): T[] {
  const first = scenes.length > 0 ? (day * shown) % scenes.length : 0
  return [...scenes.slice(first), ...scenes.slice(0, first)]
}

export function campaignIn({ id, title, text, tone, wide, categoryId, parentId }: PlacedScene, lang: Language): Campaign {
  return {
    sceneId: id,
    title: pickText(title, lang).text,
    text: pickText(text, lang).text,
    tone,
    picture: wide,
    categoryId,
    ...(parentId === null ? {} : { parentId }),
  }
}

/** A scene with the points whose products are among the cards and can be bought. */
export function sceneIn(
  { id, title, text, wide, tall, points }: PlacedScene,
  cards: ReadonlyMap<number, ProductCard>,
  lang: Language,
): Scene {
  const available = points.flatMap((point) => {
    const card = cards.get(point.productId)
    return card?.inStock ? [pointOf(point, card)] : []
  })
  return { sceneId: id, title: pickText(title, lang).text, text: pickText(text, lang).text, wide, tall, points: available }
}

function pointOf({ picture, wideX, wideY, tallX, tallY }: PlacedPoint, card: ProductCard): ScenePoint {
  const { productId, name, nameLang, price, priceVaries } = card
  return {
    productId,
    name,
    ...(nameLang === undefined ? {} : { nameLang }),
    picture: picture ?? card.picture,
    price,
    priceVaries,
    ...positionOf('wide', wideX, wideY),
    ...positionOf('tall', tallX, tallY),
  }
}

function positionOf<N extends 'wide' | 'tall'>(name: N, x: number | null, y: number | null): { [K in N]?: PointPosition } {
  return x === null || y === null ? {} : ({ [name]: { x, y } } as { [K in N]?: PointPosition })
}
