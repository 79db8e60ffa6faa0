/** Home's row of small things: at most this price, tetri. */
export const lowPrice = 5000

/** Pages that show recommended products; each begins with others. */
export const recommendationPlaces = ['home', 'search', 'error', 'success', 'cart', 'member', 'favourites'] as const
export type RecommendationPlace = (typeof recommendationPlaces)[number]

/** Recommended products of home's first page, and of each that is added: full rows of two, three and six. */
export const recommendationsPerPage = 18

/** Brands that are recommended: a marketplace has thousands. */
export const maxRecommendedBrands = 300

/** Rows of the category list beside the hero; where there are more categories the last row leads to all of them. */
export const railRows = 12
