import type { CaseSummary } from '#contract/aftersales/calls.ts'
import { canBeRefunded } from '#contract/aftersales/constants.ts'
import { casePath } from '#contract/orders/paths.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { ItemNames, OrderPictures } from '#storefront/orders/list/order-row.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Money } from '#storefront/ui/text/price.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { CaseBadge } from '../case-badge.tsx'
import rowLinkStyles from '#storefront/ui/layout/row-link.module.css'
import styles from './case-row.module.css'

/** One case in a list: what it is about, how it stands, what goes back. Leads to its page. */
export function CaseRow({ summary }: { summary: CaseSummary }) {
  const t = useT()
  const lang = useLang()
  const { caseNo, createdAt, storeName, way, reason, state, amount } = summary
  return (
    <article className={styles.row} aria-label={t('aftersales.case.title', { caseNo })}>
      <div className={styles.top}>
        <span className={`num ${styles.no}`}>{caseNo}</span>
        <span>{formatDate(createdAt, lang)}</span>
        <span>{storeName}</span>
        <CaseBadge state={state} refundFailed={summary.refundFailed} />
      </div>
      <div className={styles.mid}>
        <OrderPictures order={summary} />
        <div>
          <Link className={`${rowLinkStyles.rowLink} ${styles.link}`} to={casePath(caseNo)}>
            <ItemNames order={summary} />
          </Link>
          <p className="muted">{`${t(`aftersales.way.${way}`)} · ${t(`aftersales.reason.${reason}`)}`}</p>
        </div>
        {amount > 0 && canBeRefunded(state) && <Money tetri={amount} className="b7" />}
      </div>
    </article>
  )
}
