import type { SavedCard } from '#contract/payments/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import choiceStyles from '#storefront/ui/forms/choice.module.css'
import { Icon } from '#storefront/ui/icon.tsx'
import { CardExpiry } from './card-expiry.tsx'
import styles from './my-cards.module.css'

interface CardRowProps {
  card: SavedCard
  onDefault: () => void
  onRemove: () => void
}

/** One saved card with its actions. */
export function CardRow({ card, onDefault, onRemove }: CardRowProps) {
  const t = useT()
  const { brand, lastFour, isDefault, expired } = card
  const name = t('payments.cards.name', { brand, lastFour })
  return (
    <li className={isDefault ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
      <Icon name="credit-card" size={20} />
      <div>
        <h2 className={styles.name}>{name}</h2> {isDefault && <Badge kind="mute">{t('payments.cards.default')}</Badge>}
        <CardExpiry card={card} />
        <div className={styles.acts}>
          {!isDefault && !expired && (
            <button
              type="button"
              className="link"
              onClick={onDefault}
              aria-label={t('payments.cards.of', { action: t('payments.cards.makeDefault'), card: name })}
            >
              {t('payments.cards.makeDefault')}
            </button>
          )}
          <button
            type="button"
            className="link"
            onClick={onRemove}
            aria-label={t('payments.cards.of', { action: t('payments.cards.remove'), card: name })}
          >
            {t('payments.cards.remove')}
          </button>
        </div>
      </div>
    </li>
  )
}
