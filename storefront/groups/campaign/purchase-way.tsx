import type { ReactNode } from 'react'
import { formatGelShort } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import type { PurchaseWay } from './product-campaign.ts'
import styles from './price-ways.module.css'

interface PurchaseWayChoiceProps {
  /** Tetri a unit: alone now, and in a group. */
  alone: number
  group: number
  /** Members of a group, and hours it is open. */
  size: number
  hours: number
  value: PurchaseWay
  onSelect: (way: PurchaseWay) => void
}

/** Alone or in a group: the choice that decides what the button beside it buys, and for how much. */
export function PurchaseWayChoice({ alone, group, size, hours, value, onSelect }: PurchaseWayChoiceProps) {
  const t = useT()
  const card = (way: PurchaseWay, title: string, children: ReactNode) => (
    <label className={way === value ? `${styles.way} ${styles.card} ${styles.on}` : `${styles.way} ${styles.card}`}>
      <input type="radio" name="way" value={way} checked={way === value} onChange={() => onSelect(way)} />
      <b>{title}</b>
      {children}
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{t('groups.way')}</legend>
      <div className={styles.ways}>
        {card('alone', t('groups.alone'), <Price price={alone} />)}
        {card(
          'group',
          t('groups.inGroup'),
          <>
            <Price price={group} />
            <small>{t('groups.terms', { size, hours })}</small>
            <small className={styles.save}>{t('groups.save', { sum: formatGelShort(alone - group) })}</small>
          </>,
        )}
      </div>
    </fieldset>
  )
}
