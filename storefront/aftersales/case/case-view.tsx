import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { canBeRefunded } from '#contract/aftersales/constants.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { PhotoStrip } from '#storefront/app/photos/photo-strip.tsx'
import { BackLink } from '#storefront/ui/back-link.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseBadge } from '../case-badge.tsx'
import { CaseLog } from './case-log.tsx'
import { CaseMessages } from './case-messages.tsx'
import { nextText } from './next-text.ts'
import { WithdrawalForm } from '../form/withdrawal-form.tsx'
import styles from './case-view.module.css'

/** One case: how it stands and what comes next, its items and money, its log, the messages, the withdrawal form. */
export function CaseView({ details, member }: { details: CaseDetails; member: MemberInfo }) {
  const t = useT()
  const lang = useLang()
  const { caseNo, orderNo, state } = details
  return (
    <>
      <PageTitle title={t('aftersales.case.title', { caseNo })} />
      <BackLink to="/user/profile/After-sales">{t('aftersales.back')}</BackLink>
      <header className={`${styles.head} no-print`}>
        <h1 className="num">{t('aftersales.case.title', { caseNo })}</h1>
        <CaseBadge state={state} refundFailed={details.refundFailed} />
        <p className="muted">
          <Words>{`${formatDate(details.createdAt, lang)} · ${details.storeName} ·`}</Words>{' '}
          <Link className={`link ${styles.order}`} to={orderPath(orderNo)}>
            {t('orders.details.title', { orderNo })}
          </Link>
        </p>
      </header>
      <Panel title={nextText(details, t)} className="no-print">
        <CaseLog details={details} />
        <CaseActions details={details} />
      </Panel>
      <CaseItems details={details} />
      <CaseMessages details={details} />
      {details.reason === 'changedMind' && <WithdrawalForm details={details} name={member.name} />}
    </>
  )
}

function CaseItems({ details }: { details: CaseDetails }) {
  const t = useT()
  const { way, reason, lines, text, photos, account, refundTo, carrier, trackingNo, disputed } = details
  const amount = canBeRefunded(details.state) ? details.amount : 0
  return (
    <Panel title={t(`aftersales.way.${way}`)} className="no-print">
      <p className="muted">{t(`aftersales.reason.${reason}`)}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.position}>
            <Picture picture={line.picture} alt="" sizes="64px" />
            <p>
              <Words>{variantName(line.name, line.options)}</Words>
              <small className="block muted">{t('orders.units', { count: line.quantity })}</small>
            </p>
            {amount > 0 && <Money tetri={line.amount} className="b5" />}
          </li>
        ))}
      </ul>
      {amount > 0 && (
        <p className={styles.total}>
          <span>{t('aftersales.refund')}</span>
          <Money tetri={amount} className="b7" />
        </p>
      )}
      {amount > 0 && (
        <p className="muted">
          {refundTo === 'card' ? t('aftersales.refund.card') : t('aftersales.refund.account', { account: account ?? '' })}
        </p>
      )}
      {disputed && <p className="pt-2">{t('aftersales.disputed')}</p>}
      {(carrier || trackingNo) && (
        <p className="pt-2">
          {t('aftersales.parcel')}: <span className="num">{[carrier, trackingNo].filter(Boolean).join(' ')}</span>
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      <PhotoStrip photos={photos} />
    </Panel>
  )
}
