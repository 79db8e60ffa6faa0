import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { AddressFields } from './address-fields.tsx'
import { useAddressForm } from './use-address-form.ts'
import formStyles from '#storefront/ui/forms/form.module.css'

interface AddressDialogProps {
  /** The address to change; absent for a new one. */
  address?: Address | undefined
  /** What a new one begins with. */
  initial?: Partial<AddressForm> | undefined
  onClose: () => void
  onSaved: (address: Address) => void
  onRejected?: () => unknown
}

const formId = 'address-form'

/** The form of an address in a dialog. Input stays until it is saved or closed; the button stays in sight. */
export function AddressDialog({ address, initial, onClose, onSaved, onRejected }: AddressDialogProps) {
  const t = useT()
  const form = useAddressForm({ capitalName: t('addresses.region.TB'), address, initial, onSaved, onRejected })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(address ? 'addresses.editTitle' : 'addresses.add')}
      footer={
        <Button type="submit" form={formId} size="lg" wide busy={form.busy}>
          {t('addresses.save')}
        </Button>
      }
    >
      <form id={formId} {...form.formProps} className={formStyles.formGrid}>
        <AddressFields form={form} />
        <Checkbox label={t('addresses.makeDefault')} {...form.check('isDefault')} disabled={address?.isDefault} />
      </form>
    </Dialog>
  )
}
