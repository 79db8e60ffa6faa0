import { useState, type SyntheticEvent } from 'react'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { regions } from '#contract/addresses/constants.ts'
import { addressErrors, normalizeAddress, type AddressErrors, type AddressField } from '#contract/addresses/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field, SelectField, TextAreaField } from '#storefront/ui/field.tsx'
import { toast } from '#storefront/ui/toast-store.ts'

interface AddressDialogProps {
  /** The address to change; absent for a new one. */
  address?: Address | undefined
  onClose: () => void
  onSaved: (address: Address) => void
}

/** The form of an address in a dialog. Input stays until it is saved or closed. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useT()
  const { errors, busy, submit } = useAddressForm(address, onSaved)
  return (
    <Dialog open onClose={onClose} title={t(address ? 'addresses.editTitle' : 'addresses.add')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="form-grid">
        <AddressFields address={address} errors={errors} />
        <Checkbox
          label={t('addresses.makeDefault')}
          name="isDefault"
          defaultChecked={address?.isDefault ?? false}
          disabled={address?.isDefault}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {t('addresses.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The fields a courier needs. */
function AddressFields({ address, errors }: { address: Address | undefined; errors: AddressErrors }) {
  const t = useT()
  const error = (field: AddressField) => {
    const key = errors[field]
    return key && t(key)
  }
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-muted">({t('addresses.optional')})</span>
    </>
  )
  return (
    <>
      <Field
        label={t('addresses.recipient')}
        name="recipient"
        autoComplete="name"
        defaultValue={address?.recipient}
        error={error('recipient')}
      />
      <Field
        label={t('addresses.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="5XX XX XX XX"
        defaultValue={address?.phone}
        error={error('phone')}
        help={t('addresses.phoneHelp')}
      />
      <SelectField label={t('addresses.region')} name="region" defaultValue={address?.region ?? 'TB'} error={error('region')}>
        {regions.map((region) => (
          <option key={region} value={region}>
            {t(`addresses.region.${region}`)}
          </option>
        ))}
      </SelectField>
      <Field label={t('addresses.city')} name="city" autoComplete="address-level2" defaultValue={address?.city} error={error('city')} />
      <Field
        label={t('addresses.street')}
        name="street"
        autoComplete="address-line1"
        defaultValue={address?.street}
        error={error('street')}
      />
      <div className="form-pair">
        <Field label={t('addresses.building')} name="building" defaultValue={address?.building} error={error('building')} />
        <Field label={optional(t('addresses.flat'))} name="flat" defaultValue={address?.flat} />
      </div>
      <OptionalFields address={address} error={error('postalCode')} />
    </>
  )
}

/** The optional fields, folded unless one is filled in. */
function OptionalFields({ address, error }: { address: Address | undefined; error: string | undefined }) {
  const t = useT()
  return (
    <details open={Boolean(address?.entrance || address?.floor || address?.note || address?.postalCode)}>
      <summary className="link">{t('addresses.more')}</summary>
      <div className="form-grid pt-3">
        <div className="form-pair">
          <Field label={t('addresses.entrance')} name="entrance" defaultValue={address?.entrance} />
          <Field label={t('addresses.floor')} name="floor" defaultValue={address?.floor} />
        </div>
        <Field
          label={t('addresses.postalCode')}
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={address?.postalCode}
          error={error}
        />
        <TextAreaField label={t('addresses.note')} name="note" maxLength={300} defaultValue={address?.note} />
      </div>
    </details>
  )
}

function useAddressForm(address: Address | undefined, onSaved: (address: Address) => void) {
  const [errors, setErrors] = useState<AddressErrors>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = readForm(new FormData(form), address?.isDefault ?? false)
    const invalid = addressErrors(body)
    setErrors(invalid)
    const first = Object.keys(invalid)[0] as AddressField | undefined
    if (first) return focusField(form, first)
    setBusy(true)
    try {
      const saved = address ? await api.addresses.update({ id: address.id, ...body }) : await api.addresses.create(body)
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { field } = error.params
      if (field) setErrors({ [field]: error.key } as AddressErrors)
      else toast({ text: error.message, kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { errors, busy, submit }
}

/** The form as the call takes it: empty optional fields are absent. */
function readForm(data: FormData, isDefault: boolean): AddressForm {
  const { isDefault: checked, ...fields } = Object.fromEntries(data) as Record<string, string>
  return { ...normalizeAddress(fields as unknown as AddressForm), ...requiredFields(fields), isDefault: isDefault || checked === 'on' }
}

/** Required fields stay even when empty, so that the rules name the missing one. */
function requiredFields(fields: Record<string, string>): Omit<AddressForm, 'isDefault'> {
  const { recipient = '', phone = '', region = '', city = '', street = '', building = '' } = fields
  return { recipient, phone, region: region as AddressForm['region'], city, street, building }
}

function focusField(form: HTMLFormElement, field: AddressField): void {
  ;(form.elements.namedItem(field) as HTMLElement | null)?.focus()
}
