import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '#contract/cart/calls.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDay } from '#storefront/ui/text/dates.ts'
import { Button } from '#storefront/ui/button.tsx'
import { LineChanges } from '#storefront/cart/page/cart-line-notices.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import type { BuyNow } from './checkout-choices.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { PanelStep } from '#storefront/ui/layout/panel.tsx'
import styles from './order-items.module.css'
import orderLinesStyles from '#storefront/orders/details/order-lines.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

interface OrderItemsProps {
  quote: Pick<Quote, 'stores' | 'leftOut'>
  /** Set where one offer is bought without the cart. */
  buyNow: BuyNow | undefined
  notes: Record<number, string>
  onNote: (storeId: number, text: string) => void
}

/** The items by store, each store's order with its delivery day and a note; what of the cart is not ordered, and why, stands below. */
export function OrderItems({ quote: { stores, leftOut = [] }, buyNow, notes, onNote }: OrderItemsProps) {
  const t = useT()
  const lang = useLang()
  return (
    <section className={panelStyles.panel} aria-labelledby="checkout-goods">
      <PanelStep step={2} id="checkout-goods" title={t('checkout.goods.title')}>
        <BackLink lines={stores[0]?.lines} buyNow={buyNow} />
      </PanelStep>
      {stores.map((store) => (
        <div key={store.storeId} className={styles.checkoutStore}>
          <p className={styles.storeline}>
            <Icon name="store" size={18} />
            <Words>{store.storeName}</Words>
            <span className="muted">
              <Icon name="truck" size={18} />
              <Words>{formatDay(store.arrives, lang)}</Words>
            </span>
          </p>
          {store.lines.map((line) => (
            <OrderItem key={line.offerId} line={line} />
          ))}
          <SellerNote storeId={store.storeId} text={notes[store.storeId] ?? ''} onNote={(text) => onNote(store.storeId, text)} />
        </div>
      ))}
      {leftOut.length > 0 && (
        <div className={styles.checkoutStore}>
          {leftOut.map((line) => (
            <OrderItem key={line.offerId} line={line} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Where the quantity or the choice can be changed: the cart, or the page of the one product. */
function BackLink({ lines: [line] = [], buyNow }: { lines: CartLine[] | undefined; buyNow: BuyNow | undefined }) {
  const t = useT()
  const toProduct = buyNow && line
  return (
    <Link className={`link ${panelStyles.more}`} to={toProduct ? productPath(line.productId, line.offerId) : '/cart'}>
      {t(toProduct ? 'checkout.seat.toProduct' : 'checkout.goods.back')}
    </Link>
  )
}

/** An item with what has changed since it was put into the cart; without units and sum where it is not ordered. */
function OrderItem({ line }: { line: CartLine }) {
  const t = useT()
  const isOrdered = line.available > 0
  const units = isOrdered && t('checkout.goods.units', { count: line.quantity })
  return (
    <div className={`${orderLinesStyles.mini} ${isOrdered ? '' : styles.leftOut}`}>
      <Picture picture={line.picture} alt="" sizes="64px" />
      <div className={styles.text}>
        <p lang={line.nameLang}>
          <Words>{line.name}</Words>
          <small className="block">{[joinList(line.options, t), units].filter(Boolean).join(' · ')}</small>
        </p>
        <LineChanges line={line} />
      </div>
      {isOrdered && <Money tetri={line.lineTotal} className="b5" />}
    </div>
  )
}

interface SellerNoteProps {
  storeId: number
  text: string
  onNote: (text: string) => void
}

/** A note to the seller, folded to a button until it is wanted. */
function SellerNote({ storeId, text, onNote }: SellerNoteProps) {
  const t = useT()
  const [open, setOpen] = useState(text !== '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open && !field.current?.value) field.current?.focus()
  }, [open])
  if (!open) {
    return (
      <Button kind="quiet" size="sm" icon="plus" className={styles.checkoutStoreNote} onClick={() => setOpen(true)}>
        {t('checkout.note.label')}
      </Button>
    )
  }
  return (
    <Field
      label={t('checkout.note.label')}
      name={`note-${storeId}`}
      placeholder={t('checkout.note.example')}
      maxLength={300}
      ref={field}
      value={text}
      onChange={(event) => onNote(event.target.value)}
    />
  )
}
