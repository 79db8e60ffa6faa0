import { useEffect, useState } from 'react'
import type { CartLine } from '#contract/cart/calls.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/calls.ts'
import { call } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { choicesOf, type Choice } from '#storefront/catalogue/offers.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { Skeleton } from '#storefront/ui/skeleton.tsx'
import { isDuplicate, refusalText } from './refusal-text.ts'
import type { Cart } from './use-cart.ts'

interface VariantProps {
  line: CartLine
  cart: Cart
  onClose: () => void
}

/** Another colour or size for a line that is in the cart. */
export function VariantDialog({ line, cart, onClose }: VariantProps) {
  const t = useT()
  const [product, setProduct] = useState<ProductDetails>()
  const [failed, setFailed] = useState<string>()
  const [offerId, setOfferId] = useState(line.itemStorePriceId)
  useEffect(() => {
    call('GET mall/products/:id', { params: { id: line.productId } }).then(setProduct, (error: unknown) => {
      if (!isDuplicate(error)) setFailed(refusalText(error, t))
    })
  }, [line.productId, t])
  const chosen = product?.offers.find((offer) => offer.itemStorePriceId === offerId) ?? product?.offers[0]

  function take() {
    if (chosen && chosen.itemStorePriceId !== line.itemStorePriceId) cart.switchTo(line, chosen)
    onClose()
  }
  const foot = (
    <Button wide size="lg" disabled={!chosen || chosen.available === 0} onClick={take}>
      {t(chosen?.available === 0 ? 'cart.variant.soldOut' : 'cart.variant.take')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t('cart.line.switch')} width="sheet" foot={foot}>
      {failed && <p role="alert">{failed}</p>}
      {!failed && !product && <Skeleton className="h-40 w-full rounded-card" />}
      {product && chosen && <Variants product={product} chosen={chosen} onChoose={setOfferId} />}
    </Dialog>
  )
}

function Variants({ product, chosen, onChoose }: { product: ProductDetails; chosen: Offer; onChoose: (offerId: number) => void }) {
  const picture = product.pictures[chosen.pictureIndex] ?? product.pictures[0]!
  return (
    <div className="variant">
      <div className="variant__head">
        <Picture picture={picture} alt="" sizes="84px" eager />
        <div>
          <p>{product.name}</p>
          <Price price={chosen.price} listPrice={chosen.listPrice} />
        </div>
      </div>
      {product.options.map(({ name }, at) => (
        <fieldset key={name}>
          <legend className="b5">{name}</legend>
          <div className="pills">
            {choicesOf(product, chosen, at).map((choice) => (
              <Value key={choice.key} choice={choice} onChoose={onChoose} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function Value({ choice: { text, swatch, on, none, offerId }, onChoose }: { choice: Choice; onChoose: (offerId: number) => void }) {
  const t = useT()
  return (
    <button
      type="button"
      className={['pill', on && 'on', none && 'none'].filter(Boolean).join(' ')}
      aria-pressed={on}
      aria-label={none ? `${text}, ${t('catalogue.details.unavailable')}` : undefined}
      disabled={offerId === undefined}
      onClick={() => onChoose(offerId!)}
    >
      {swatch !== undefined && (
        <svg className="variant__dot" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={swatch} />
        </svg>
      )}
      {text}
    </button>
  )
}
