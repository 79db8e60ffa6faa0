import { useState } from 'react'
import type { Comparison, ProductCard } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AddToCart } from '#storefront/cart/adding/add-to-cart.tsx'
import { RatingMark } from '../card/rating-mark.tsx'
import { productPath } from '../links.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { comparePath } from './compare-path.ts'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import styles from './compare-table.module.css'

const differs = ({ values }: Comparison['rows'][number]) => new Set(values).size > 1

/** A column a product, a row an attribute. */
export function CompareTable({ products, rows }: Comparison) {
  const t = useT()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const ids = products.map(({ productId }) => productId)
  const shown = onlyDifferences ? rows.filter(differs) : rows
  return (
    <>
      {products.length > 1 && rows.some((row) => !differs(row)) && (
        <button
          type="button"
          className={`${chipStyles.chip} ${onlyDifferences ? chipStyles.on : ''} ${styles.differences}`}
          aria-pressed={onlyDifferences}
          onClick={() => setOnlyDifferences(!onlyDifferences)}
        >
          {t('compare.differences')}
        </button>
      )}
      <div className={styles.scroller} role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td>
                <span className="vh">{t('compare.title')}</span>
              </td>
              {products.map((card) => (
                <th key={card.productId} scope="col">
                  <ProductHead card={card} without={ids.filter((id) => id !== card.productId)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.some(({ rating }) => rating) && (
              <tr>
                <th scope="row">
                  <span>{t('compare.rating')}</span>
                </th>
                {products.map(({ productId, rating }) => (
                  <td key={productId}>{rating ? <RatingMark rating={rating} /> : <Unknown />}</td>
                ))}
              </tr>
            )}
            {shown.map((row) => (
              <tr key={rows.indexOf(row)}>
                <th scope="row">
                  <span>{row.name}</span>
                </th>
                {row.values.map((value, place) => (
                  <td key={ids[place]}>{value || <Unknown />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('compare.unknown')}</span>
    </>
  )
}

interface ProductHeadProps {
  card: ProductCard
  /** The products that stay where this one is removed. */
  without: number[]
}

function ProductHead({ card, without }: ProductHeadProps) {
  const t = useT()
  const { productId, offerId, name, nameLang, picture, price, listPrice, priceVaries, inStock, offerCount } = card
  return (
    <div className={styles.product}>
      <div className={styles.pic}>
        <Picture picture={picture} alt="" sizes="(max-width: 767px) 40vw, 260px" eager />
        <Link className={styles.remove} to={comparePath(without)} aria-label={t('compare.remove', { name })} preventScrollReset>
          <Icon name="x" size={18} />
        </Link>
      </div>
      <Link className={styles.name} to={productPath(productId)} lang={langAttribute(nameLang)}>
        {name}
      </Link>
      <Price price={price} listPrice={listPrice} from={priceVaries} />
      {!inStock ? (
        <span className="muted">{t('catalogue.card.soldOut')}</span>
      ) : offerCount > 1 ? (
        <LinkButton to={productPath(productId)} kind="line" aria-label={t('cart.quick.choose.of', { name })}>
          {t('cart.quick.choose')}
        </LinkButton>
      ) : (
        <AddToCart offerId={offerId} quantity={1} price={price} name={name} size="md" />
      )}
    </div>
  )
}
