import { reviewParams } from '../review-params.ts'

/** Which reviews of a product its page shows: `?reviews=2&stars=4`, `?photos=1`. */
export interface ReviewSelection {
  /** 1 to 5; absent for all. */
  score?: number | undefined
  withPhotos?: boolean | undefined
  pageNo?: number | undefined
}

const integerBetween = (value: string | null, most: number): number | undefined => {
  const number = Number(value)
  return value !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

/** The selection that a query names; what is no selection is left out. */
export function reviewSelection(query: URLSearchParams): { score?: number; withPhotos?: true; pageNo?: number } {
  const [score, pageNo] = [integerBetween(query.get('stars'), 5), integerBetween(query.get('reviews'), 10_000)]
  return { ...(score ? { score } : {}), ...(query.get('photos') === '1' ? { withPhotos: true } : {}), ...(pageNo ? { pageNo } : {}) }
}

/** The address of the page with a selection, at its reviews. */
export function reviewsPath(query: URLSearchParams, { score, withPhotos, pageNo }: ReviewSelection): string {
  const next = new URLSearchParams(query)
  for (const name of reviewParams) next.delete(name)
  if (score) next.set('stars', String(score))
  if (withPhotos) next.set('photos', '1')
  if (pageNo && pageNo > 1) next.set('reviews', String(pageNo))
  return `?${next}#reviews`
}
