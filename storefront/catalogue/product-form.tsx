import { maxQuantity } from '#contract/cart/constants.ts'
import { useState } from 'react'
import type { ReplyOf } from '#contract/calls.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { ProductGroups } from '#contract/groups/calls.ts'
import { ratingOf } from '#contract/catalogue/rating.ts'
import { formatGel } from '#contract/core/money.ts'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { DealUnits } from '#storefront/deals/deal-units.ts'
import { useShownDeal } from '#storefront/deals/use-shown-deal.ts'
import { AddToCart } from '#storefront/cart/add-to-cart.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Stepper } from '#storefront/ui/stepper.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { brandPath } from './links.ts'
import { OptionPicker } from './option-picker.tsx'
import { offerWithoutDeal } from './offers.ts'
import { ProductPrice } from './product-price.tsx'
import { RatingMark } from './rating-mark.tsx'
import styles from './product-form.module.css'

const DealStrip = deferredPart(() => import('#storefront/deals/deal-strip.tsx'), 'DealStrip')
const ProductGroupsBlock = deferredPart(() => import('#storefront/groups/product-groups.tsx'), 'ProductGroupsBlock')
const StockAlertButton = deferredPart(() => import('#storefront/favourites/stock-alert-button.tsx'), 'StockAlertButton')
const PreorderStatus = deferredPart(() => import('./preorder-status.tsx'), 'PreorderStatus')
const SoldOut = deferredPart(() => import('./sold-out.tsx'), 'SoldOut')
const ShareButton = deferredPart(() => import('./share-button.tsx'), 'ShareButton')
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
  const [requestedQuantity, setRequestedQuantity] = useState(1)
  const { name, nameLang, brand } = product
  const rating = ratingOf(product.ratings)
  const quantity = Math.max(1, Math.min(requestedQuantity, selected.available))
  const deal = useShownDeal(deals.deals, selected.offerId)
  const [dealUnits, setDealUnits] = useState<DealUnits>()
  const missed = dealUnits && dealUnits.units < quantity ? dealUnits : undefined
  const offer = deal && missed ? offerWithoutDeal(selected, deal) : selected
  const purchase = { offer, quantity, name }
  return (
    <div className={styles.buy}>
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
      {deal && <DealStrip key={deal.dealId} deal={deal} serverNow={deals.serverNow} onUnits={setDealUnits} />}
      <ProductPrice offer={offer} missed={missed && offer.price > selected.price ? { ...missed, price: selected.price } : undefined} />
      <OptionPicker product={product} selected={selected} />
      {selected.available > 0 && (
        <section className={styles.qtyrow}>
          <Stepper
            value={quantity}
            max={selected.available}
            onChange={setRequestedQuantity}
            label={`${t('catalogue.details.quantity')}, ${name}`}
          />
          <StockStatus offer={selected} />
        </section>
      )}
      {selected.available > 0 ? (
        <div className={`${styles.cta} only-l`}>
          <AddToCartButton {...purchase} size="lg" />
          <BuyNowButton {...purchase} size="lg" />
        </div>
      ) : (
        <SoldOut product={product} selected={selected} />
      )}
      <ProductGroupsBlock productId={product.productId} loaded={groups} offer={offer} quantity={quantity} />
      <AboutPurchase delivery={selected.available > 0 ? product : undefined} store={product.store} />
      <PurchaseBar {...purchase} />
    </div>
  )
}

/** Sum and buttons of phones, fixed above the bottom bar. */
function PurchaseBar({ offer, quantity, name }: Omit<PurchaseButtonProps, 'size'>) {
  const t = useT()
  return (
    <div className={styles.buybar}>
      {offer.available > 0 ? (
        <>
          <p className={styles.buybarSum}>
            <small>{t('catalogue.details.sum')}</small>
            <b className="num">{formatGel(offer.price * quantity)}</b>
          </p>
          <BuyNowButton offer={offer} quantity={quantity} name={name} size="md" />
          <AddToCartButton offer={offer} quantity={quantity} name={name} size="md" />
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

/** From this many units down the exact number is emphasised. */
const lowStock = 5

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
      <span>{available < maxQuantity ? t('catalogue.details.stock', { count: available }) : t('catalogue.details.inStock')}</span>
    </span>
  )
}

interface PurchaseButtonProps {
  offer: Offer
  quantity: number
  name: string
  size: 'md' | 'lg'
}

function AddToCartButton({ offer, quantity, name, size }: PurchaseButtonProps) {
  return <AddToCart offerId={offer.offerId} quantity={quantity} price={offer.price} name={name} size={size} />
}

/** Goes to the checkout without the cart; a visitor registers or logs in over the page first and continues there. */
function BuyNowButton({ offer, quantity, size }: PurchaseButtonProps) {
  const t = useT()
  const to = `/submit?buy=${offer.offerId}&quantity=${quantity}`
  return (
    <LinkButton kind="line" size={size} to={to} onClick={membersOnly(to)} rel="nofollow">
      {t('catalogue.details.buyNow')}
    </LinkButton>
  )
}
