import type { ReactNode } from 'react'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { SavedCard } from '#contract/payments/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CardExpiry } from '#storefront/payments/card-expiry.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { PanelStep } from '#storefront/ui/layout/panel.tsx'
import choiceStyles from '#storefront/ui/forms/choice.module.css'

interface PaymentMethodsProps {
  methods: PaymentMethod[]
  /** The least that is paid by card (tetri), where the order costs less. */
  cardMinimum: number | undefined
  cards: SavedCard[]
  selected: PaymentMethod
  /** The saved card that is chosen. */
  cardId: string | undefined
  onSelect: (method: PaymentMethod, cardId?: string) => void
}

/** How it is paid: by a saved card, by another one, or in cash. No card is chosen before the shopper chooses it. */
export function PaymentMethods({ methods, cardMinimum, cards, selected, cardId, onSelect }: PaymentMethodsProps) {
  const t = useT()
  const isOff = (method: PaymentMethod) => method === 'sandbox' && cardMinimum !== undefined
  const isOn = (method: PaymentMethod) => method === selected && cardId === undefined
  return (
    <section className={panelStyles.panel} aria-labelledby="checkout-payment">
      <PanelStep step={3} id="checkout-payment" title={t('checkout.payment.title')} />
      <div role="radiogroup" aria-labelledby="checkout-payment">
        {methods.includes('sandbox') &&
          cardMinimum === undefined &&
          cards.map((card) => (
            <Choice
              key={card.id}
              value={card.id}
              isOn={card.id === cardId}
              isOff={card.expired}
              onSelect={() => onSelect('sandbox', card.id)}
              icon="credit-card"
            >
              <b className="num">{t('payments.cards.name', { brand: card.brand, lastFour: card.lastFour })}</b>
              <CardExpiry card={card} />
            </Choice>
          ))}
        {methods.map((method) => (
          <Choice
            key={method}
            value={method}
            isOn={isOn(method)}
            isOff={isOff(method)}
            onSelect={() => onSelect(method)}
            icon={method === 'cash' ? 'banknote' : 'credit-card'}
          >
            <b>{t(method === 'sandbox' && cards.length > 0 ? 'checkout.payment.other' : `checkout.payment.${method}`)}</b>
            <span className="block muted">
              {isOff(method) ? t('checkout.payment.minimum', { min: formatGel(cardMinimum!) }) : t(`checkout.payment.${method}Text`)}
            </span>
          </Choice>
        ))}
      </div>
    </section>
  )
}

interface ChoiceProps {
  value: string
  isOn: boolean
  /** It cannot be chosen, as a card that has expired. */
  isOff: boolean
  onSelect: () => void
  icon: IconName
  children: ReactNode
}

/** One way to pay. */
function Choice({ value, isOn, isOff, onSelect, icon, children }: ChoiceProps) {
  return (
    <label className={isOn ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
      <input type="radio" className={choiceStyles.radio} name="method" value={value} checked={isOn} disabled={isOff} onChange={onSelect} />
      <span>{children}</span>
      <Icon name={icon} size={24} />
    </label>
  )
}
