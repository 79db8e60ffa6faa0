/** The most favourites of a visitor that a browser stores and one merge takes. */
export const maxMergedFavourites = 200
