import { useT } from '#storefront/app/i18n/messages.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { OrderItems } from './order-items.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useCheckout, type CheckoutData } from './use-checkout.ts'

/** The whole checkout on one page: address, items, payment method, and the total on the button. */
export function CheckoutForm(data: CheckoutData) {
  const t = useT()
  const { choices, updateChoices, error, busy, submit } = useCheckout(data)
  return (
    <div className="frame checkout">
      <PageTitle title={t('checkout.title')} />
      <h1 className="h1 py-6">{t('checkout.title')}</h1>
      <div className="two">
        <div>
          <DeliveryAddress addresses={data.addresses} selected={choices.addressId} onSelect={(addressId) => updateChoices({ addressId })} />
          <OrderItems
            stores={data.quote.stores}
            notes={choices.notes}
            onNote={(storeId, text) => updateChoices({ notes: { ...choices.notes, [storeId]: text } })}
          />
          <PaymentMethods methods={data.quote.methods} selected={choices.method} onSelect={(method) => updateChoices({ method })} />
        </div>
        <OrderSummary
          quote={data.quote}
          method={choices.method}
          agreement={choices.agreement}
          onAgree={(agreement) => updateChoices({ agreement })}
          error={error}
          busy={busy}
          onSubmit={() => void submit()}
        />
      </div>
    </div>
  )
}
