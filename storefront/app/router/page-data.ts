import { data, redirect } from 'react-router'

/** What the server answers a request for a page's data with, as JSON: the page's path with `.json` (`/home.json`, `/_.json`). */
export interface PageData {
  /** By route: what its loader returned. */
  data: Record<string, unknown>
  /** By route: what its loader threw. */
  errors?: Record<string, { status: number; data?: unknown }>
  /** Another page is to be opened instead. */
  redirect?: string
}

/** The only one of {@link documentRoutes} that has data: a page with another frame does not bring them. */
export const frameRoute = 'shell/frame'

/** Routes around every page: their data is the document's and no part of a page's. They have a `shouldRevalidate` that says no. */
export const documentRoutes: ReadonlySet<string> = new Set(['root', frameRoute, 'shell/minimal-frame'])

/** The data of one route. @throws what its loader threw: a redirect, or an error with a status */
export function dataOf(page: PageData, id: string): unknown {
  if (page.redirect !== undefined) throw redirect(page.redirect)
  const error = page.errors?.[id]
  if (error) throw data(error.data, error.status)
  return page.data[id] ?? null
}

/** The data of a page in an answer. @throws the answer's status where it is none of ours, as one of a proxy's */
export async function readPageData(response: Response): Promise<PageData> {
  const page = response.headers.get('content-type')?.startsWith('application/json') ? ((await response.json()) as Partial<PageData>) : {}
  if (!page.data) throw data(null, response.status)
  return page as PageData
}
