import { useState } from 'react'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { optionChoices, type OptionChoice } from '#storefront/catalogue/offers.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { Skeleton } from '#storefront/ui/skeleton.tsx'
import { isDuplicate, cartErrorText } from './cart-error-text.ts'
import styles from './variant-dialog.module.css'
import optionPickerStyles from '#storefront/catalogue/option-picker.module.css'

interface VariantProps {
  productId: number
  /** The variant selected at first. */
  offerId: number
  title: string
  confirmText: string
  onConfirm: (offer: Offer) => void
  onClose: () => void
}

/** Chooses a variant of a product, for a cart line or from a product card. */
export function VariantDialog({ productId, offerId: firstOfferId, title, confirmText, onConfirm, onClose }: VariantProps) {
  const t = useT()
  const { data: product, error } = useCall(`catalogue.product ${productId}`, () => api.catalogue.product({ id: productId }))
  const errorText = error === undefined || isDuplicate(error) ? undefined : cartErrorText(error, t)
  const [offerId, setOfferId] = useState(firstOfferId)
  const selected = product?.offers.find((offer) => offer.offerId === offerId) ?? product?.offers[0]

  function confirm() {
    if (selected) onConfirm(selected)
    onClose()
  }
  const footer = (
    <Button wide size="lg" disabled={!selected || selected.available === 0} onClick={confirm}>
      {selected?.available === 0 ? t('cart.variant.soldOut') : confirmText}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={title} width="sheet" footer={footer}>
      {errorText && <p role="alert">{errorText}</p>}
      {!errorText && !product && <Skeleton className={styles.wait} />}
      {product && selected && <Variants product={product} selected={selected} onChoose={setOfferId} />}
    </Dialog>
  )
}

function Variants({ product, selected, onChoose }: { product: ProductDetails; selected: Offer; onChoose: (offerId: number) => void }) {
  const picture = product.pictures[selected.pictureIndex] ?? product.pictures[0]!
  return (
    <div className={styles.variant}>
      <div className={styles.head}>
        <Picture picture={picture} alt="" sizes="84px" eager />
        <div>
          <p>{product.name}</p>
          <Price price={selected.price} listPrice={selected.listPrice} />
        </div>
      </div>
      {product.options.map(({ name }, optionIndex) => (
        <fieldset key={name}>
          <legend className="b5">{name}</legend>
          <div className={optionPickerStyles.pills}>
            {optionChoices(product, selected, optionIndex).map((choice) => (
              <VariantButton key={choice.key} choice={choice} onChoose={onChoose} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function VariantButton({
  choice: { text, swatch, selected, unavailable, offerId },
  onChoose,
}: {
  choice: OptionChoice
  onChoose: (offerId: number) => void
}) {
  const t = useT()
  return (
    <button
      type="button"
      className={[optionPickerStyles.pill, selected && optionPickerStyles.on, unavailable && optionPickerStyles.none]
        .filter(Boolean)
        .join(' ')}
      aria-pressed={selected}
      aria-label={unavailable ? `${text}, ${t('catalogue.details.unavailable')}` : undefined}
      disabled={offerId === undefined}
      onClick={() => onChoose(offerId!)}
    >
      {swatch !== undefined && (
        <svg className={styles.dot} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={swatch} />
        </svg>
      )}
      {text}
    </button>
  )
}
