import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useAddToCart } from '#storefront/cart/adding/use-add-to-cart.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { optionTexts } from '../purchase/offers.ts'
import styles from './purchase-line.module.css'

interface PurchaseLineProps {
  product: Pick<ProductDetails, 'name' | 'nameLang' | 'options' | 'pictures'>
  /** The offer that is chosen, with stock. */
  selected: Offer
}

/** What the page sells, in a line that stays below the header while the rest of a wide page passes: its buttons are far above by then. */
export function PurchaseLine({ product, selected }: PurchaseLineProps) {
  const t = useT()
  const { name, nameLang, pictures } = product
  const { offerId, price, listPrice, pictureIndex } = selected
  const { state, add } = useAddToCart(name)
  const picture = pictures[pictureIndex] ?? pictures[0]
  return (
    <div className={styles.line}>
      {picture && <Picture picture={picture} alt="" sizes="48px" />}
      <b lang={langAttribute(nameLang)}>{variantName(name, optionTexts(product, selected))}</b>
      <Price price={price} listPrice={listPrice} />
      <Button
        icon={state === 'added' ? 'check' : 'shopping-basket'}
        aria-label={state === 'added' ? undefined : t('cart.quick.add.of', { name })}
        busy={state === 'busy'}
        onClick={() => void add({ offerId, quantity: 1, seenPrice: price })}
      >
        {t(state === 'added' ? 'cart.add.added' : 'cart.add')}
      </Button>
    </div>
  )
}
