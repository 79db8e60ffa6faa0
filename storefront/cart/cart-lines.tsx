import { useT } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { Skeleton } from '#storefront/ui/skeleton.tsx'
import { CartLine } from './cart-line.tsx'
import type { Cart } from './use-cart.ts'

/** All cart lines, in one list 'normal goods' (specification, section 3). */
export function CartLines({ cart }: { cart: Cart }) {
  const t = useT()
  const lines = cart.lines!
  const buyable = lines.filter((line) => line.available > 0)
  const selected = buyable.filter((line) => line.selected)
  const allSelected = buyable.length > 0 && selected.length === buyable.length
  return (
    <section className="panel" aria-labelledby="normal-goods">
      <div className="cl-head">
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
      <ul>
        {lines.map((line) => (
          <CartLine key={line.offerId} line={line} cart={cart} />
        ))}
      </ul>
    </section>
  )
}

/** Shown until the lines are loaded. */
export function CartLinesSkeleton() {
  const t = useT()
  return (
    <section className="panel" aria-busy="true" aria-label={t('ui.loading')}>
      <div className="cl-head">
        <Skeleton className="h-5 w-1/3" />
      </div>
      <ul aria-hidden="true">
        {[1, 2, 3].map((index) => (
          <li key={index} className="line">
            <Skeleton className="mt-[42px] size-5 rounded-tag" />
            <Skeleton className="line__pic rounded-card" />
            <div>
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-3 h-3 w-1/2" />
            </div>
            <div className="line__qty">
              <Skeleton className="h-10 w-[120px] rounded-control" />
            </div>
            <div className="line__sum">
              <Skeleton className="ml-auto h-5 w-20" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
