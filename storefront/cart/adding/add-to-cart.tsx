import type { MouseEvent } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { productPath } from '#storefront/catalogue/links.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { openVariantChoice } from './variant-choice-store.ts'
import styles from './add-to-cart.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

interface AddToCartProps {
  offerId: number
  quantity: number
  /** Tetri, as the page shows it; the cart reports a later change. */
  price: number
  name: string
  size: 'md' | 'lg'
}

/** The button of the product page. */
export function AddToCart({ offerId, quantity, price, name, size }: AddToCartProps) {
  const t = useT()
  const { state, add } = useAddToCart(name)
  return (
    <Button
      size={size}
      icon={state === 'added' ? 'check' : 'shopping-basket'}
      busy={state === 'busy'}
      onClick={() => void add({ offerId, quantity, seenPrice: price })}
    >
      {t(state === 'added' ? 'cart.add.added' : 'cart.add')}
    </Button>
  )
}

/**
 * Adds to the cart from a product card: a round + on touch screens, a bar over the picture with a pointer. A product with
 * variants opens the dialog that asks which one; before the scripts are loaded it is a link to its page.
 */
export function QuickAdd({ card }: { card: ProductCard }) {
  if (!card.inStock) return null
  return card.offerCount > 1 ? <Choose card={card} /> : <Add card={card} />
}

function Choose({ card }: { card: ProductCard }) {
  const t = useT()
  const { productId, shownOfferId, name } = card
  const path = productPath(productId, shownOfferId)
  const label = t('cart.quick.choose.of', { name })
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    preventNavigation(event)
    openVariantChoice(card)
  }
  return (
    <div className={styles.foot} onClick={onClick}>
      <a className={styles.add} href={path} aria-label={label} aria-haspopup="dialog">
        <Icon name="plus" />
      </a>
      <a
        className={`${buttonStyles.btn} ${buttonStyles.fill} ${buttonStyles.sm} ${styles.quick}`}
        href={path}
        aria-label={label}
        aria-haspopup="dialog"
      >
        {t('cart.quick.choose')}
      </a>
    </div>
  )
}

function Add({ card: { offerId, price, name } }: { card: ProductCard }) {
  const t = useT()
  const { state, add } = useAddToCart(name)
  const label = t('cart.quick.add.of', { name })
  const press = () => void add({ offerId, quantity: 1, seenPrice: price })
  return (
    <div className={state === 'idle' ? styles.foot : `${styles.foot} ${styles.on}`}>
      <button type="button" className={styles.add} aria-label={label} aria-busy={state === 'busy' || undefined} onClick={press}>
        <Icon name={state === 'added' ? 'check' : 'plus'} />
      </button>
      <Button size="sm" className={styles.quick} aria-label={label} busy={state === 'busy'} onClick={press}>
        {t(state === 'added' ? 'cart.add.added' : 'cart.add')}
      </Button>
    </div>
  )
}
