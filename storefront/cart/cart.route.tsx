import { useEffect } from 'react'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { UndoBar } from '#storefront/ui/overlays/undo-bar.tsx'
import { CartLines, CartLinesSkeleton } from './page/cart-lines.tsx'
import { CartSummary, CartSummaryBar } from './page/cart-summary.tsx'
import { EmptyCart } from './page/empty-cart.tsx'
import { useCart, type Cart } from './store/use-cart.ts'
import { RecentlyViewedStrip } from './page/recently-viewed-strip.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import styles from './page/cart-page.module.css'
import twoColumnsStyles from '#storefront/ui/layout/two-columns.module.css'

/** The same page for everybody; the browser loads the cart. `/cart--` is an alias. */

export default function CartRoute() {
  const t = useT()
  const cart = useCart()
  const { lines } = cart
  useEffect(() => {
    // True of the document as it came, and for this visit of its page alone.
    if (lines) removeMark()
    return removeMark
  }, [lines])
  return (
    <div className="page">
      <PageTitle title={t('cart.title')} description={t('cart.empty.text')} />
      <div className={`frame ${styles.cart}`}>
        <header className={styles.head}>
          <h1 className="h1" id="cart-title" tabIndex={-1}>
            {t('cart.title')}
          </h1>
          {lines && lines.length > 0 && <span className="muted num">{t('cart.count', { count: lines.length })}</span>}
        </header>
        <noscript>
          <p className={styles.stored}>{t('cart.noScript')}</p>
        </noscript>
        <CartContent cart={cart} />
        <RecentlyViewedStrip except={(lines ?? []).map((line) => line.productId)} isFilled={lines !== undefined && lines.length > 0} />
      </div>
      <CartSummaryBar cart={cart} />
    </div>
  )
}

const removeMark = (): void => void delete document.documentElement.dataset.withoutCart

/** Until the lines are known, both the empty state and the skeleton are there: the document's mark decides which one is seen (`markWithoutCart`). */
function CartContent({ cart }: { cart: Cart }) {
  const t = useT()
  const lang = useLang()
  const { lines, failed } = cart
  if (failed && !lines) {
    return (
      <EmptyState
        illustration="wifi-off"
        title={t('cart.failed.title')}
        text={t('cart.failed.text')}
        action={<Button onClick={() => void cart.reload()}>{t('cart.failed.again')}</Button>}
      />
    )
  }
  const isEmpty = lines?.length === 0
  return (
    <>
      {(isEmpty || !lines) && (
        <div className={lines ? undefined : styles.ifEmpty}>
          <EmptyCart isKnown={isEmpty} />
        </div>
      )}
      {isEmpty ? (
        <RemovalNotice cart={cart} />
      ) : (
        <div className={`${twoColumnsStyles.two} ${lines ? '' : styles.ifFilled}`}>
          <div>
            {cart.storedAt && <p className={styles.stored}>{t('cart.stored.text', { when: formatMoment(cart.storedAt, lang) })}</p>}
            <fieldset className={styles.lines} disabled={cart.storedAt !== undefined} aria-labelledby="cart-title">
              {lines ? <CartLines cart={cart} /> : <CartLinesSkeleton />}
            </fieldset>
            <RemovalNotice cart={cart} />
          </div>
          <CartSummary cart={cart} />
        </div>
      )}
    </>
  )
}

/** Offers to undo a removal for six seconds. */
function RemovalNotice({ cart: { removed, undo, dismissRemoved } }: { cart: Cart }) {
  const t = useT()
  const name = removed?.lines[0]?.name
  useEffect(() => {
    // The focused button was removed with its line.
    if (removed && document.activeElement === document.body) document.getElementById('cart-title')?.focus({ preventScroll: true })
  }, [removed])
  return (
    <div aria-live="polite">
      {removed && (
        <UndoBar
          key={removed.id}
          text={removed.lines.length === 1 ? t('cart.removed', { name }) : t('cart.removedMany', { count: removed.lines.length })}
          onUndo={undo}
          onDismiss={dismissRemoved}
        />
      )}
    </div>
  )
}
