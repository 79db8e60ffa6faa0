import type { Address } from '#contract/addresses/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { addressLine } from './address-line.ts'
import choiceStyles from '#storefront/ui/forms/choice.module.css'
import styles from './address-card.module.css'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onDefault: () => void
}

/** One address of the address book with its actions. */
export function AddressCard({ address, onEdit, onRemove, onDefault }: AddressCardProps) {
  const t = useT()
  return (
    <li className={address.isDefault ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
      <Icon name="map-pin" size={20} />
      <div>
        <b>{address.recipient}</b> {address.isDefault && <Badge kind="mute">{t('addresses.default')}</Badge>}
        <p>{addressLine(t, address)}</p>
        <p className="num muted">{formatPhone(address.phone)}</p>
        {address.note && <p className="muted">{address.note}</p>}
        <div className={styles.acts}>
          {!address.isDefault && (
            <button type="button" className="link" onClick={onDefault}>
              {t('addresses.makeDefault')}
            </button>
          )}
          <button type="button" className="link" onClick={onEdit} aria-label={`${t('addresses.edit')}: ${addressLine(t, address)}`}>
            {t('addresses.edit')}
          </button>
          <button type="button" className="link" onClick={onRemove} aria-label={`${t('addresses.remove')}: ${addressLine(t, address)}`}>
            {t('addresses.remove')}
          </button>
        </div>
      </div>
    </li>
  )
}
