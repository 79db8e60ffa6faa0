import type { OrderCard } from '#contract/orders/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import choiceStyles from '#storefront/ui/forms/choice.module.css'
import styles from './order-choice.module.css'

/** What a choice shows of an order. */
export type ChoosableOrder = Pick<OrderCard, 'orderNo' | 'placedAt'> & { name: string; picture: OrderCard['lines'][number]['picture'] }

interface OrderChoiceProps {
  orders: ChoosableOrder[]
  /** The number of the chosen one; empty for none of them. */
  value: string
  onSelect: (orderNo: string) => void
}

/** Which of the newest orders something is about, or none of them. */
export function OrderChoice({ orders, value, onSelect }: OrderChoiceProps) {
  const t = useT()
  const lang = useLang()
  const radio = (orderNo: string, label: string) => (
    <input
      type="radio"
      className={choiceStyles.radio}
      name="orderNo"
      value={orderNo}
      checked={orderNo === value}
      onChange={() => onSelect(orderNo)}
      aria-label={label}
    />
  )
  return (
    <fieldset className={styles.orders}>
      <legend>{t('feedback.order')}</legend>
      {orders.map(({ orderNo, placedAt, name, picture }) => (
        <label key={orderNo}>
          <Picture picture={picture} alt="" sizes="48px" />
          <span>
            <b>{name}</b>
            <small>{`${formatDate(placedAt, lang)} · № ${orderNo}`}</small>
          </span>
          {radio(orderNo, `${name}, ${orderNo}`)}
        </label>
      ))}
      <label>
        <span>{t('feedback.order.none')}</span>
        {radio('', t('feedback.order.none'))}
      </label>
    </fieldset>
  )
}
