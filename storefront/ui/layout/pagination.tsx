import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  pageNo: number
  totalPage: number
  href: (pageNo: number) => string
  /** Says which of how many the page shows: where the list is long. */
  range?: { pageSize: number; total: number }
}

/** Links to the first, the last and the neighbouring pages of a list. Nothing for a single page. */
export function Pagination({ pageNo, totalPage, href, range }: PaginationProps) {
  const t = useT()
  if (totalPage < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('ui.pages')}>
      {pageNo > 1 && (
        <Link to={href(pageNo - 1)} rel="prev" aria-label={t('ui.previousPage')}>
          <Icon name="chevron-left" size={18} />
        </Link>
      )}
      {shownPages(pageNo, totalPage).map((page, index) =>
        page === undefined ? (
          <span key={`gap ${index}`}>…</span>
        ) : (
          <Link key={page} to={href(page)} aria-current={page === pageNo ? 'page' : undefined} aria-label={t('ui.page', { page })}>
            {page}
          </Link>
        ),
      )}
      {pageNo < totalPage && (
        <Link to={href(pageNo + 1)} rel="next" aria-label={t('ui.nextPage')}>
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
      {range && <p className="num">{t('ui.range', rangeOf(pageNo, range))}</p>}
    </nav>
  )
}

/** The places of a page's rows, from 1. */
const rangeOf = (pageNo: number, { pageSize, total }: { pageSize: number; total: number }) => ({
  from: (pageNo - 1) * pageSize + 1,
  to: Math.min(pageNo * pageSize, total),
  total,
})

/** The page numbers to show, at most seven entries; `undefined` is a gap. */
export function shownPages(pageNo: number, totalPage: number): (number | undefined)[] {
  const visible = new Set([1, totalPage, pageNo - 1, pageNo, pageNo + 1])
  if (pageNo <= 4) [2, 3, 4, 5].forEach((page) => visible.add(page))
  if (pageNo >= totalPage - 3) [4, 3, 2, 1].forEach((fromEnd) => visible.add(totalPage - fromEnd))
  const pages = [...visible].filter((page) => page >= 1 && page <= totalPage).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1
    if (page - previous === 2) return [page - 1, page]
    return page - previous > 2 ? [undefined, page] : [page]
  })
}
