import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { BackLink } from '#storefront/ui/back-link.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { CaseForm } from './case-form.tsx'
import { CaseRow } from '../case/case-row.tsx'
import formPageStyles from './case-form.module.css'
import styles from '../cases.module.css'

interface CaseFormViewProps {
  options: CaseOptions
  member: MemberInfo
  serverNow: string
}

/** The after-sales page of an order: what may be asked for and until when, the form, the order's cases. */
export function CaseFormView({ options, member, serverNow }: CaseFormViewProps) {
  const t = useT()
  const { orderNo, cases } = options
  const possible = options.reasons.length > 0 && options.lines.some((line) => line.amounts.length > 0 && !line.openCaseNo)
  return (
    <>
      <PageTitle title={t('aftersales.form.title')} />
      <header className={styles.head}>
        <BackLink to={orderPath(orderNo)}>
          <Words>{t('orders.details.title', { orderNo })}</Words>
        </BackLink>
        <h1>{t('aftersales.form.title')}</h1>
        {possible && <WithdrawalTerm options={options} serverNow={serverNow} />}
      </header>
      {possible ? (
        <CaseForm options={options} member={member} serverNow={serverNow} />
      ) : (
        <EmptyState
          illustration="undo-2"
          title={t('aftersales.form.nothing')}
          text={t(cases.length > 0 ? 'aftersales.form.nothing.cases' : 'aftersales.form.nothing.text')}
          action={<LinkButton to={orderPath(orderNo)}>{t('aftersales.form.toOrder')}</LinkButton>}
        />
      )}
      {cases.length > 0 && (
        <section aria-labelledby="order-cases" className={formPageStyles.cases}>
          <h2 id="order-cases">{t('aftersales.form.cases')}</h2>
          <ul className={styles.list}>
            {cases.map((each) => (
              <li key={each.caseNo}>
                <CaseRow summary={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Until when a natural person may withdraw, while that is to come. */
function WithdrawalTerm({ options: { withdrawalUntil }, serverNow }: { options: CaseOptions; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  if (!withdrawalUntil || withdrawalUntil <= serverNow) return <p className="muted">{t('aftersales.form.defects')}</p>
  return <p className="muted">{t('aftersales.form.withdrawal', { until: formatMoment(lastMoment(withdrawalUntil), lang) })}</p>
}

/** The last minute of the day that ends at an instant. */
const lastMoment = (until: string): string => new Date(new Date(until).getTime() - 60_000).toISOString()
