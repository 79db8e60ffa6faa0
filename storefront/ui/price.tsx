import { formatDiscount, formatGel, lariPart, tetriPart } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

const nbsp = '\u00a0'

/** An amount with two decimals and tabular digits: carts, checkout, orders. Integer tetri. */
export function Money({ tetri, className = '' }: { tetri: number; className?: string }) {
  return <span className={`num ${className}`}>{formatGel(tetri)}</span>
}

interface PriceProps {
  /** Integer tetri, as `listPrice`. */
  price: number
  /** Compare-at price; struck through where it is higher. */
  listPrice?: number | undefined
  /** card and page raise the tetri and drop `,00`; row always has two decimals. */
  size?: 'card' | 'row' | 'page'
  /** Adds the discount, `−31%`. */
  chip?: boolean
}

/** A price, with the compare-at price where it is discounted. */
export function Price({ price, listPrice, size = 'card', chip }: PriceProps) {
  const t = useT()
  const discounted = listPrice !== undefined && listPrice > price
  return (
    <span className={`price price--${size} ${discounted ? 'price--cut' : ''}`}>
      <ins>{size === 'row' ? formatGel(price) : <RaisedTetri tetri={price} />}</ins>
      {discounted && (
        <del>
          <span className="vh">{t('ui.oldPrice')} </span>
          {formatGel(listPrice)}
        </del>
      )}
      {discounted && chip && <span className="cutchip">{formatDiscount(price, listPrice)}</span>}
    </span>
  )
}

function RaisedTetri({ tetri }: { tetri: number }) {
  const fraction = tetriPart(tetri)
  return (
    <>
      {lariPart(tetri)}
      {fraction !== '00' && <sup>,{fraction}</sup>}
      {nbsp}
      <span className="cur">₾</span>
    </>
  )
}
