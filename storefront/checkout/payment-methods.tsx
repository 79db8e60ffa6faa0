import type { PaymentMethod } from '#contract/checkout/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import panelStyles from '#storefront/ui/panel.module.css'
import choiceStyles from '#storefront/ui/choice.module.css'

interface PaymentMethodsProps {
  methods: PaymentMethod[]
  selected: PaymentMethod
  onSelect: (method: PaymentMethod) => void
}

/** How it is paid. */
export function PaymentMethods({ methods, selected, onSelect }: PaymentMethodsProps) {
  const t = useT()
  return (
    <section className={panelStyles.panel} aria-labelledby="checkout-payment">
      <div className={panelStyles.panelHead}>
        <span className={panelStyles.numB}>3</span>
        <h2 id="checkout-payment">{t('checkout.payment.title')}</h2>
      </div>
      <div role="radiogroup" aria-labelledby="checkout-payment">
        {methods.map((method) => (
          <label key={method} className={method === selected ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
            <input
              type="radio"
              className={choiceStyles.radio}
              name="method"
              value={method}
              checked={method === selected}
              onChange={() => onSelect(method)}
            />
            <span>
              <b>{t(`checkout.payment.${method}`)}</b>
              <span className="block muted">{t(`checkout.payment.${method}Text`)}</span>
            </span>
            <Icon name={method === 'cash' ? 'banknote' : 'credit-card'} size={24} />
          </label>
        ))}
      </div>
    </section>
  )
}
