import { formatGelShort } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import styles from './price-ways.module.css'

interface PriceWaysProps {
  /** Tetri a unit: alone now, and in a group. */
  alone: number
  group: number
  groupTitle: string
}

/** The two prices side by side: alone, and in a group with what it saves. */
export function PriceWays({ alone, group, groupTitle }: PriceWaysProps) {
  const t = useT()
  return (
    <dl className={styles.ways}>
      <div className={styles.way}>
        <dt>{t('groups.alone')}</dt>
        <dd>
          <Price price={alone} />
        </dd>
      </div>
      <div className={`${styles.way} ${styles.on}`}>
        <dt>{groupTitle}</dt>
        <dd className={styles.group}>
          <Price price={group} />
          {alone > group && <small className={styles.save}>{t('groups.save', { sum: formatGelShort(alone - group) })}</small>}
        </dd>
      </div>
    </dl>
  )
}
