import type { CartLine as Line } from '#contract/cart/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { storePath } from '#storefront/catalogue/links.ts'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { formatOnDay } from '#storefront/ui/text/dates.ts'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { CartLine } from './cart-line.tsx'
import { useCartCount } from '../store/cart-store.ts'
import type { Cart } from '../store/use-cart.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './cart-lines.module.css'
import cartLineStyles from './cart-line.module.css'

/** All cart lines, in one list 'normal goods' (specification, section 3), by store. */
export function CartLines({ cart }: { cart: Cart }) {
  const t = useT()
  const lines = cart.lines!
  const buyable = lines.filter((line) => line.available > 0)
  const selected = buyable.filter((line) => line.selected)
  const allSelected = buyable.length > 0 && selected.length === buyable.length
  return (
    <section className={panelStyles.panel} aria-labelledby="normal-goods">
      <div className={styles.clHead}>
        <Checkbox
          aria-label={t('cart.selectAll')}
          checked={allSelected}
          indeterminate={selected.length > 0 && !allSelected}
          disabled={buyable.length === 0}
          onChange={() => cart.selectAll(!allSelected)}
        />
        <h2 id="normal-goods">{t('cart.normalGoods')}</h2>
        {selected.length > 0 && (
          <button type="button" className="link" onClick={() => cart.remove(selected)}>
            {t('cart.removeSelected')}
          </button>
        )}
      </div>
      {byStore(lines).map((ofStore) => (
        <StoreLines key={ofStore[0]!.storeId} lines={ofStore} cart={cart} />
      ))}
    </section>
  )
}

/** Lines by store, in the order in which their first ones were added. */
function byStore(lines: Line[]): Line[][] {
  const stores = new Map<number, Line[]>()
  for (const line of lines) stores.set(line.storeId, [...(stores.get(line.storeId) ?? []), line])
  return [...stores.values()]
}

/** The lines of one store, which sends them in a parcel of its own, under its name and the day on which it arrives. */
function StoreLines({ lines, cart }: { lines: Line[]; cart: Cart }) {
  const t = useT()
  const lang = useLang()
  const { storeId, storeName } = lines[0]!
  // What was stored of the cart knows the day of a time before.
  const arrives = cart.storedAt === undefined ? lines.find((line) => line.arrives)?.arrives : undefined
  return (
    <section className={styles.store} aria-labelledby={`store-${storeId}`}>
      <header>
        <h3 id={`store-${storeId}`}>
          <Link to={storePath(storeId)}>{storeName}</Link>
        </h3>
        {arrives && (
          <p>
            <Icon name="truck" size={18} />
            <Words>{t('cart.store.arrives', { day: formatOnDay(arrives, lang) })}</Words>
          </p>
        )}
      </header>
      <ul>
        {lines.map((line) => (
          <CartLine key={line.offerId} line={line} cart={cart} />
        ))}
      </ul>
    </section>
  )
}

/** Lines of the skeleton where their number is not known, and at most. */
const [usualLines, maxLines] = [3, 8]

/** Shown until the lines are loaded: as many as the cart has. */
export function CartLinesSkeleton() {
  const t = useT()
  const count = Math.min(useCartCount() || usualLines, maxLines)
  return (
    <section className={panelStyles.panel} aria-busy="true" aria-label={t('ui.loading')}>
      <div className={styles.clHead}>
        <Skeleton className={styles.linewaitTitle} />
      </div>
      <Skeleton className={styles.linewaitStore} />
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={cartLineStyles.line}>
            <Skeleton className={styles.linewaitTick} />
            <Skeleton className={`${cartLineStyles.pic} ${styles.linewaitPic}`} />
            <div>
              <Skeleton className={styles.linewaitName} />
              <Skeleton className={styles.linewaitOption} />
            </div>
            <div className={cartLineStyles.qty}>
              <Skeleton className={styles.linewaitStep} />
            </div>
            <div className={cartLineStyles.sum}>
              <Skeleton className={styles.linewaitSum} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
