import type { ReplyOf } from '#contract/calls.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { ProductGroups } from '#contract/groups/calls.ts'
import { ratingOf } from '#contract/catalogue/rating.ts'
import { formatGel, formatGelShort } from '#contract/core/money.ts'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AddToCart } from '#storefront/cart/adding/add-to-cart.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Stepper } from '#storefront/ui/forms/stepper.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { brandPath, buyNowPath } from '../links.ts'
import { OptionPicker } from './option-picker.tsx'
import { ProductPrice } from './product-price.tsx'
import { RatingMark } from '../card/rating-mark.tsx'
import { usePurchase } from './use-purchase.ts'
import styles from './product-form.module.css'

const DealStrip = deferredPart(() => import('#storefront/deals/deal/deal-strip.tsx'), 'DealStrip')
const OpenGroups = deferredPart(() => import('#storefront/groups/campaign/product-groups.tsx'), 'OpenGroups')
const PurchaseWayChoice = deferredPart(() => import('#storefront/groups/campaign/purchase-way.tsx'), 'PurchaseWayChoice')
const SeatLink = deferredPart(() => import('#storefront/groups/landing/seat-link.tsx'), 'SeatLink')
const StockAlertButton = deferredPart(() => import('#storefront/favourites/stock-alert-button.tsx'), 'StockAlertButton')
const PreorderStatus = deferredPart(() => import('./preorder-status.tsx'), 'PreorderStatus')
const SoldOut = deferredPart(() => import('./sold-out.tsx'), 'SoldOut')
const ShareButton = deferredPart(() => import('../product/share-button.tsx'), 'ShareButton')
const AboutPurchase = deferredPart(() => import('./about-purchase.tsx'), 'AboutPurchase')

interface ProductFormProps {
  product: ProductDetails
  selected: Offer
  /** Lightning deals of its offers. */
  deals: ReplyOf<'deals.ofProduct'>
  /** Group prices of its offers. */
  groups: ProductGroups
}

/** Title, price, options, quantity, and the buttons to add to the cart and to buy now. */
export function ProductForm({ product, selected, deals, groups }: ProductFormProps) {
  const t = useT()
  const { name } = product
  const { deal, missed, offer, campaign, seat, quantity, max, setQuantity, setWay, setDealUnits, setGroups } = usePurchase(
    selected,
    deals,
    groups,
  )
  const purchase = { offer, seat, quantity, name }
  return (
    <div className={styles.buy}>
      <ProductTitle product={product} />
      {deal && <DealStrip key={deal.dealId} deal={deal} serverNow={deals.serverNow} onUnits={setDealUnits} />}
      <ProductPrice offer={offer} missed={missed} />
      <OptionPicker product={product} selected={selected} />
      {campaign && (
        <PurchaseWayChoice {...campaign} alone={offer.price} group={campaign.price} value={seat ? 'group' : 'alone'} onSelect={setWay} />
      )}
      {selected.available > 0 && (
        <section className={styles.qtyrow}>
          <Stepper value={quantity} max={max} onChange={setQuantity} label={`${t('catalogue.details.quantity')}, ${name}`} />
          <StockStatus offer={selected} />
        </section>
      )}
      {selected.available > 0 ? (
        <div className={`${styles.cta} only-l`}>
          <PurchaseButtons {...purchase} size="lg" />
        </div>
      ) : (
        <SoldOut product={product} selected={selected} />
      )}
      <OpenGroups
        productId={product.productId}
        loaded={groups}
        offer={offer}
        quantity={quantity}
        hasButton={seat !== undefined}
        onGroups={setGroups}
      />
      <AboutPurchase delivery={selected.available > 0 ? product : undefined} store={product.store} />
      <PurchaseBar {...purchase} />
    </div>
  )
}

function ProductTitle({ product: { name, nameLang, brand, ratings } }: Pick<ProductFormProps, 'product'>) {
  const t = useT()
  const rating = ratingOf(ratings)
  return (
    <div>
      <h1 lang={langAttribute(nameLang)}>{name}</h1>
      <p className={styles.meta}>
        {rating && (
          <a href="#reviews">
            <RatingMark rating={rating} />
          </a>
        )}
        {brand && (
          <span>
            {t('catalogue.details.brand')}{' '}
            <Link className="link" to={brandPath(brand.brandId)}>
              {brand.brandName}
            </Link>
          </span>
        )}
        <ShareButton name={name} />
      </p>
    </div>
  )
}

/** Sum and buttons of phones, fixed above the bottom bar. */
function PurchaseBar(purchase: Omit<PurchaseButtonsProps, 'size'>) {
  const t = useT()
  const { offer, seat, quantity, name } = purchase
  return (
    <div className={styles.buybar}>
      {offer.available > 0 ? (
        <>
          <p className={styles.buybarSum}>
            <small>{t('catalogue.details.sum')}</small>
            <b className="num">{formatGel((seat ?? offer).price * quantity)}</b>
          </p>
          <PurchaseButtons {...purchase} size="md" />
        </>
      ) : (
        <>
          <b className={styles.buybarOut}>{t('catalogue.details.soldOut')}</b>
          <StockAlertButton offerId={offer.offerId} name={name} size="md" />
        </>
      )}
    </div>
  )
}

/** From this many units down the exact number is emphasised, and from this many down it is shown. */
const lowStock = 5
const countedStock = 10

function StockStatus({ offer }: { offer: Offer }) {
  const t = useT()
  const { available, facts } = offer
  if (facts?.availability) return <PreorderStatus offer={offer} />
  if (available <= lowStock) {
    return (
      <span className={`${styles.stock} ${styles.stockFew}`} role="status">
        <Icon name="clock" size={18} />
        <span>{t('catalogue.details.left', { count: available })}</span>
      </span>
    )
  }
  return (
    <span className={styles.stock} role="status">
      <Icon name="check" size={18} />
      <span>{available <= countedStock ? t('catalogue.details.stock', { count: available }) : t('catalogue.details.inStock')}</span>
    </span>
  )
}

interface PurchaseButtonsProps {
  offer: Offer
  /** The group campaign whose seat is bought; without one the offer alone. */
  seat: ReturnType<typeof usePurchase>['seat']
  quantity: number
  name: string
  size: 'md' | 'lg'
}

/** To the cart and to the checkout, or to the checkout of a seat; a visitor says who he is over the page first and continues there. */
function PurchaseButtons({ offer: { offerId, price }, seat, quantity, name, size }: PurchaseButtonsProps) {
  const t = useT()
  if (seat) {
    return (
      <SeatLink offerId={offerId} quantity={quantity} size={size} item={name}>
        {t('groups.openFor', { price: formatGelShort(seat.price * quantity) })}
      </SeatLink>
    )
  }
  const checkout = buyNowPath(offerId, quantity)
  return (
    <>
      <AddToCart offerId={offerId} quantity={quantity} price={price} name={name} size={size} />
      <LinkButton kind="line" size={size} to={checkout} onClick={membersOnly(checkout, name)} rel="nofollow">
        {t('catalogue.details.buyNow')}
      </LinkButton>
    </>
  )
}
