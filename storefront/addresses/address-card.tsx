import type { Address } from '#contract/addresses/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { addressLine } from './address-line.ts'

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
    <li className={address.isDefault ? 'pick on' : 'pick'}>
      <Icon name="map-pin" size={20} />
      <div>
        <b>{address.recipient}</b> {address.isDefault && <Badge kind="mute">{t('addresses.default')}</Badge>}
        <p>{addressLine(t, address)}</p>
        <p className="num text-muted">{formatPhone(address.phone)}</p>
        {address.note && <p className="text-muted">{address.note}</p>}
        <div className="flex flex-wrap gap-4 pt-2">
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
