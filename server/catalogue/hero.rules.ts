import type { Language } from '#contract/core/languages.ts'
import type { HeroPicture } from '#contract/catalogue/schemas.ts'
import type { BannerRow } from './catalogue.queries.ts'
import { textIn, type CardRow } from './catalogue.rules.ts'

/** How many pictures the hero has room for. */
export const heroSize = 4

export const isDrawnForHero = ({ place }: Pick<BannerRow, 'place'>): boolean => place === 'hero'

/** The hero's pictures: of the banners drawn for it, each leading to its category, or else of the newest products. */
export function heroPictures(banners: BannerRow[], newest: CardRow[], lang: Language): HeroPicture[] {
  const drawn = banners.filter(isDrawnForHero).map(({ title, picture, categoryId, parentId }) => ({
    title: textIn(title, lang).text,
    picture,
    categoryId,
    ...(parentId === null ? {} : { parentId }),
  }))
  const products = newest.map(({ productId, name, picture }) => ({ title: textIn(name, lang).text, picture, productId }))
  return (drawn.length > 0 ? drawn : products).slice(0, heroSize)
}
