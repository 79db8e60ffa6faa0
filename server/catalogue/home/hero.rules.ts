import type { Language, Text } from '#contract/core/languages.ts'
import type { HeroPicture, Picture } from '#contract/catalogue/schemas.ts'
import { textIn, type CardRow } from '../catalogue.rules.ts'

/** A banner as the home page places it. */
export interface PlacedBanner {
  place: 'row' | 'hero'
  title: Text
  picture: Picture
  categoryId: number
  parentId: number | null
}

/** How many pictures the hero shows. */
export const heroSize = 4

/** Whether a banner was made for the hero of the home page. */
export const isDrawnForHero = ({ place }: PlacedBanner): boolean => place === 'hero'

/**
 * The hero's pictures: of the banners drawn for it, each leading to its category, or else of the newest products with a picture. None where fewer than two
 * have one, or where all show the same, as what came in before placeholders were marked may do.
 */
export function heroPictures(banners: PlacedBanner[], newest: CardRow[], lang: Language): HeroPicture[] {
  const drawn = banners.filter(isDrawnForHero).map(({ title, picture, categoryId, parentId }) => ({
    title: textIn(title, lang).text,
    picture,
    categoryId,
    ...(parentId === null ? {} : { parentId }),
  }))
  const pictured = newest.filter(({ picture }) => !picture.placeholder)
  const products = pictured.map(({ productId, name, picture }) => ({ title: textIn(name, lang).text, picture, productId }))
  if (drawn.length > 0) return drawn.slice(0, heroSize)
  return new Set(products.map(({ picture }) => picture.src)).size > 1 ? products.slice(0, heroSize) : []
}
