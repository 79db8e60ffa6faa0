import type { CartLine } from '#contract/cart/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Rich, useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './cart-line-notices.module.css'

const boldTag = { b: (text: string) => <b className="num">{text}</b> }

/** What holds for a line's price, and {@link LineChanges}. */
export function CartLineNotices({ line }: { line: CartLine }) {
  return (
    <>
      {line.available > 0 && <DealNotice line={line} />}
      <LineChanges line={line} />
    </>
  )
}

/** What changed since the line was added: price, stock, a deal that does not cover it, or that it is no longer listed. */
export function LineChanges({ line }: { line: CartLine }) {
  const t = useT()
  const { state, available, price, priceWas, missedDeal } = line
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
      {missedDeal && <MissedDealNotice missed={missedDeal} />}
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

/** The deal that does not cover the line. */
function MissedDealNotice({ missed: { units, price, reason } }: { missed: NonNullable<CartLine['missedDeal']> }) {
  const t = useT()
  return (
    <p className={`${styles.notice} ${styles.up}`}>
      <Icon name="zap" size={16} />
      <span>{t(reason === 'limit' ? 'cart.tell.lightningLimit' : 'cart.tell.lightningLeft', { units, price: formatGel(price) })}</span>
    </p>
  )
}

/** The deal that makes the line's price. */
function DealNotice({ line: { deal, missedDeal } }: { line: CartLine }) {
  const t = useT()
  const lang = useLang()
  if (missedDeal || !deal || deal.kind === 'group') return null
  const time = formatMoment(deal.endsAt, lang)
  return (
    <p className={`${styles.notice} ${deal.kind === 'lightning' ? styles.deal : styles.down}`}>
      <Icon name={deal.kind === 'lightning' ? 'zap' : 'tag'} size={16} />
      <span>{t(deal.kind === 'lightning' ? 'cart.tell.lightning' : 'cart.tell.discount', { time })}</span>
    </p>
  )
}
