import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { SavedCard } from '#contract/payments/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CardExpiry } from '#storefront/payments/card-expiry.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
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
            <SavedCardChoice key={card.id} card={card} isOn={card.id === cardId} onSelect={() => onSelect('sandbox', card.id)} />
          ))}
        {methods.map((method) => (
          <label key={method} className={isOn(method) ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
            <input
              type="radio"
              className={choiceStyles.radio}
              name="method"
              value={method}
              checked={isOn(method)}
              disabled={isOff(method)}
              onChange={() => onSelect(method)}
            />
            <span>
              <b>{t(method === 'sandbox' && cards.length > 0 ? 'checkout.payment.other' : `checkout.payment.${method}`)}</b>
              <span className="block muted">
                {isOff(method) ? t('checkout.payment.minimum', { min: formatGel(cardMinimum!) }) : t(`checkout.payment.${method}Text`)}
              </span>
            </span>
            <Icon name={method === 'cash' ? 'banknote' : 'credit-card'} size={24} />
          </label>
        ))}
      </div>
    </section>
  )
}

/** A saved card as a choice; one that has expired cannot be chosen. */
function SavedCardChoice({ card, isOn, onSelect }: { card: SavedCard; isOn: boolean; onSelect: () => void }) {
  const t = useT()
  const { id, brand, lastFour, expired } = card
  return (
    <label className={isOn ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
      <input type="radio" className={choiceStyles.radio} name="method" value={id} checked={isOn} disabled={expired} onChange={onSelect} />
      <span>
        <b className="num">{t('payments.cards.name', { brand, lastFour })}</b>
        <CardExpiry card={card} />
      </span>
      <Icon name="credit-card" size={24} />
    </label>
  )
}
