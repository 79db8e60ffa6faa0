import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { FormDialog } from '#storefront/app/forms/form-dialog.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { AddressFields } from './address-fields.tsx'
import { useAddressForm } from './use-address-form.ts'

interface AddressDialogProps {
  /** The address to change; absent for a new one. */
  address?: Address | undefined
  /** What a new one begins with. */
  initial?: Partial<AddressForm> | undefined
  onClose: () => void
  onSaved: (address: Address) => void
  onRejected?: () => unknown
}

/** The form of an address in a dialog. Input stays until it is saved or closed; the button stays in sight. */
export function AddressDialog({ address, initial, onClose, onSaved, onRejected }: AddressDialogProps) {
  const t = useT()
  const form = useAddressForm({ capitalName: t('addresses.region.TB'), address, initial, onSaved, onRejected })
  return (
    <FormDialog title={t(address ? 'addresses.editTitle' : 'addresses.add')} form={form} submit={t('addresses.save')} onClose={onClose}>
      <AddressFields form={form} />
      <Checkbox label={t('addresses.makeDefault')} {...form.check('isDefault')} disabled={address?.isDefault} />
    </FormDialog>
  )
}
