import { formatGel } from '#contract/core/money.ts'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import type { Cart } from '../store/use-cart.ts'
import { PurchaseTerms, Sums } from './sums.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import summaryStyles from '#storefront/ui/layout/summary.module.css'
import sumBarStyles from '#storefront/ui/layout/sum-bar.module.css'
import styles from './cart-summary.module.css'

/** The totals of the selected lines that can be bought, and the button to the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useT()
  const member = useMember()
  const { total, savings, units } = cart.sums
  const selectedCount = orderedLines(cart).length
  if (!cart.lines) return <SummarySkeleton />
  return (
    <aside className={`${panelStyles.panel} ${summaryStyles.sum}`} aria-labelledby="sum">
      <h2 id="sum">{t('cart.sum.title')}</h2>
      <Sums
        items={
          units === selectedCount
            ? t('cart.sum.items', { count: selectedCount })
            : t('cart.sum.goods', { count: selectedCount, units: t('cart.units', { count: units }) })
        }
        subtotal={total + savings}
        savings={savings}
        total={total}
        large
      />
      <output className="vh">{t('cart.sum.live', { units: t('cart.units', { count: units }), total: formatGel(total) })}</output>
      <CheckoutButton cart={cart} text={t('cart.sum.order')} />
      {!member && units > 0 && <p className={summaryStyles.sumNote}>{t('cart.sum.login')}</p>}
      {units === 0 && <p className={summaryStyles.sumNote}>{t('cart.sum.nothing')}</p>}
      <PurchaseTerms />
    </aside>
  )
}

/** The total and the button on phones, fixed above the bottom bar. */
export function CartSummaryBar({ cart }: { cart: Cart }) {
  const t = useT()
  const { total, units } = cart.sums
  if (!cart.lines?.length) return null
  return (
    <div className={`${sumBarStyles.sumbar} only-s`}>
      <div>
        <small className="ok">{t('cart.sum.deliveryFree')}</small>
        <b>
          <Money tetri={total} />
        </b>
      </div>
      <CheckoutButton
        cart={cart}
        text={units > 0 ? t('cart.sum.orderUnits', { units: t('cart.units', { count: units }) }) : t('cart.sum.order')}
        compact
      />
    </div>
  )
}

const orderedLines = ({ lines = [] }: Cart) => lines.filter((line) => line.selected && line.available > 0)

/** A member goes to the checkout; a visitor is asked for the account over the page first, keeps the cart and continues there. */
function CheckoutButton({ cart, text, compact }: { cart: Cart; text: string; compact?: boolean }) {
  const t = useT()
  const { units } = cart.sums
  const [line, ...others] = orderedLines(cart)
  const buttonStyle = compact ? {} : { size: 'lg' as const, wide: true }
  if (!line || cart.storedAt !== undefined) {
    return (
      <Button {...buttonStyle} disabled>
        {text}
      </Button>
    )
  }
  return (
    <LinkButton
      {...buttonStyle}
      to="/submit"
      rel="nofollow"
      onClick={membersOnly('/submit', others.length > 0 ? t('cart.units', { count: units }) : line.name)}
    >
      {text}
    </LinkButton>
  )
}

function SummarySkeleton() {
  return (
    <aside className={`${panelStyles.panel} ${summaryStyles.sum}`} aria-hidden="true">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.first} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.total} />
      <Skeleton className={styles.button} />
    </aside>
  )
}
