import { useState } from 'react'
import { Link } from 'react-router'
import type { Address } from '#contract/addresses/calls.ts'
import { AddressDialog } from '#storefront/addresses/address-dialog.tsx'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatPhone } from '#contract/core/phone.ts'

interface DeliveryAddressProps {
  addresses: Address[]
  selected: string | undefined
  onSelect: (id: string) => void
}

/** The delivery address: the member's addresses, one selected, and a dialog to add or edit one. */
export function DeliveryAddress({ addresses, selected, onSelect }: DeliveryAddressProps) {
  const t = useT()
  // Addresses saved here are shown at once, without reloading the page.
  const [saved, setSaved] = useState<Address[]>([])
  const [open, setOpen] = useState<{ address?: Address } | null>(null)
  const listed = [...addresses.filter(({ id }) => !saved.some((other) => other.id === id)), ...saved]
  return (
    <section className="panel" aria-labelledby="checkout-address">
      <div className="panel__head">
        <span className="num-b">1</span>
        <h2 id="checkout-address">{t('checkout.address.title')}</h2>
        {listed.length > 0 && (
          <Link className="link more" to="/user/profile/addresses">
            {t('checkout.address.all')}
          </Link>
        )}
      </div>
      <div role="radiogroup" aria-labelledby="checkout-address">
        {listed.map((address) => (
          <AddressOption
            key={address.id}
            address={address}
            selected={address.id === selected}
            onSelect={() => onSelect(address.id)}
            onEdit={() => setOpen({ address })}
          />
        ))}
      </div>
      <Button kind={listed.length > 0 ? 'quiet' : 'soft'} icon="plus" className="mt-3" onClick={() => setOpen({})}>
        {t('addresses.add')}
      </Button>
      {open && (
        <AddressDialog
          address={open.address}
          onClose={() => setOpen(null)}
          onSaved={(address) => {
            setSaved([...saved.filter(({ id }) => id !== address.id), address])
            onSelect(address.id)
            setOpen(null)
          }}
        />
      )}
    </section>
  )
}

interface AddressOptionProps {
  address: Address
  selected: boolean
  onSelect: () => void
  onEdit: () => void
}

function AddressOption({ address, selected, onSelect, onEdit }: AddressOptionProps) {
  const t = useT()
  const line = addressLine(t, address)
  return (
    <div className={selected ? 'pick on' : 'pick'}>
      <input
        type="radio"
        className="radio"
        name="address"
        id={`address-${address.id}`}
        checked={selected}
        onChange={onSelect}
        aria-describedby={`address-${address.id}-line`}
      />
      <label htmlFor={`address-${address.id}`}>
        <b>{address.recipient}</b> {address.isDefault && <Badge kind="mute">{t('addresses.default')}</Badge>}
        <span className="block" id={`address-${address.id}-line`}>
          {line}
        </span>
        <span className="num block text-muted">{formatPhone(address.phone)}</span>
      </label>
      <button type="button" className="link" onClick={onEdit} aria-label={`${t('addresses.edit')}: ${line}`}>
        {t('addresses.edit')}
      </button>
    </div>
  )
}
