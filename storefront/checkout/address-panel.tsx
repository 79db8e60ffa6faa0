import { useState } from 'react'
import { Link } from 'react-router'
import type { Address } from '#contract/addresses/calls.ts'
import { AddressDialog } from '#storefront/addresses/address-dialog.tsx'
import { addressLine } from '#storefront/addresses/address-lines.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatPhone } from '#contract/core/phone.ts'

interface AddressPanelProps {
  addresses: Address[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Where the goods go: the member's addresses, one chosen, a new one added in place. */
export function AddressPanel({ addresses, chosen, onChoose }: AddressPanelProps) {
  const t = useT()
  // What is added or changed here shows at once, without loading the page anew.
  const [saved, setSaved] = useState<Address[]>([])
  const [open, setOpen] = useState<{ address?: Address } | null>(null)
  const shown = [...addresses.filter(({ id }) => !saved.some((other) => other.id === id)), ...saved]
  return (
    <section className="panel" aria-labelledby="checkout-address">
      <div className="panel__head">
        <span className="num-b">1</span>
        <h2 id="checkout-address">{t('checkout.address.title')}</h2>
        {shown.length > 0 && (
          <Link className="link more" to="/user/profile/addresses">
            {t('checkout.address.all')}
          </Link>
        )}
      </div>
      <div role="radiogroup" aria-labelledby="checkout-address">
        {shown.map((address) => (
          <AddressChoice
            key={address.id}
            address={address}
            chosen={address.id === chosen}
            onChoose={() => onChoose(address.id)}
            onEdit={() => setOpen({ address })}
          />
        ))}
      </div>
      <Button kind={shown.length > 0 ? 'quiet' : 'soft'} icon="plus" className="mt-3" onClick={() => setOpen({})}>
        {t('addresses.add')}
      </Button>
      {open && (
        <AddressDialog
          address={open.address}
          onClose={() => setOpen(null)}
          onSaved={(address) => {
            setSaved([...saved.filter(({ id }) => id !== address.id), address])
            onChoose(address.id)
            setOpen(null)
          }}
        />
      )}
    </section>
  )
}

interface AddressChoiceProps {
  address: Address
  chosen: boolean
  onChoose: () => void
  onEdit: () => void
}

function AddressChoice({ address, chosen, onChoose, onEdit }: AddressChoiceProps) {
  const t = useT()
  const line = addressLine(t, address)
  return (
    <div className={chosen ? 'pick on' : 'pick'}>
      <input
        type="radio"
        className="radio"
        name="address"
        id={`address-${address.id}`}
        checked={chosen}
        onChange={onChoose}
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
