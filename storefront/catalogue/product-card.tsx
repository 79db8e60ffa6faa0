import type { ProductCard as Card } from '#contract/catalogue/schemas.ts'
import { formatDiscount } from '#contract/core/money.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { QuickAdd } from '#storefront/cart/add-to-cart.tsx'
import { FavouriteButton } from '#storefront/favourites/favourite-button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { productPath } from './links.ts'

export interface ProductCardProps {
  card: Card
  /** Rendered width, as in `<img sizes>`. */
  sizes: string
  /** Whether it is in the first viewport. */
  eager?: boolean | undefined
}

/**
 * One product card for all lists, with fixed slots so that rows align. The title's link covers the whole card; the favourite
 * and add buttons are siblings above it. Pages render forty of these: few elements, no state, no closures.
 */
export function ProductCard({ card, sizes, eager }: ProductCardProps) {
  const t = useT()
  return (
    <article className={card.inStock ? 'card' : 'card card--out'}>
      <div className="card__pic">
        <Picture picture={card.picture} alt="" sizes={sizes} eager={eager === true} />
      </div>
      <CardBadges card={card} />
      <FavouriteButton productId={card.productId} name={card.name} />
      <div className="card__body">
        <h3 className="card__title">
          <a href={productPath(card.productId)} lang={langAttribute(card.nameLang)}>
            {card.name}
          </a>
        </h3>
        <p className="card__meta">{t('catalogue.card.noReviews')}</p>
        <Price price={card.price} listPrice={card.listPrice} />
        {card.inStock ? (
          <p className="card__promo ok">
            <Icon name="truck" size={14} />
            {t('catalogue.card.freeDelivery')}
          </p>
        ) : (
          <p className="card__promo">
            <span className="link">{t('catalogue.card.notify')}</span>
          </p>
        )}
      </div>
      {card.inStock && <QuickAdd card={card} />}
    </article>
  )
}

/** At most two, in this order: sold out, discount, new. */
function CardBadges({ card: { inStock, price, listPrice, isNew } }: { card: Card }) {
  const t = useT()
  const discounted = listPrice !== undefined && listPrice > price
  if (inStock && !discounted && !isNew) return null
  return (
    <div className="card__badges">
      {!inStock && <span className="badge badge--off">{t('catalogue.card.soldOut')}</span>}
      {discounted && <span className="badge badge--cut">{formatDiscount(price, listPrice)}</span>}
      {isNew && (inStock || !discounted) && <span className="badge badge--new">{t('catalogue.card.new')}</span>}
    </div>
  )
}
