import { useT } from '#storefront/app/i18n/messages.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { OrderItems } from './order-items.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { OrderSummary } from './order-summary.tsx'
import { UnpaidNote } from './unpaid-orders.tsx'
import { useCheckout, type CheckoutData } from './use-checkout.ts'
import styles from './checkout-form.module.css'
import twoColumnsStyles from '#storefront/ui/layout/two-columns.module.css'

/** The whole checkout on one page: address, items, payment method, and the total on the button, which phones keep in sight. */
export function CheckoutForm(data: CheckoutData) {
  const t = useT()
  const { book, saveAddress, addressForm, choices, updateChoices, agreementMissing, error, busy, submit } = useCheckout(data)
  const press = { method: choices.method, total: data.quote.total, busy, onSubmit: () => void submit() }
  return (
    <div className={`frame ${styles.checkout}`}>
      <PageTitle title={t('checkout.title')} />
      <h1 className={`h1 ${styles.title}`}>{t('checkout.title')}</h1>
      {data.buyNow?.group && <p className={styles.group}>{t('checkout.group')}</p>}
      {data.unpaid.length > 0 && <UnpaidNote orders={data.unpaid} serverNow={data.serverNow} />}
      <div className={twoColumnsStyles.two}>
        <div>
          <DeliveryAddress
            book={book}
            form={addressForm}
            member={data.member}
            selected={choices.addressId}
            onSelect={(addressId) => updateChoices({ addressId })}
            onSaved={saveAddress}
            onSubmit={press.onSubmit}
          />
          <OrderItems
            quote={data.quote}
            buyNow={data.buyNow}
            notes={choices.notes}
            onNote={(storeId, text) => updateChoices({ notes: { ...choices.notes, [storeId]: text } })}
          />
          <PaymentMethods
            methods={data.quote.methods}
            cardMinimum={data.quote.cardMinimum}
            cards={data.cards}
            selected={choices.method}
            cardId={choices.cardId}
            onSelect={(method, cardId) => updateChoices({ method, cardId })}
          />
        </div>
        <OrderSummary
          {...press}
          quote={data.quote}
          agreement={choices.agreement}
          agreementMissing={agreementMissing}
          onAgree={(agreement) => updateChoices({ agreement })}
          error={error}
        />
      </div>
      <CheckoutBar {...press} units={data.quote.units} />
    </div>
  )
}
