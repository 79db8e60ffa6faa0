import { useState } from 'react'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { Address } from '#contract/addresses/calls.ts'
import { formatPhone } from '#contract/core/phone.ts'
import { AddressDialog } from '#storefront/addresses/address-dialog.tsx'
import { AddressFields } from '#storefront/addresses/address-fields.tsx'
import { addressLine } from '#storefront/addresses/address-line.ts'
import type { AddressFormState } from '#storefront/addresses/use-address-form.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { knownOf } from './known-recipient.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { PanelStep } from '#storefront/ui/layout/panel.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import styles from './delivery-address.module.css'
import choiceStyles from '#storefront/ui/forms/choice.module.css'
import { Link } from '#storefront/ui/link.tsx'

interface DeliveryAddressProps {
  book: Address[]
  /** The form of the first address, filled in on the page. */
  form: AddressFormState
  member: MemberInfo
  selected: string | undefined
  onSelect: (id: string) => void
  onSaved: (address: Address) => void
  onSubmit: () => void
}

/** The delivery address: the fields of the first one, or the member's addresses with one selected and a dialog for another. */
export function DeliveryAddress({ book, form, member, selected, onSelect, onSaved, onSubmit }: DeliveryAddressProps) {
  const t = useT()
  const initial = knownOf(member)
  return (
    <section className={panelStyles.panel} aria-labelledby="checkout-address">
      <PanelStep step={1} id="checkout-address" title={t('checkout.address.title')}>
        {book.length > 0 && (
          <Link className={`link ${panelStyles.more}`} to="/user/profile/addresses">
            {t('checkout.address.all')}
          </Link>
        )}
      </PanelStep>
      {book.length === 0 ? (
        <form
          {...form.formProps}
          className={`${formStyles.formGrid} ${styles.checkoutAddress}`}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <AddressFields form={form} />
        </form>
      ) : (
        <AddressChoice book={book} initial={initial} selected={selected} onSelect={onSelect} onSaved={onSaved} />
      )}
    </section>
  )
}

type AddressChoiceProps = Pick<DeliveryAddressProps, 'book' | 'selected' | 'onSelect' | 'onSaved'> & { initial: ReturnType<typeof knownOf> }

function AddressChoice({ book, initial, selected, onSelect, onSaved }: AddressChoiceProps) {
  const t = useT()
  const [open, setOpen] = useState<{ address?: Address } | null>(null)
  return (
    <>
      <div role="radiogroup" aria-labelledby="checkout-address">
        {book.map((address) => (
          <AddressOption
            key={address.id}
            address={address}
            selected={address.id === selected}
            onSelect={() => onSelect(address.id)}
            onEdit={() => setOpen({ address })}
          />
        ))}
      </div>
      <Button kind="quiet" icon="plus" className={styles.add} onClick={() => setOpen({})}>
        {t('addresses.add')}
      </Button>
      {open && (
        <AddressDialog
          address={open.address}
          initial={initial}
          onClose={() => setOpen(null)}
          onSaved={(address) => {
            onSaved(address)
            onSelect(address.id)
            setOpen(null)
          }}
        />
      )}
    </>
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
    <div className={selected ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}>
      <input
        type="radio"
        className={choiceStyles.radio}
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
        <span className={`${styles.phone} num block muted`}>{formatPhone(address.phone)}</span>
      </label>
      <button type="button" className="link" onClick={onEdit} aria-label={`${t('addresses.edit')}: ${line}`}>
        {t('addresses.edit')}
      </button>
    </div>
  )
}
