import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { Campaign, PointPosition, Scene, ScenePoint } from '#contract/scenes/calls.ts'
import type { PointRow, SceneRow } from './scenes.queries.ts'

/** How many campaigns the home page shows one after another, and how many scenes it has below. */
export const homeCampaigns = 3
export const homeScenes = 4
/** A scene with fewer products that can be bought is a picture, not a shelf. */
export const fewestPoints = 2

/** The scenes of a day: each day begins one further. */
export function scenesOfDay<T>(scenes: T[], day: number): T[] {
  const first = scenes.length > 0 ? day % scenes.length : 0
  return [...scenes.slice(first), ...scenes.slice(0, first)]
}

export function campaignIn({ id, title, text, tone, wide, categoryId, parentId }: SceneRow, lang: Language): Campaign {
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
export function sceneIn({ id, title, wide, tall, points }: SceneRow, cards: ReadonlyMap<number, ProductCard>, lang: Language): Scene {
  const available = points.flatMap((point) => {
    const card = cards.get(point.productId)
    return card?.inStock ? [pointOf(point, card)] : []
  })
  return { sceneId: id, title: pickText(title, lang).text, wide, tall, points: available }
}

function pointOf({ picture, wideX, wideY, tallX, tallY }: PointRow, card: ProductCard): ScenePoint {
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
