import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { StockAlertButton } from '#storefront/favourites/stock-alert-button.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { productPath } from '../links.ts'
import { alternativeOffer, optionTexts } from './offers.ts'
import styles from './sold-out.module.css'

/** In place of the buttons of a sold-out variant: be notified of its return, or take the nearest one that can be bought. */
export function SoldOut({ product, selected }: { product: ProductDetails; selected: Offer }) {
  const t = useT()
  const instead = alternativeOffer(product, selected)
  return (
    <div className={styles.soldout}>
      <p role="status">
        <b>{t('catalogue.details.soldOut')}</b>
        <span>{t('catalogue.details.soldOut.text')}</span>
      </p>
      <div className="only-l">
        <StockAlertButton offerId={selected.offerId} name={product.name} size="lg" />
      </div>
      {instead && (
        <Link className="link" to={productPath(product.productId, instead.offerId)} replace preventScrollReset>
          {t('catalogue.details.instead', { options: optionTexts(product, instead).join(', '), price: formatGelShort(instead.price) })}
        </Link>
      )}
    </div>
  )
}
