import { maxRows } from '#contract/core/call.ts'

/** Which rows of a list a reply carries. */
export interface Paging {
  pageNo: number
  pageSize: number
  /** Rows before the page's first. */
  offset: number
}

/** Which rows a page has; no reply carries more than {@link maxRows}. `usual` is the page size where none is asked for. */
export function paging(asked: { pageNo?: number | undefined; pageSize?: number | undefined }, usual: number): Paging {
  const pageNo = asked.pageNo ?? 1
  const pageSize = Math.min(asked.pageSize ?? usual, maxRows)
  return { pageNo, pageSize, offset: (pageNo - 1) * pageSize }
}

/**
 * A page of a reply: its rows, and how many rows and pages there are in all.
 * @param fewestPages the page count of an empty list, which differs on the wire: 1 for orders and notifications, else 0
 */
export function toPage<T>(results: T[], totalRecord: number, { pageNo, pageSize }: Paging, fewestPages: 0 | 1 = 0) {
  return { results, totalRecord, pageNo, pageSize, totalPage: Math.max(fewestPages, Math.ceil(totalRecord / pageSize)) }
}

/** One page of rows that are all in memory. */
export function pageOf<T>(rows: T[], page: Paging) {
  return toPage(rows.slice(page.offset, page.offset + page.pageSize), rows.length, page)
}
