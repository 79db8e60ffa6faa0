import { useState } from 'react'
import { buyableUnits } from '#contract/cart/rules.ts'
import type { CartLine as Line } from '#contract/cart/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { setFavourite, useIsFavourite } from '#storefront/favourites/favourites-store.ts'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { Stepper } from '#storefront/ui/forms/stepper.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { Link } from '#storefront/ui/link.tsx'
import { CartLineNotices } from './cart-line-notices.tsx'
import { cartErrorText } from '../store/cart-error-text.ts'
import type { Cart } from '../store/use-cart.ts'
import { VariantDialog } from '../adding/variant-dialog.tsx'
import styles from './cart-line.module.css'

/** One cart line. A line that cannot be bought is greyed out and stays. */
export function CartLine({ line, cart }: { line: Line; cart: Cart }) {
  const t = useT()
  const { offerId, productId, name, options, available, price, listPrice } = line
  const units = buyableUnits(line)
  const unavailable = available === 0
  const path = productPath(productId, offerId)
  const lang = langAttribute(line.nameLang)
  return (
    <li className={unavailable ? `${styles.line} ${styles.dead}` : styles.line}>
      <Checkbox
        aria-label={t('cart.line.select', { name })}
        checked={line.selected && !unavailable}
        disabled={unavailable}
        onChange={(event) => cart.change(offerId, { selected: event.target.checked })}
      />
      <Link className={styles.pic} to={path} tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} alt="" sizes="104px" />
      </Link>
      <div>
        <h4>
          <Link to={path} lang={lang}>
            {name}
          </Link>
        </h4>
        {options.length > 0 && <p className={styles.opt}>{options.join(', ')}</p>}
        <CartLineNotices line={line} />
        <LineActions line={line} cart={cart} />
      </div>
      <div className={styles.qty}>
        {!unavailable && (
          <Stepper
            value={units}
            max={available}
            onChange={(quantity) => cart.change(offerId, { quantity })}
            label={t('cart.line.quantity', { name })}
          />
        )}
      </div>
      <div className={styles.sum}>
        {!unavailable && (
          <>
            <b>
              <Money tetri={units * price} />
            </b>
            {listPrice !== undefined && (
              <del>
                <span className="vh">{t('ui.oldPrice')} </span>
                <Money tetri={units * listPrice} />
              </del>
            )}
            {units > 1 && <small>{t('cart.line.each', { price: formatGel(price) })}</small>}
          </>
        )}
      </div>
    </li>
  )
}

function LineActions({ line, cart }: { line: Line; cart: Cart }) {
  const t = useT()
  const [variantDialogOpen, setVariantDialogOpen] = useState(false)
  const { name } = line
  return (
    <div className={styles.tools}>
      {line.switchable && (
        <button type="button" aria-label={t('cart.line.switch.of', { name })} onClick={() => setVariantDialogOpen(true)}>
          <Icon name="pencil" size={16} />
          <span className="only-l">{t('cart.line.switch')}</span>
          <span className="only-s">{t('cart.line.switch.short')}</span>
        </button>
      )}
      <FavouriteToggle line={line} />
      <button type="button" aria-label={t('cart.line.remove.of', { name })} onClick={() => cart.remove([line])}>
        <Icon name="trash-2" size={16} />
        <span className="only-l">{t('cart.line.remove')}</span>
      </button>
      {variantDialogOpen && (
        <VariantDialog
          productId={line.productId}
          offerId={line.offerId}
          title={t('cart.line.switch')}
          confirmText={t('cart.variant.take')}
          onConfirm={(offer) => {
            if (offer.offerId !== line.offerId) cart.switchTo(line, offer)
          }}
          onClose={() => setVariantDialogOpen(false)}
        />
      )}
    </div>
  )
}

/** Adds the product to the favourites, or removes it; the cart line stays. */
function FavouriteToggle({ line: { productId, name } }: { line: Line }) {
  const t = useT()
  const isFavourite = useIsFavourite(productId)
  async function toggleFavourite() {
    try {
      await setFavourite(productId, !isFavourite)
      if (!isFavourite) toast({ text: t('cart.line.saved.toast', { name }), kind: 'ok' })
    } catch (error) {
      toastFailure(error, cartErrorText(error, t))
    }
  }
  return (
    <button
      type="button"
      aria-label={t(isFavourite ? 'cart.line.saved.of' : 'cart.line.save.of', { name })}
      onClick={() => void toggleFavourite()}
    >
      <Icon name="heart" size={16} fill={isFavourite} />
      <span className="only-l">{t(isFavourite ? 'cart.line.saved' : 'cart.line.save')}</span>
    </button>
  )
}
