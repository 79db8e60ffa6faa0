import { redirect } from 'react-router'

/** The most pages that any list is asked for. */
const most = 10_000
/** The largest number of the database's ids. */
const maxId = 2_147_483_647

/** Digits alone: `0x2e` and `4.6e1` would be further addresses of one page. */
const wholeNumber = (text: string | null): number => (text && /^\d+$/.test(text) ? Number(text) : 0)

/** The page that a parameter of the query names, at least 1; 1 too where it names none. */
export function readPageNumber(query: URLSearchParams, name = 'page'): number {
  return Math.min(Math.max(wholeNumber(query.get(name)), 1), most)
}

/** The id that a parameter names; undefined where it is none that a call takes. */
export function readId(value: string | null): number | undefined {
  const id = wholeNumber(value)
  return id > 0 && id <= maxId ? id : undefined
}

/** A list as it was found. @throws the 404 page for one beyond its last page: search engines would list it without end */
export function requirePage<List extends { pageNo: number; totalPage: number }>(list: List): List {
  if (list.pageNo > Math.max(1, list.totalPage)) throw new Response(null, { status: 404 })
  return list
}

/**
 * As {@link requirePage}, for a list that rows leave by what its owner does with them: the page whose last row went leads to the one before.
 * @param url of the page, whose parameter `name` names the page of the list
 */
export function requireRemainingPage<List extends { pageNo: number; totalPage: number }>(list: List, url: URL, name = 'page'): List {
  if (list.pageNo === 1 || list.pageNo !== list.totalPage + 1) return requirePage(list)
  const last = new URL(url)
  last.searchParams.set(name, String(list.totalPage))
  throw redirect(last.pathname + last.search)
}
