import { useEffect, useRef } from 'react'
import type { PaymentMethod, Quote } from '#contract/checkout/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import { PurchaseTerms, Sums } from '#storefront/cart/page/sums.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { SubmitError } from './checkout-choices.ts'
import { agreementId } from './use-checkout.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import summaryStyles from '#storefront/ui/layout/summary.module.css'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  quote: Quote
  method: PaymentMethod
  total: number
  agreement: boolean
  agreementMissing: boolean
  onAgree: (agreement: boolean) => void
  error: SubmitError | undefined
  busy: boolean
  onSubmit: () => void
}

/** The totals, the agreement and the submit button, which shows the amount. */
export function OrderSummary({ quote, method, total, agreement, agreementMissing, onAgree, error, busy, onSubmit }: OrderSummaryProps) {
  const t = useT()
  return (
    <aside className={`${panelStyles.panel} ${summaryStyles.sum}`}>
      <h2>{t('checkout.sum.title')}</h2>
      <Sums {...quote} items={t('checkout.sum.goods', { count: quote.units })} />
      {/* The form has the button only: the address is a form too, and forms do not nest. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Checkbox
          className={summaryStyles.agree}
          checked={agreement}
          onChange={(event) => onAgree(event.target.checked)}
          id={agreementId}
          aria-invalid={agreementMissing || undefined}
          aria-describedby={agreementMissing ? 'agreement-missing' : undefined}
          label={
            <Rich
              id="checkout.agree"
              tags={{
                terms: (text) => <NewTabLink to="/protocol_ty_fx">{text}</NewTabLink>,
                returns: (text) => <NewTabLink to="/policy?key=withdrawal">{text}</NewTabLink>,
              }}
            />
          }
        />
        {agreementMissing && (
          <p role="alert" className={styles.obstacle} id="agreement-missing">
            <Icon name="circle-alert" size={18} />
            <span>{t('checkout.agreement')}</span>
          </p>
        )}
        {error && <SubmitErrorNote text={error.text} errorKey={error.key} />}
        <Button type="submit" size="lg" wide icon={method === 'cash' ? undefined : 'lock'} busy={busy} className="only-l">
          <span className="num">{t(method === 'cash' ? 'checkout.order' : 'checkout.pay', { total: formatGel(total) })}</span>
        </Button>
      </form>
      <PurchaseTerms />
    </aside>
  )
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="link" href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** Takes the focus, so that it is announced and visible. */
function SubmitErrorNote({ text, errorKey }: { text: string; errorKey: string }) {
  const t = useT()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [text])
  return (
    <div ref={note} tabIndex={-1} role="alert" className={styles.obstacle}>
      <Icon name="circle-alert" size={18} />
      <span>{text}</span>
      {errorKey === 'checkout.tooManyUnpaid' && (
        <LinkButton kind="quiet" size="sm" to="/user/profile/orders?tab=toPay">
          {t('checkout.toOrders')}
        </LinkButton>
      )}
    </div>
  )
}
