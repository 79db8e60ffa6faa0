import { useT } from '#storefront/app/i18n/messages.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { AddressPanel } from './address-panel.tsx'
import { GoodsPanel } from './goods-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { SumPanel } from './sum-panel.tsx'
import { useCheckout, type CheckoutData } from './use-checkout.ts'

/** The whole checkout on one page: where to, what, how paid, and the sum on the button. */
export function CheckoutForm(data: CheckoutData) {
  const t = useT()
  const { choices, choose, obstacle, busy, submit } = useCheckout(data)
  return (
    <div className="frame checkout">
      <PageTitle title={t('checkout.title')} />
      <h1 className="h1 py-6">{t('checkout.title')}</h1>
      <div className="two">
        <div>
          <AddressPanel addresses={data.addresses} chosen={choices.addressId} onChoose={(addressId) => choose({ addressId })} />
          <GoodsPanel
            stores={data.quote.stores}
            notes={choices.notes}
            onNote={(storeId, text) => choose({ notes: { ...choices.notes, [storeId]: text } })}
          />
          <PaymentPanel methods={data.quote.methods} chosen={choices.method} onChoose={(method) => choose({ method })} />
        </div>
        <SumPanel
          quote={data.quote}
          method={choices.method}
          agreement={choices.agreement}
          onAgree={(agreement) => choose({ agreement })}
          obstacle={obstacle}
          busy={busy}
          onSubmit={() => void submit()}
        />
      </div>
    </div>
  )
}
