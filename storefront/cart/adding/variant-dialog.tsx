import type { Offer } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { useVariant } from './use-variant.ts'
import { VariantOptions } from './variant-options.tsx'
import styles from './variant-dialog.module.css'

interface VariantProps {
  productId: number
  /** The variant selected at first. */
  offerId: number
  title: string
  confirmText: string
  onConfirm: (offer: Offer) => void
  onClose: () => void
}

/** Chooses another variant for a cart line. */
export function VariantDialog({ productId, offerId, title, confirmText, onConfirm, onClose }: VariantProps) {
  const t = useT()
  const { product, selected, errorText, select } = useVariant(productId, offerId)

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
      {product && selected && (
        <div className={styles.variant}>
          <div className={styles.head}>
            <Picture picture={product.pictures[selected.pictureIndex] ?? product.pictures[0]!} alt="" sizes="84px" eager />
            <div>
              <p>{product.name}</p>
              <Price price={selected.price} listPrice={selected.listPrice} />
            </div>
          </div>
          <VariantOptions product={product} selected={selected} onChoose={select} />
        </div>
      )}
    </Dialog>
  )
}
