import { useState } from 'react'
import { ratingOf } from '#contract/catalogue/rating.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { formatDiscount } from '#contract/core/money.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { RatingMark } from '#storefront/catalogue/card/rating-mark.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { picturesOf } from '#storefront/catalogue/purchase/offers.ts'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatOnDay } from '#storefront/ui/text/dates.ts'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useVariant } from './use-variant.ts'
import { openVariantChoice, type ChosenProduct } from './variant-choice-store.ts'
import { VariantOptions } from './variant-options.tsx'
import styles from './quick-view.module.css'

/** Pictures of a variant, in one row on a phone. */
const maxViews = 5

/** From this many units down their number is shown. */
const lowStock = 5

/** A card's product without its page: chooses a variant and adds one unit of it to the cart. */
export default function QuickView({ product: { productId, offerId, name } }: { product: ChosenProduct }) {
  const t = useT()
  const { add } = useAddToCart(name)
  const { product, selected, errorText, select } = useVariant(productId, offerId)
  const close = () => openVariantChoice(undefined)

  function confirm(offer: Offer) {
    void add({ offerId: offer.offerId, quantity: 1, seenPrice: offer.price })
    close()
  }
  const footer = (
    <div className={styles.actions}>
      <a className="link" href={productPath(productId, selected?.offerId)}>
        {t('cart.quick.page')}
      </a>
      <Button size="lg" icon="shopping-basket" disabled={!selected || selected.available === 0} onClick={() => confirm(selected!)}>
        {t(selected?.available === 0 ? 'cart.variant.soldOut' : 'cart.add')}
      </Button>
    </div>
  )
  return (
    <Dialog open onClose={close} title={t('cart.quick.choose')} width="quick" footer={footer}>
      {errorText && <p role="alert">{errorText}</p>}
      {!errorText && !product && <Skeleton className={styles.wait} />}
      {product && selected && <Content product={product} selected={selected} onChoose={select} />}
    </Dialog>
  )
}

interface ContentProps {
  product: ProductDetails
  selected: Offer
  onChoose: (offerId: number) => void
}

function Content({ product, selected, onChoose }: ContentProps) {
  const { name, nameLang, store, arrives } = product
  const { price, listPrice, available, pictureIndex } = selected
  const rating = ratingOf(product.ratings)
  return (
    <div className={styles.quick}>
      <Views key={pictureIndex} pictures={picturesOf(product, pictureIndex).slice(0, maxViews)} />
      <div className={styles.side}>
        <div>
          <p className={styles.name} lang={langAttribute(nameLang)}>
            {name}
          </p>
          <p className={styles.about}>
            <span>{store.storeName}</span>
            {rating && <RatingMark rating={rating} />}
          </p>
          <p className={styles.price} aria-live="polite">
            <Price price={price} listPrice={listPrice} />
            {listPrice !== undefined && listPrice > price && <Badge kind="cut">{formatDiscount(price, listPrice)}</Badge>}
          </p>
        </div>
        <VariantOptions product={product} selected={selected} onChoose={onChoose} />
        {available > 0 && <Availability available={available} arrives={arrives} />}
      </div>
    </div>
  )
}

/** The views of the chosen variant: one large, the others below it. */
function Views({ pictures }: { pictures: ProductDetails['pictures'] }) {
  const t = useT()
  const [shown, setShown] = useState(0)
  const picture = pictures[shown]!
  return (
    <div className={styles.views}>
      <div className={styles.pic}>
        <Picture key={picture.src} picture={picture} alt="" sizes="(max-width: 767px) 92vw, 400px" eager />
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs} role="group" aria-label={t('catalogue.details.gallery')}>
          {pictures.map((each, index) => (
            <button
              key={each.src}
              type="button"
              aria-pressed={index === shown}
              aria-label={t('catalogue.details.showPicture', { number: index + 1, count: pictures.length })}
              onClick={() => setShown(index)}
            >
              <Picture picture={each} alt="" sizes="60px" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Availability({ available, arrives }: { available: number; arrives: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <ul className={styles.facts}>
      <li className={available <= lowStock ? styles.few : undefined}>
        <Icon name={available <= lowStock ? 'clock' : 'check'} size={18} />
        <Words>{available <= lowStock ? t('catalogue.details.left', { count: available }) : t('catalogue.details.inStock')}</Words>
      </li>
      <li>
        <Icon name="truck" size={18} />
        <Words>{t('catalogue.details.arrives', { day: formatOnDay(arrives, lang) })}</Words>
      </li>
    </ul>
  )
}
