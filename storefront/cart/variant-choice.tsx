import { useT } from '#storefront/app/i18n/messages.tsx'
import { openVariantChoice, type ChosenProduct } from './variant-choice-store.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { VariantDialog } from './variant-dialog.tsx'

/** Chooses a variant of a card's product and adds one unit of it to the cart. */
export default function VariantChoice({ product: { productId, offerId, name } }: { product: ChosenProduct }) {
  const t = useT()
  const { add } = useAddToCart(name)
  return (
    <VariantDialog
      productId={productId}
      offerId={offerId}
      title={t('cart.quick.choose')}
      confirmText={t('cart.add')}
      onConfirm={(offer) => void add({ offerId: offer.offerId, quantity: 1, seenPrice: offer.price })}
      onClose={() => openVariantChoice(undefined)}
    />
  )
}
