import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { PrintHead } from '#storefront/ui/layout/print-head.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './withdrawal-form.module.css'

type WithdrawalFormProps = {
  name: string
  details: Pick<CaseDetails, 'orderNo' | 'storeName' | 'placedAt' | 'deliveredAt' | 'createdAt'> & {
    lines: { name: string; options: string[]; quantity: number }[]
  }
}

/** The withdrawal from a contract as the law has it, filled in; prints as a sheet of its own. */
export function WithdrawalForm({ details, name }: WithdrawalFormProps) {
  const t = useT()
  const lang = useLang()
  const { storeName, orderNo, lines, placedAt, deliveredAt, createdAt } = details
  const rows = [
    ['to', storeName],
    [
      'goods',
      joinList(
        lines.map((line) => `${variantName(line.name, line.options)} × ${line.quantity}`),
        t,
      ),
    ],
    ['order', orderNo],
    ['placed', formatDate(placedAt, lang)],
    ...(deliveredAt ? [['received', formatDate(deliveredAt, lang)] as const] : []),
    ['name', name],
    ['date', formatDate(createdAt, lang)],
  ] as const
  return (
    <section className={`${panelStyles.panel} ${styles.sheet}`} aria-labelledby="withdrawal-title">
      <PrintHead />
      <h2 id="withdrawal-title">{t('aftersales.withdrawal.title')}</h2>
      <p>{t('aftersales.withdrawal.text')}</p>
      <dl>
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`aftersales.withdrawal.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.signature} aria-hidden="true">
        {t('aftersales.withdrawal.signature')}
      </p>
      <Button kind="line" size="sm" icon="printer" className="no-print" onClick={() => window.print()}>
        {t('aftersales.withdrawal.print')}
      </Button>
    </section>
  )
}
