import type { CartLine } from '#contract/cart/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './cart-line-notices.module.css'

const boldTag = { b: (text: string) => <b className="num">{text}</b> }

/** What changed since the line was added: price, stock, or that it is no longer listed. */
export function CartLineNotices({ line: { state, available, price, priceWas } }: { line: CartLine }) {
  const t = useT()
  if (state === 'soldOut' || state === 'gone') {
    return (
      <p className={`${styles.notice} ${styles.dead}`}>
        <Icon name="circle-slash" size={16} />
        <span>{t(state === 'gone' ? 'cart.tell.gone' : 'cart.tell.soldOut')}</span>
      </p>
    )
  }
  const cheaper = priceWas !== undefined && priceWas > price
  return (
    <>
      {state === 'onlyLeft' && (
        <p className={`${styles.notice} ${styles.up}`}>
          <Icon name="triangle-alert" size={16} />
          <span>{t('cart.tell.onlyLeft', { available })}</span>
        </p>
      )}
      {priceWas !== undefined && (
        <p className={`${styles.notice} ${cheaper ? styles.down : styles.up}`}>
          <Icon name={cheaper ? 'trending-down' : 'trending-up'} size={16} />
          <span>
            <Rich
              id={cheaper ? 'cart.tell.cheaper' : 'cart.tell.dearer'}
              values={{ was: formatGel(priceWas), now: formatGel(price) }}
              tags={boldTag}
            />
          </span>
        </p>
      )}
    </>
  )
}
