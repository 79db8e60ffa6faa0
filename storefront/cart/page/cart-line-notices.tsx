import type { CartLine } from '#contract/cart/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Rich, useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './cart-line-notices.module.css'

const boldTag = { b: (text: string) => <b className="num">{text}</b> }

/** What changed since the line was added: price, stock, or that it is no longer listed. */
export function CartLineNotices({ line }: { line: CartLine }) {
  const t = useT()
  const { state, available, price, priceWas } = line
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
      <DealNotice line={line} />
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

/** Why a line costs what it costs: the deal that makes its price, or the one that does not cover it. */
function DealNotice({ line: { deal, missedDeal } }: { line: CartLine }) {
  const t = useT()
  const lang = useLang()
  if (missedDeal) {
    const values = { units: missedDeal.units, price: formatGel(missedDeal.price) }
    return (
      <p className={`${styles.notice} ${styles.up}`}>
        <Icon name="zap" size={16} />
        <span>{t(missedDeal.reason === 'limit' ? 'cart.tell.lightningLimit' : 'cart.tell.lightningLeft', values)}</span>
      </p>
    )
  }
  if (!deal || deal.kind === 'group') return null
  const time = formatMoment(deal.endsAt, lang)
  return (
    <p className={`${styles.notice} ${deal.kind === 'lightning' ? styles.deal : styles.down}`}>
      <Icon name={deal.kind === 'lightning' ? 'zap' : 'tag'} size={16} />
      <span>{t(deal.kind === 'lightning' ? 'cart.tell.lightning' : 'cart.tell.discount', { time })}</span>
    </p>
  )
}
