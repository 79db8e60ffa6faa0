import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#contract/checkout/calls.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDay } from '#storefront/ui/text/dates.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './order-items.module.css'
import orderLinesStyles from '#storefront/orders/details/order-lines.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

interface OrderItemsProps {
  stores: Quote['stores']
  notes: Record<number, string>
  onNote: (storeId: number, text: string) => void
}

/** The items by store, each store's order with its delivery day and a note. */
export function OrderItems({ stores, notes, onNote }: OrderItemsProps) {
  const t = useT()
  const lang = useLang()
  return (
    <section className={panelStyles.panel} aria-labelledby="checkout-goods">
      <div className={panelStyles.panelHead}>
        <span className={panelStyles.numB}>2</span>
        <h2 id="checkout-goods">{t('checkout.goods.title')}</h2>
        <Link className={`link ${panelStyles.more}`} to="/cart">
          {t('checkout.goods.back')}
        </Link>
      </div>
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
            <div className={orderLinesStyles.mini} key={line.offerId}>
              <Picture picture={line.picture} alt="" sizes="64px" />
              <p lang={line.nameLang}>
                <Words>{line.name}</Words>
                <small className="block">
                  {[joinList(line.options, t), t('checkout.goods.units', { count: line.quantity })].filter(Boolean).join(' · ')}
                </small>
              </p>
              <Money tetri={line.lineTotal} className="b5" />
            </div>
          ))}
          <SellerNote storeId={store.storeId} text={notes[store.storeId] ?? ''} onNote={(text) => onNote(store.storeId, text)} />
        </div>
      ))}
    </section>
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
