import { formatGel, formatGelShort, lariPart, tetriPart } from '#contract/core/money.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { classes } from '../classes.ts'
import styles from './price.module.css'

const nbsp = '\u00a0'

/** An amount with two decimals and tabular digits: carts, checkout, orders. Integer tetri. */
export function Money({ tetri, className = '' }: { tetri: number; className?: string | undefined }) {
  return <span className={`num ${className}`}>{formatGel(tetri)}</span>
}

interface PriceProps {
  /** Integer tetri, as `listPrice`. */
  price: number
  /** Compare-at price; struck through where it is higher. */
  listPrice?: number | undefined
  size?: 'card' | 'page'
  /** The lowest of several prices: `from 129 ₾`. */
  from?: boolean
}

/** A price, with the compare-at price where it is discounted. */
export function Price({ price, listPrice, size = 'card', from }: PriceProps) {
  const t = useT()
  const discounted = listPrice !== undefined && listPrice > price
  return (
    <span className={classes(styles.price, styles[size], discounted && styles.cut)}>
      {/* Keyed, so that a price that changes is a new element, as `Words` are. */}
      <ins key={price}>
        {from && <small>{fromAround(t)[0]}</small>}
        <RaisedTetri tetri={price} />
        {from && <small>{fromAround(t)[1]}</small>}
      </ins>
      {discounted && (
        <del key={listPrice}>
          <span className="vh">{t('ui.oldPrice')} </span>
          {formatGelShort(listPrice)}
        </del>
      )}
    </span>
  )
}

/** What stands before and after the price: languages differ in it. */
const fromAround = (t: Translate) => t('ui.priceFrom', { price: '|' }).split('|')

function RaisedTetri({ tetri }: { tetri: number }) {
  const fraction = tetriPart(tetri)
  return (
    <>
      {lariPart(tetri)}
      {fraction !== '00' && <sup>{`,${fraction}`}</sup>}
      {nbsp}
      <span className={styles.cur}>₾</span>
    </>
  )
}
