import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/catalogue/schemas.ts'
import { formatDiscount, formatGelShort } from '#contract/core/money.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { QuickAdd } from '#storefront/cart/adding/add-to-cart.tsx'
import { FavouriteButton } from '#storefront/favourites/favourite-button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { productPath } from '../links.ts'
import { RatingMark } from './rating-mark.tsx'
import styles from './product-card.module.css'
import badgeStyles from '#storefront/ui/text/badge.module.css'
import cardStyles from '#storefront/ui/layout/card.module.css'

const tile = `${cardStyles.card} ${styles.card}`

export interface ProductCardProps {
  card: Card
  /** Rendered width, as in `<img sizes>`. */
  sizes: string
  /** Whether it is in the first viewport. */
  eager?: boolean | undefined
  /** Stands below the price. */
  note?: ReactNode
}

/**
 * One product card for all lists, with fixed slots so that rows align. The title's link covers the whole card; the favourite
 * and add buttons are siblings above it. Pages render forty of these: few elements, no state, no closures.
 */
export function ProductCard({ card, sizes, eager, note }: ProductCardProps) {
  return (
    <article className={card.inStock ? tile : `${tile} ${cardStyles.out} ${styles.out}`}>
      <div className={`${cardStyles.pic} ${styles.pic}`}>
        <Picture picture={card.picture} alt="" sizes={sizes} eager={eager === true} />
        {card.secondPicture && <Picture picture={card.secondPicture} alt="" sizes={sizes} className={styles.second} />}
      </div>
      <CardBadges card={card} />
      <FavouriteButton productId={card.productId} name={card.name} />
      <div className={cardStyles.body}>
        <h3 className={cardStyles.title}>
          <a href={productPath(card.productId, card.shownOfferId)} lang={langAttribute(card.nameLang)}>
            {card.name}
          </a>
        </h3>
        <Price price={card.price} listPrice={card.listPrice} from={card.priceVaries} />
        {note}
        <CardFacts card={card} />
      </div>
      {card.inStock && <QuickAdd card={card} />}
    </article>
  )
}

/** The rating, the group price, colours, how few units are left and how many were sold; of what is sold out, that one can be notified of its return. */
function CardFacts({ card: { inStock, unitsLeft, sold, swatches, swatchCount, rating, group } }: { card: Card }) {
  const t = useT()
  if (inStock && unitsLeft === undefined && swatches.length === 0 && !rating && !group && !sold) return null
  return (
    <p className={styles.facts}>
      {group && <span className={styles.group}>{t('catalogue.card.group', { price: formatGelShort(group.price) })}</span>}
      {rating && <RatingMark rating={rating} />}
      {swatches.length > 0 && (
        <span className={styles.colours}>
          <Swatches swatches={swatches} />
          <span className="vh">{t('catalogue.card.colours', { count: swatchCount })}</span>
          {swatchCount > swatches.length && <span aria-hidden="true">{`+${swatchCount - swatches.length}`}</span>}
        </span>
      )}
      {unitsLeft !== undefined && <b>{t('catalogue.card.left', { count: unitsLeft })}</b>}
      {sold && <span>{t('catalogue.card.sold', { count: sold })}</span>}
      {!inStock && <span className="link">{t('catalogue.card.notify')}</span>}
    </p>
  )
}

function Swatches({ swatches }: { swatches: string[] }) {
  return (
    <svg viewBox={`0 0 ${swatches.length * 18 - 4} 14`} width={swatches.length * 18 - 4} height="14" aria-hidden="true">
      {swatches.map((swatch, index) => (
        <circle key={swatch} cx={index * 18 + 7} cy="7" r="6.5" fill={swatch} />
      ))}
    </svg>
  )
}

/** At most two, in this order: sold out, lightning, group, discount, new; what a group saves is not told beside a timed deal. */
function CardBadges({ card: { inStock, price, listPrice, deal, group, isNew } }: { card: Card }) {
  const t = useT()
  const discounted = listPrice !== undefined && listPrice > price
  const isLightning = deal?.kind === 'lightning'
  const marksGroup = group !== undefined && !isLightning
  if (inStock && !discounted && !isNew && !marksGroup) return null
  return (
    <div className={cardStyles.badges}>
      {!inStock && <span className={`${badgeStyles.badge} ${badgeStyles.off}`}>{t('catalogue.card.soldOut')}</span>}
      {marksGroup && (
        <span className={`${badgeStyles.badge} ${badgeStyles.group}`}>
          <Icon name="users" size={14} />
          <Words>{formatDiscount(group.price, group.alonePrice)}</Words>
        </span>
      )}
      {discounted && (
        <span className={`${badgeStyles.badge} ${isLightning ? badgeStyles.bolt : badgeStyles.cut}`}>
          {isLightning && <Icon name="zap" size={14} fill />}
          <Words>{formatDiscount(price, listPrice)}</Words>
        </span>
      )}
      {isNew && (inStock || !discounted) && !(marksGroup && discounted) && (
        <span className={`${badgeStyles.badge} ${badgeStyles.new}`}>{t('catalogue.card.new')}</span>
      )}
    </div>
  )
}
