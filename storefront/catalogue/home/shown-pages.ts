/** As many as there are recommended products for. */
export const maxShownPages = 20

/** How many pages of recommendations an address of the home page shows: `?shown=3`, at least 1. */
export function shownPagesOf(params: URLSearchParams): number {
  const shown = Number(params.get('shown'))
  return Number.isInteger(shown) && shown > 1 ? Math.min(shown, maxShownPages) : 1
}
